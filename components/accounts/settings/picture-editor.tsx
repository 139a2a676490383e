"use client";

import { PictureInput } from "@/components/accounts/accounts/picture-input";
import { useProfilePicture } from "@/components/accounts/settings/use-profile-picture";
import { MayPress } from "@/components/profiles/companies/rights";
import { ActionForm } from "@/components/ui/action-form";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { removeProfilePicture } from "@/lib/actions/settings";

/** The profile's picture is chosen, cropped and sent. Without scripts it is sent uncropped. */
export function PictureEditor({
  name,
  stored,
  refused,
}: {
  name: string;
  /** The address of the stored one; null without one. */
  stored: string | null;
  /** The reason why one that was sent without scripts was refused. */
  refused?: string;
}) {
  const { input, problem, busy, choose, remove, dialog } = useProfilePicture(refused);
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
        <MayPress act="publish">
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <form method="post" action="/api/avatar" encType="multipart/form-data" className="contents">
              <PictureInput
                ref={input}
                id="picture"
                noteId="picture-note"
                isStored={stored !== null}
                isRefused={problem !== undefined}
                name="avatar"
                onChoose={choose}
              />
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
        </MayPress>
      </div>
      {dialog}
    </div>
  );
}
