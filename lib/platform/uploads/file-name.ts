import { orEmpty, withoutTurns } from "@/lib/core/fields";
import { beginningOf } from "@/lib/utils/cut-text";
import type { UploadedFile } from "./uploaded-file";

/** The file's own name, for display: never a path, and never used as one. */
export const fileNameOf = ({ name }: UploadedFile) => cleanFileName(name);

/** The most UTF-16 units of a name, as much as most file systems take. */
const MAX_NAME = 255;
/** A number alone is no extension: "Terms 2.0" has none. */
const EXTENSION = /\.(?!\d+$)[a-z0-9]{1,5}$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking these out is its purpose
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

function splitName(name: string) {
  const [extension = ""] = EXTENSION.exec(name) ?? [];
  return { stem: name.slice(0, name.length - extension.length), extension };
}

const joinName = (stem: string, extension: string) =>
  `${beginningOf(stem, MAX_NAME - extension.length)}${extension}`;

/** The last part of a name that a sender gave, fit to be shown; empty where nothing before its extension shows. */
export function cleanFileName(name: string): string {
  const last = withoutTurns(name).split(/[/\\]/).at(-1) ?? "";
  const { stem, extension } = splitName(last.toWellFormed().replace(CONTROLS, ""));
  return orEmpty(stem) && joinName(stem, extension);
}

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
  const typed = splitName(name);
  const ending = typed.extension.slice(1).toLowerCase();
  const isTrue = ending === extension || aliases[extension]?.includes(ending);
  return joinName(orEmpty(typed.stem) || "file", isTrue ? typed.extension : `.${extension}`);
}
