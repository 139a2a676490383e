"use client";

import { MayPress } from "@/components/profiles/companies/rights";
import { PictureInput } from "@/components/profiles/picture/picture-input";
import { useProfilePicture } from "@/components/profiles/picture/use-profile-picture";
import { ActionForm } from "@/components/ui/action-form";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { removeProfilePicture } from "@/lib/actions/settings";

/** The profile's picture, which everybody sees at once: chosen, cropped, sent, removed. */
export function PictureEditor({
  name,
  stored,
  optional = "",
  note = "JPG, PNG or GIF, max 5MB",
  alone,
}: {
  name: string;
  /** The address of the one stored; null without one. */
  stored: string | null;
  /** Behind its label. */
  optional?: string;
  note?: string;
  /** Outside of a form it works without scripts: `refused` says why one that was sent so, as it is, was not taken. */
  alone?: { refused: string | undefined };
}) {
  const { input, problem, busy, choose, remove, dialog } = useProfilePicture(alone?.refused);
  const button = { variant: "text", size: "sm", busy, busyLabel: "Removing", children: "Remove" } as const;
  const field = (
    <PictureInput
      ref={input}
      id="picture"
      noteId="picture-note"
      isStored={stored !== null}
      isRefused={problem !== undefined}
      name={alone && "avatar"}
      onChoose={choose}
    />
  );
  return (
    <div className="flex min-w-0 items-center gap-5">
      <Avatar name={name} src={stored} size="xl" />
      <div className="grid min-w-0 gap-1">
        <p className="label">
          Picture<span className="font-normal text-ink-3"> {optional}</span>
        </p>
        {problem ? (
          <FieldError id="picture-note">{problem}</FieldError>
        ) : (
          <p id="picture-note" className="meta text-pretty">
            {note}
          </p>
        )}
        <MayPress act="publish">
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {alone ? (
              <form method="post" action="/api/avatar" encType="multipart/form-data" className="contents">
                {field}
                <noscript>
                  <Button type="submit" size="sm">
                    Send picture
                  </Button>
                </noscript>
              </form>
            ) : (
              field
            )}
            {stored &&
              (alone ? (
                <ActionForm
                  {...button}
                  action={removeProfilePicture}
                  onPress={() => void remove()}
                  aria-label="Remove picture"
                />
              ) : (
                <Button {...button} aria-label="Remove picture" onClick={() => void remove()} />
              ))}
          </div>
        </MayPress>
      </div>
      {dialog}
    </div>
  );
}
