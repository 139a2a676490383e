import { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/core/errors";
import { fieldErrorsOf } from "@/lib/core/field-errors";
import { createWorkSampleFields } from "@/lib/domain/profiles/work-samples/schema";
import type { WorkChanges } from "@/lib/domain/profiles/work-samples/store";
import type { WorkSampleRow } from "@/lib/domain/profiles/work-samples/views";
import { isSame } from "@/lib/utils/merge-values";
import { type BuilderWork, emptyWork } from "./schema";

const { type, title, description, url, image, outlet, platform, publishedAt, tags } = createWorkSampleFields;
const workInput = z.object({ type, title, description, url, image, outlet, platform, publishedAt, tags });
const DEFAULT_TYPE = "Article";

/**
 * Plans what publishing does to a profile's work: pieces with an unknown id are new, those that are gone from the form
 * are deleted, and unchanged ones stay untouched. Throws 400 at the form's places.
 */
export function planWork(rows: WorkSampleRow[], form: BuilderWork[], published: BuilderWork[]): WorkChanges {
  const errors: FieldErrors = {};
  const changes: WorkChanges = { added: [], edited: [], removed: [] };
  const present = new Set<string>();
  form.forEach((piece, place) => {
    const row = rows.find(({ id }) => id === piece.id && !present.has(id));
    if (row) present.add(row.id);
    else if (isEmptyWork(piece)) return;
    if (
      row &&
      isSame(
        piece,
        published.find(({ id }) => id === row.id),
      )
    )
      return;
    const { id: _, autoPopulated: __, ...fields } = piece;
    const parsed = workInput.safeParse({
      ...fields,
      type: fields.type.trim() || DEFAULT_TYPE,
      tags: fields.tags.filter((tag) => tag.trim() !== ""),
    });
    if (!parsed.success) {
      for (const [field, messages] of Object.entries(fieldErrorsOf(parsed.error)))
        errors[`workSamples.${place}.${field}`] = messages;
      return;
    }
    if (row) changes.edited.push({ row, fields: parsed.data });
    else changes.added.push(parsed.data);
  });
  const [first] = Object.values(errors);
  if (first) throw new AppError("invalid_input", first[0], { fields: errors });
  changes.removed.push(...rows.filter(({ id }) => !present.has(id)));
  return changes;
}

/** A piece is empty whatever its kind was set to. */
const isEmptyWork = (piece: BuilderWork) =>
  isSame({ ...piece, id: null, type: "", autoPopulated: false }, emptyWork);
