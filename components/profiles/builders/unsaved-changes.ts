import { type DraftSchema, type StoredDraft, storedDraft } from "@/lib/client/stored-draft";
import type { BuilderDraftView, BuilderField, BuilderValues } from "@/lib/domain/profiles/builders/schema";

/** What was typed and is not on the server, and what the server held when the first of it was typed. */
export type UnsavedChanges = { values: BuilderValues; before: BuilderValues };

/**
 * A builder's unsaved changes in this tab, under its owner: they outlive a reload and a browser that has no connection.
 * Signing out deletes them.
 */
export function unsavedChanges(draft: BuilderDraftView): StoredDraft<UnsavedChanges> {
  const schema: DraftSchema<UnsavedChanges> = {
    safeParse: (stored) => {
      const { values, before } = (stored ?? {}) as Partial<Record<keyof UnsavedChanges, unknown>>;
      if (!isRecord(values) || !isRecord(before)) return { success: false };
      const today = draft.values;
      return { success: true, data: { values: fitted(today, values), before: fitted(today, before) } };
    },
  };
  return storedDraft("tab", `draft:builder:${draft.profileId}:${draft.userId}`, schema);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shapeOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** The stored fields of today's form; one that an older version stored in another shape is left out. */
function fitted(today: BuilderValues, stored: Record<string, unknown>): BuilderValues {
  const fields = Object.keys(today) as BuilderField[];
  const fitting = fields.filter((field) => shapeOf(stored[field]) === shapeOf(today[field]));
  return { ...today, ...Object.fromEntries(fitting.map((field) => [field, stored[field]])) };
}
