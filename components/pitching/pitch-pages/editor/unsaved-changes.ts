import type { PitchForm } from "@/components/pitching/pitch-pages/editor/pitch-form";
import { type DraftSchema, type StoredDraft, storedDraft } from "@/lib/client/stored-draft";

/** What was typed and is not on the server, and what the server held when the first of it was typed. */
export type UnsavedChanges = { values: PitchForm; before: PitchForm };

/**
 * A pitch page's unsaved changes in this browser, under their writer: they outlive a reload, a closed window and a lost
 * connection. `page` is its id, or its kind before the first save; `today` is the form as it is now.
 */
export function unsavedChanges(writer: string, page: string, today: PitchForm): StoredDraft<UnsavedChanges> {
  const schema: DraftSchema<UnsavedChanges> = {
    safeParse: (stored) => {
      const { values, before } = (stored ?? {}) as Partial<Record<keyof UnsavedChanges, unknown>>;
      if (!isRecord(values) || !isRecord(before)) return { success: false };
      return { success: true, data: { values: fitted(today, values), before: fitted(today, before) } };
    },
  };
  return storedDraft("browser", `pitch-page:${writer}:${page}`, schema);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The stored fields of today's form; one that an older version stored in another shape is left out. */
function fitted(today: PitchForm, stored: Record<string, unknown>): PitchForm {
  const fields = Object.keys(today) as (keyof PitchForm)[];
  const fitting = fields.filter((field) => isLike(today[field], stored[field]));
  return { ...today, ...Object.fromEntries(fitting.map((field) => [field, stored[field]])) };
}

const isText = (value: unknown) => typeof value === "string";

function isLike(today: PitchForm[keyof PitchForm], stored: unknown): boolean {
  if (Array.isArray(today)) return Array.isArray(stored) && stored.every(isText);
  if (isRecord(today)) return isRecord(stored) && Object.values(stored).every(isText);
  return typeof stored === typeof today;
}
