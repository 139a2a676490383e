"use client";

import { useRef, useState } from "react";
import { PictureInput } from "@/components/accounts/accounts/picture-input";
import type { SetupViewer } from "@/components/accounts/accounts/setup-values";
import { checkPicture, removePicture } from "@/components/accounts/accounts/upload-picture";
import { useObjectUrl } from "@/components/accounts/accounts/use-object-url";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { accentOf } from "@/lib/domain/vocabulary/user-type/user-type";

/** The optional picture is chosen here, seen at once, and sent with the form. */
export function PictureField({
  id,
  name,
  viewer,
  picture,
  stored,
  error,
  onChange,
  onRemoved,
}: {
  id: string;
  name: string;
  viewer: SetupViewer;
  /** The file that is chosen now and not sent yet. */
  picture: File | null;
  /** The address of the one stored so far. */
  stored: string | null;
  error?: string;
  onChange: (picture: File | null, problem?: string) => void;
  /** The stored one is gone. */
  onRemoved: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useObjectUrl(picture);
  const [removing, setRemoving] = useState(false);
  const src = chosen ?? stored;

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const problem = checkPicture(file);
    onChange(problem ? picture : file, problem ?? undefined);
  }

  /** A choice is taken back; a stored picture goes at once, without waiting for the form. */
  async function remove() {
    if (!picture) {
      setRemoving(true);
      const problem = await removePicture();
      setRemoving(false);
      if (problem) return onChange(null, problem);
      onRemoved();
    }
    if (input.current) input.current.value = "";
    onChange(null);
    // The button goes with the picture, so the focus moves to the field.
    input.current?.focus();
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar name={name || viewer.email} src={src} accent={accentOf(viewer.type)} size="xl" />
      <div className="grid gap-1">
        <p className="label">
          Picture <span className="font-normal text-ink-3">optional</span>
        </p>
        {error ? (
          <FieldError id={`${id}-note`}>{error}</FieldError>
        ) : (
          <p id={`${id}-note`} className="meta">
            JPG, PNG or GIF, max 5MB
          </p>
        )}
        <span className="mt-1 flex items-center gap-2">
          <PictureInput
            ref={input}
            id={id}
            noteId={`${id}-note`}
            isStored={Boolean(src)}
            isRefused={Boolean(error)}
            onChoose={take}
          />
          {src && (
            <Button
              variant="text"
              size="sm"
              busy={removing}
              busyLabel="Removing"
              aria-label={picture ? "Remove the chosen picture" : "Remove picture"}
              onClick={() => void remove()}
            >
              Remove
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
