import { type DraftField, draftFields, draftLabels, draftLimits } from "./schema";

export type DraftTexts = Record<DraftField, string>;

/** Title and all five W's are non-empty after trimming (docs/product.md#pitch-drafts). */
export const isComplete = (draft: DraftTexts) => missingFields(draft).length === 0;

export const missingFields = (draft: DraftTexts) => draftFields.filter((field) => draft[field].trim() === "");

/** "When is missing", "Who and When are missing": what keeps a draft from being used. Empty when complete. */
export function describeMissing(draft: DraftTexts): string {
  const names = missingFields(draft).map((field) => draftLabels[field]);
  const last = names.at(-1);
  if (!last) return "";
  if (names.length === 1) return `${last} is missing`;
  return `${names.slice(0, -1).join(", ")} and ${last} are missing`;
}

const COPY_ENDING = " (Copy)";

/** The copy's title: cut where the ending would not fit any more. */
export const copyTitle = (title: string) =>
  `${title.slice(0, draftLimits.title - COPY_ENDING.length).trimEnd()}${COPY_ENDING}`;

/**
 * Whether a saved draft is in use for matching. The first complete one becomes active by itself; one that lost
 * a field stops being active.
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
