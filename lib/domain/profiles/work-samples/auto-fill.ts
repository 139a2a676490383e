import type { z } from "zod";
import type { linkPreviewView } from "@/lib/domain/profiles/link-previews/schema";
import { beginningOf } from "@/lib/utils/cut-text";
import { FALLBACK_DESCRIPTION, isFallbackTitle, NO_DESCRIPTION } from "@/lib/utils/fallback-texts";

type Preview = z.infer<typeof linkPreviewView>;

/** These fields of a piece of work, or of a featured story, come from the page behind its address. */
export type FilledFields = {
  type: string;
  title: string;
  description: string;
  /** The path of our own copy. */
  image: string | null;
  tags: string[];
  autoPopulated: boolean;
};

/** The fields show this while a page is read; it is never stored. */
export const FILLING = { title: "Loading...", description: "Fetching content from URL..." } as const;
export const NOT_AN_ADDRESS = "Please enter a valid URL starting with http:// or https://";

const NO_TITLE = "Could not fetch title";
const FAILED = {
  title: "Error loading content",
  description: "Failed to fetch content from URL. Please fill in manually.",
};
export const FILL_IN = "Nothing could be read from the page. Please fill in manually";
const STAND_INS = new Set<string>([
  ...[...Object.values(FAILED), ...Object.values(FILLING)],
  ...[NO_TITLE, NO_DESCRIPTION, FALLBACK_DESCRIPTION],
]);
/** A text that only says that nothing could be read is no title or description of anything. */
export const isNoFailure = (text: string) => !STAND_INS.has(text.trim()) && !isFallbackTitle(text.trim());

const AUTO_TAG = "auto-generated";
/** Characters, as the fields themselves are bounded. */
const limits = { title: 150, description: 2000, tag: 40 };

export const isFillable = (url: string) => /^https?:\/\/[^\s/]/i.test(url.trim());

/** The fields may hold these without having been typed: a new piece's type, the texts of an earlier failure. */
export type StandIns = Pick<FilledFields, "type" | "title" | "description">;

const NONE: StandIns = { type: "", title: "", description: "" };

/**
 * Returns the fields after the page was read; `preview` is null where it could not be asked for. A page that was read
 * replaces what was typed. One that was not leaves it, and its texts fill what is empty.
 */
export function fillFields(
  before: FilledFields,
  preview: Preview | null,
  standIns: StandIns = NONE,
): FilledFields {
  if (!preview?.success) {
    const typed = (field: keyof StandIns) => {
      const text = before[field].trim();
      return text === standIns[field] || !isNoFailure(text) ? "" : text;
    };
    return {
      ...before,
      title: typed("title") || FAILED.title,
      description: typed("description") || FAILED.description,
      type: typed("type") || (preview?.type ?? before.type),
      autoPopulated: false,
    };
  }
  const { title, description, image, siteName, type } = preview;
  return {
    title: textOf(title, limits.title) || NO_TITLE,
    description: textOf(description, limits.description) || NO_DESCRIPTION,
    image: image ?? before.image,
    type,
    tags: tagsFrom(siteName, type),
    autoPopulated: true,
  };
}

const textOf = (text: string, limit: number) => (isNoFailure(text) ? beginningOf(text.trim(), limit) : "");

function tagsFrom(...names: string[]): string[] {
  const tags = names.map((name) => beginningOf(name.trim().toLowerCase(), limits.tag).trim());
  return [...new Set([AUTO_TAG, ...tags])].filter((tag) => tag !== "");
}
