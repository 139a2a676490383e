import { listPlaceholders, placeholdersIn } from "@/lib/domain/pitching/pitches/pitch-text";
import { type DraftField, draftFields, draftLabels, draftLimits } from "./schema";

export type DraftTexts = Record<DraftField, string>;

/** Title and all five W's are written and hold no placeholder (docs/product.md#pitch-drafts). */
export const isComplete = (draft: DraftTexts) => describeMissing(draft) === "";

export const missingFields = (draft: DraftTexts) => draftFields.filter((field) => draft[field].trim() === "");

/** Returns the fields that still hold what a template left to the writer. */
export const unfilledFields = (draft: DraftTexts) =>
  draftFields.filter((field) => placeholdersIn(draft[field]).length > 0);

/**
 * Says why a draft cannot be used: "When is missing", "Who and When are missing", "[Name] in Who is not filled in", or
 * both kinds. Empty when complete.
 */
export function describeMissing(draft: DraftTexts): string {
  return [describeEmpty(draft), describeUnfilled(draft)].filter(Boolean).join("; ");
}

function describeEmpty(draft: DraftTexts): string {
  const names = missingFields(draft).map((field) => draftLabels[field]);
  const last = names.at(-1);
  if (!last) return "";
  if (names.length === 1) return `${last} is missing`;
  return `${names.slice(0, -1).join(", ")} and ${last} are missing`;
}

function describeUnfilled(draft: DraftTexts): string {
  const open = unfilledFields(draft).flatMap((field) =>
    placeholdersIn(draft[field]).map((placeholder) => `${placeholder} in ${draftLabels[field]}`),
  );
  if (open.length === 0) return "";
  return `${listPlaceholders(open)} ${open.length === 1 ? "is" : "are"} not filled in`;
}

const COPY_ENDING = " (Copy)";

/** The copy's title is cut where the ending would not fit any more. */
export const copyTitle = (title: string) =>
  `${title.slice(0, draftLimits.title - COPY_ENDING.length).trimEnd()}${COPY_ENDING}`;

/**
 * Says whether a saved draft is in use for matching. The first complete one becomes active by itself; one that lost a
 * field, or got a placeholder, stops being active.
 */
export function nextActive(state: {
  complete: boolean;
  wasActive: boolean;
  asked: boolean | undefined;
  isFirstComplete: boolean;
}): boolean {
  if (!state.complete) return false;
  return state.asked ?? (state.wasActive || state.isFirstComplete);
}
