"use client";

import { useId } from "react";
import { PictureInput } from "@/components/accounts/accounts/picture-input";
import { useProfilePicture } from "@/components/accounts/settings/use-profile-picture";
import { MayPress } from "@/components/profiles/companies/rights";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";

/** Chooses, crops and removes the profile's picture, which everybody sees at once. */
export function BuilderPicture({
  name,
  stored,
  isNewsroom,
}: {
  name: string;
  /** The address of the one stored; null without one. */
  stored: string | null;
  isNewsroom: boolean;
}) {
  const { input, problem, busy, choose, remove, dialog } = useProfilePicture();
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-5">
      <Avatar name={name} src={stored} size="xl" />
      <div className="grid min-w-0 gap-1">
        <p className="label">
          Picture<span className="font-normal text-ink-3"> optional</span>
        </p>
        {problem ? (
          <FieldError id={`${id}-note`}>{problem}</FieldError>
        ) : (
          <p id={`${id}-note`} className="meta text-pretty">
            {isNewsroom ? "Your logo" : "Your portrait"}: JPG, PNG or GIF, max 5MB. It is shown at once
          </p>
        )}
        <MayPress act="publish">
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <PictureInput
              ref={input}
              id={id}
              noteId={`${id}-note`}
              isStored={stored !== null}
              isRefused={problem !== undefined}
              onChoose={choose}
            />
            {stored && (
              <Button
                variant="text"
                size="sm"
                busy={busy}
                busyLabel="Removing"
                aria-label="Remove picture"
                onClick={() => void remove()}
              >
                Remove
              </Button>
            )}
          </div>
        </MayPress>
      </div>
      {dialog}
    </div>
  );
}
