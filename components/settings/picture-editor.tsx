"use client";

import { Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { checkPicture, removePicture, uploadPicture } from "@/components/accounts/upload-picture";
import { useObjectUrl } from "@/components/accounts/use-object-url";
import { settingsMessages } from "@/components/settings/messages";
import { ActionForm } from "@/components/ui/action-form";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { FieldError } from "@/components/ui/field-note";
import { showError, showToast } from "@/components/ui/toast";
import { removeProfilePicture } from "@/lib/actions/settings";
import { UNREACHABLE } from "@/lib/client/api";

const CropDialog = dynamic(
  () => import("@/components/settings/crop-dialog").then(({ CropDialog }) => CropDialog),
  { ssr: false },
);

/** The profile's picture: chosen, cropped, sent. Without scripts it is sent as it is. */
export function PictureEditor({
  name,
  stored,
  refused,
}: {
  name: string;
  /** The address of the one stored; null without one. */
  stored: string | null;
  /** Why one that was sent without scripts was not taken. */
  refused?: string;
}) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState(refused);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const src = useObjectUrl(chosen);
  const router = useRouter();

  function choose(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const refusal = checkPicture(file);
    setProblem(refusal ?? undefined);
    if (refusal && input.current) input.current.value = "";
    if (!refusal) setChosen(file);
  }

  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  }

  async function send(picture: File): Promise<string | null> {
    const refusal = await uploadPicture(picture).catch(() => UNREACHABLE);
    if (refusal) return refusal;
    showToast(settingsMessages.picture);
    router.refresh();
    return null;
  }

  async function remove() {
    setBusy(true);
    const refusal = await removePicture();
    setBusy(false);
    if (refusal) return showError(refusal);
    showToast(settingsMessages.removed);
    router.refresh();
    // The button goes with the picture: the focus stays here.
    input.current?.focus();
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} src={stored} size="xl" />
      <div className="grid gap-1">
        <p className="label">Picture</p>
        {problem ? (
          <FieldError id="picture-note">{problem}</FieldError>
        ) : (
          <p id="picture-note" className="meta">
            JPG, PNG or GIF, max 5MB
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <form method="post" action="/api/avatar" encType="multipart/form-data" className="contents">
            <input
              ref={input}
              id="picture"
              type="file"
              name="avatar"
              required
              accept="image/jpeg,image/png,image/gif"
              aria-label={stored ? "Change picture" : "Choose a picture"}
              aria-describedby="picture-note"
              aria-invalid={problem ? true : undefined}
              onChange={(event) => choose(event.target.files)}
              className="peer sr-only noscript:not-sr-only"
            />
            <label
              htmlFor="picture"
              className={buttonClass({
                size: "sm",
                className:
                  "noscript:hidden peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2",
              })}
            >
              <Upload aria-hidden />
              {stored ? "Change picture" : "Choose a picture"}
            </label>
            <noscript>
              <Button type="submit" size="sm">
                Send picture
              </Button>
            </noscript>
          </form>
          {stored && (
            <ActionForm
              action={removeProfilePicture}
              onPress={() => void remove()}
              busy={busy}
              busyLabel="Removing"
              variant="text"
              size="sm"
              aria-label="Remove picture"
            >
              Remove
            </ActionForm>
          )}
        </div>
      </div>
      {chosen && src && <CropDialog file={chosen} src={src} onClose={close} onUse={send} />}
    </div>
  );
}
