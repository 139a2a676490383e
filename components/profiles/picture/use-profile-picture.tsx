"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { pictureTexts } from "@/components/profiles/picture/messages";
import { checkPicture, removePicture, uploadPicture } from "@/components/profiles/picture/upload-picture";
import { useObjectUrl } from "@/components/profiles/picture/use-object-url";
import { showError, showToast } from "@/components/ui/toast";
import { UNREACHABLE } from "@/lib/client/api";
import type { PictureName } from "@/lib/domain/profiles/profiles/identity";

const CropDialog = dynamic(
  () => import("@/components/profiles/picture/crop-dialog").then(({ CropDialog }) => CropDialog),
  { ssr: false },
);

/**
 * A picture of the profile is chosen, cropped, sent and removed, and stored at once. `input` is the file field, `dialog`
 * is shown while a picture is cropped.
 */
export function useProfilePicture(name: PictureName, refused?: string) {
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

  // A picture that was chosen before the page came alive is taken up.
  const takeUp = useEffectEvent(() => choose(input.current?.files ?? null));
  useEffect(() => takeUp(), []);

  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  }

  async function send(picture: File): Promise<string | null> {
    const refusal = await uploadPicture(name, picture).catch(() => UNREACHABLE);
    if (refusal) return refusal;
    showToast(pictureTexts[name].stored);
    router.refresh();
    return null;
  }

  async function remove() {
    setBusy(true);
    const refusal = await removePicture(name);
    setBusy(false);
    if (refusal) return showError(refusal);
    showToast(pictureTexts[name].removed);
    router.refresh();
    // The button goes with the picture, so the focus moves to the field.
    input.current?.focus();
  }

  const dialog: ReactNode = chosen && src && (
    <CropDialog picture={name} file={chosen} src={src} onClose={close} onUse={send} />
  );
  return { input, problem, busy, choose, remove, dialog };
}
