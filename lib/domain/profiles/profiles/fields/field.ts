import { z } from "zod";
import type { UserType } from "@/db/enums";
import type { profiles } from "@/db/schema/profiles";
import { bounds } from "@/lib/core/bounds";
import { singleLine } from "@/lib/core/fields";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";

type Row = typeof profiles.$inferSelect;

/**
 * A field of a profile. Forms, the update, the columns, the views, the labels and the copy of one's data are derived
 * from it (docs/decisions/036). A column belongs to its owner: it is in the copy, and it is erased with the row.
 */
export type ProfileField = {
  /** The label in forms. */
  label: string;
  /** The types of profile that have it. */
  kinds: readonly UserType[];
  /** The column that stores it, where that has not the field's own name. */
  column?: keyof Row;
  /** The value in a builder: as typed, complete or not. */
  typed: z.ZodType;
  /** The value that an update takes and the column holds. Absent where it is sent in another field. */
  read?: z.ZodType;
  /** The value in a profile's view, under the field's own name. Absent where the view names it otherwise. */
  shown?: z.ZodType;
  /** The part that each entry has a value for from the start: alone it says nothing. */
  preset?: string;
  /** Maps what was typed to what `read` takes, where the filled entries are not it already. */
  toInput?: (typed: never) => unknown;
  /** Maps the column to what the form holds, where the column's value is not it already. */
  toTyped?: (stored: never) => unknown;
};

export const everyone = [...newsroomTypes, "press", "paid_media"] satisfies UserType[];

/** Named things are bounded in number as a list of tags is. */
export function named<T extends z.ZodType>(label: string, name: string, value: T) {
  return z
    .record(singleLine(name, bounds.tag, 1), value, {
      error: `${label} must be named, in ${bounds.tag} characters or fewer`,
    })
    .refine((entries) => Object.keys(entries).length <= bounds.tags, `${label}: at most ${bounds.tags}`);
}

export function listOf<T extends z.ZodType>(label: string, entry: T, max: number) {
  return z.array(entry, { error: `${label} must be a list` }).max(max, `${label}: at most ${max}`);
}
