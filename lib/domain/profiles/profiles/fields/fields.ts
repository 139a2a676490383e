import { z } from "zod";
import type { UserType } from "@/db/enums";
import type { profiles } from "@/db/schema/profiles";
import { basicFields } from "./basic";
import { creatorFields } from "./creator";
import type { ProfileField } from "./field";
import { newsroomFields } from "./newsroom";
import { subjectFields } from "./subjects";
import { typed } from "./typed";

/** A piece of work as typed; without an id it is new. */
export const typedWork = z.object({
  id: z.uuid().nullable().default(null),
  type: typed.line,
  title: typed.line,
  url: typed.line,
  description: typed.text,
  outlet: typed.line,
  platform: typed.line,
  tags: typed.lines,
  image: typed.line,
  publishedAt: typed.moment,
  /** It was filled from its address, and not changed since. */
  autoPopulated: z.boolean().default(false),
});

const declared = {
  ...basicFields,
  ...subjectFields,
  ...newsroomFields,
  ...creatorFields,
  /** Work has rows of its own, which are saved apart. */
  workSamples: {
    label: "Work samples",
    kinds: ["press" as const, "paid_media" as const],
    typed: typed.list(typedWork),
    preset: "type",
  },
};

type Row = typeof profiles.$inferSelect;
/** The parts of an entry fit each other: its column holds what is read, and both ways fit what is typed. */
type Fitting<Field extends FieldName> = {
  label: string;
  toInput?: (typed: z.output<Fields[Field]["typed"]>) => unknown;
  toTyped?: (stored: StoredIn<Field>) => z.input<Fields[Field]["typed"]>;
  read?: z.ZodType<StoredIn<Field> | undefined>;
  shown?: z.ZodType<StoredIn<Field>>;
};
type ColumnOf<Field extends FieldName> =
  Fields[Field] extends Record<"column", infer Column extends keyof Row> ? Column : Field & keyof Row;
type StoredIn<Field extends FieldName> = Row[ColumnOf<Field>];
type Fields = typeof declared;

/** Every field of a profile is listed, in the order of the forms. */
export const fields = declared satisfies { [Field in FieldName]: Fitting<Field> };
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(fields) as FieldName[];

type With<Part extends string> = {
  [Field in FieldName]: Fields[Field] extends Record<Part, unknown> ? Field : never;
}[FieldName];
type FieldOf<Kind extends UserType> = {
  [Field in FieldName]: Kind & Fields[Field]["kinds"][number] extends never ? never : Field;
}[FieldName];
type PartOf<Field extends FieldName, Part extends string> =
  Fields[Field] extends Record<Part, infer Value> ? Value : never;

/** Returns one part of the entries that have it, by field: of all, or of those that a type of profile has. */
export const partsOf = <Part extends "typed" | "read" | "shown", Kind extends UserType = UserType>(
  part: Part,
  kind?: Kind,
) =>
  Object.fromEntries(
    Object.entries<ProfileField>(fields).flatMap(([field, entry]) =>
      entry[part] && (!kind || entry.kinds.includes(kind)) ? [[field, entry[part]]] : [],
    ),
  ) as { [Field in With<Part> & FieldOf<Kind>]: PartOf<Field, Part> };

/** The columns of the fields that have one, by field. Fields without `read` are stored with others, or in rows. */
export const columns = Object.fromEntries(
  Object.entries<ProfileField>(fields).flatMap(([field, { read, column = field }]) =>
    read ? [[field, column]] : [],
  ),
) as { [Field in With<"read">]: ColumnOf<Field> };

/** Everybody sees this of a row of the type. */
export const viewOf = <Kind extends UserType>(kind: Kind, row: Row) =>
  Object.fromEntries(
    Object.keys(partsOf("shown", kind)).map((field) => [field, row[columns[field as keyof typeof columns]]]),
  ) as { [Field in With<"shown"> & FieldOf<Kind>]: Row[(typeof columns)[Field]] };

type Stored = { [Field in keyof typeof columns]?: Row[(typeof columns)[Field]] };

/** Maps what an update sends to its columns, by field. */
export const columnsOf = (sent: Stored): Partial<Row> =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, sent[field as keyof Stored]]));
