import { withoutTurns } from "@/lib/core/fields";
import type { UploadedFile } from "./uploaded-file";

/** The file's own name, for display: never a path, and never used as one. */
export const fileNameOf = ({ name }: UploadedFile) => cleanFileName(name);

/** The last part of a name that a sender gave, fit to be shown. */
export const cleanFileName = (name: string) =>
  (withoutTurns(name).slice(-255).split(/[/\\]/).at(-1) ?? "")
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, "");

/** A number alone is no extension: "Terms 2.0" has none. */
const EXTENSION = /\.(?!\d+$)[a-z0-9]{1,5}$/i;

/** Other names of the extensions of `media-format.ts`. A QuickTime video is stored as MP4, so `mov` is none of them. */
const aliases: Partial<Record<string, string[]>> = {
  jpg: ["jpeg", "jpe", "jfif"],
  mp4: ["m4v"],
  ogg: ["oga", "opus"],
};

/**
 * Returns a sender's name for a stored file with an extension that belongs to its type, which `key` ends in: a system
 * opens a file by its extension, and a PDF may hold a page with scripts that "report.html" would run.
 */
export function withExtensionOf(key: string, name: string): string {
  const extension = key.slice(key.lastIndexOf(".") + 1);
  const [typed = ""] = EXTENSION.exec(name) ?? [];
  const ending = typed.slice(1).toLowerCase();
  if (ending === extension || aliases[extension]?.includes(ending)) return name;
  return `${name.slice(0, name.length - typed.length) || "file"}.${extension}`;
}
