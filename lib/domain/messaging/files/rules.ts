import type { MessageFileKind } from "@/db/enums";
import { fileLimits } from "@/lib/utils/file-limits";

export const MAX_FILES = 10;
export const MAX_FILE_BYTES = fileLimits.asset.bytes;
/** The largest size of one profile’s files in its conversations together, in bytes. */
export const QUOTA_BYTES = 2 * 1024 ** 3;
/** So many files may be on their way in pieces at once. */
export const MAX_UPLOADS = 20;
/** A file that was uploaded and not sent stays so long, in hours. */
export const UNSENT_HOURS = 24;
/** An address of a file works for one to two hours, so that it stays the same while a conversation is read. */
export const ADDRESS_SECONDS = 3600;

export const fileMessages = {
  tooMany: `A message has ${MAX_FILES} files at most`,
  quota:
    "Your conversations hold 2 GB of your files, which is as much as we keep. Please delete messages with files first.",
  unknown: "One of the files is not there any more. Please add it again.",
  uploads: `You have ${MAX_UPLOADS} files on their way. Please let them arrive, or cancel some.`,
  offset: "The file goes on at another place. Please ask where.",
  tooMuch: "More has arrived than the file has.",
  incomplete: "Not all of the file has arrived yet.",
  changed: "What has arrived is not the file that was announced. Please add it again.",
  noVideo: "Only a video has a poster.",
  infected: "The virus scanner refused this file.",
} as const;

/** Lists and notifications name a file so. */
export const kindNames: Record<MessageFileKind, string> = {
  picture: "Photo",
  video: "Video",
  audio: "Voice note",
  document: "PDF",
};

/** Writes "Photo", "2 files": a message without text is named by what it carries. */
export function kindsInBrief(kinds: readonly MessageFileKind[]): string {
  const [first] = kinds;
  if (!first) return "";
  return kinds.length === 1 ? kindNames[first] : `${kinds.length} files`;
}

export const filesInBrief = (files: readonly { kind: MessageFileKind }[]): string =>
  kindsInBrief(files.map(({ kind }) => kind));
