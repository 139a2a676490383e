import { z } from "zod";

/**
 * A builder's form holds values as typed: every field is there, nothing is required, and what publishing would refuse
 * is stored all the same. Only upper bounds stop a draft from growing without end.
 */

/** Characters of one field and of a whole draft as JSON; entries of one list. */
export const draftLimits = { text: 20_000, line: 4000, entries: 100, json: 400_000 } as const;

const MANY = `A draft holds ${draftLimits.entries} entries in one list`;
/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (max: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll("\u0000", "").toWellFormed())
    .max(max, `A draft holds ${max.toLocaleString("en-US")} characters in one field`);

const line = storable(draftLimits.line).default("");
const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(draftLimits.entries, MANY).default([]);
const lines = list(storable(draftLimits.line));
const named = <T extends z.ZodType>(value: T) =>
  z
    .record(storable(draftLimits.line), value)
    .refine((entries) => Object.keys(entries).length <= draftLimits.entries, MANY)
    .default({});

/** An entry of the list holds lines by these names, and other fields. */
const rows = <Name extends string, Others extends z.ZodRawShape = Record<never, never>>(
  names: readonly Name[],
  others = {} as Others,
) =>
  list(
    z.object({
      ...(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>),
      ...others,
    }),
  );

export const typed = {
  line,
  text: storable(draftLimits.text).default(""),
  moment: storable(40).default(""),
  lines,
  list,
  rows,
  named,
  /** A share of an audience, or a platform's engagement, has a name, and percent as typed. */
  shares: rows(["name", "percent"]),
} as const;
