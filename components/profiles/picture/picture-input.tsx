import { Upload } from "lucide-react";
import type { RefObject } from "react";
import { buttonClass } from "@/components/ui/button-style";

/** The file field of pictures looks like a button; without scripts it is the browser's own. */
export function PictureInput({
  ref,
  id,
  noteId,
  label,
  isRefused,
  name,
  onChoose,
}: {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  /** The id of the sentence under it. */
  noteId: string;
  label: string;
  isRefused: boolean;
  /** The field's name in a form that sends the picture itself, and nothing without it. */
  name?: string;
  onChoose: (files: FileList | null) => void;
}) {
  return (
    <>
      <input
        ref={ref}
        id={id}
        type="file"
        name={name}
        required={name !== undefined}
        accept="image/jpeg,image/png,image/gif"
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={isRefused ? true : undefined}
        onChange={({ target }) => onChoose(target.files)}
        className="peer sr-only noscript:not-sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass({
          size: "sm",
          className:
            "noscript:hidden peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2",
        })}
      >
        <Upload aria-hidden />
        {label}
      </label>
    </>
  );
}
