"use client";

import { Upload } from "lucide-react";
import { useRef } from "react";
import type { SetupViewer } from "@/components/accounts/setup-values";
import { judgePicture } from "@/components/accounts/upload-picture";
import { useObjectUrl } from "@/components/accounts/use-object-url";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { FieldError } from "@/components/ui/field-note";
import { accentOf } from "@/lib/domain/user-type";

/** The optional picture: chosen here, seen at once, sent with the form. */
export function PictureField({
  id,
  name,
  viewer,
  picture,
  error,
  onChange,
}: {
  id: string;
  name: string;
  viewer: SetupViewer;
  picture: File | null;
  error?: string;
  onChange: (picture: File | null, problem?: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useObjectUrl(picture);
  const src = chosen ?? viewer.avatarUrl;

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const problem = judgePicture(file);
    onChange(problem ? picture : file, problem ?? undefined);
  }

  function takeBack() {
    if (input.current) input.current.value = "";
    onChange(null);
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
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            aria-label={src ? "Change picture" : "Choose a picture"}
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => take(event.target.files)}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={buttonClass({
              size: "sm",
              className:
                "peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2",
            })}
          >
            <Upload aria-hidden />
            {src ? "Change picture" : "Choose a picture"}
          </label>
          {picture && (
            <Button variant="text" size="sm" onClick={takeBack}>
              Remove
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
