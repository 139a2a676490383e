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
  /** Filled from its address, and not changed since. */
  autoPopulated: z.boolean().default(false),
});

const declared = {
  ...basicFields,
  ...subjectFields,
  ...newsroomFields,
  ...creatorFields,
  /** Rows of their own, saved apart. */
  workSamples: {
    label: "Work samples",
    kinds: ["press" as const, "paid_media" as const],
    typed: typed.list(typedWork),
    preset: "type",
  },
};

type Row = typeof profiles.$inferSelect;
/** What the parts of an entry have to do with each other: its column holds what is read, and both ways fit what is typed. */
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

/** Every field of a profile, in the order of the forms. */
export const fields = declared satisfies { [Field in FieldName]: Fitting<Field> };
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** The fields whose entries say the part. */
type With<Part extends string> = {
  [Field in FieldName]: Fields[Field] extends Record<Part, unknown> ? Field : never;
}[FieldName];
type PartOf<Field extends FieldName, Part extends string> =
  Fields[Field] extends Record<Part, infer Value> ? Value : never;

/** One part of all entries that say it, by field. */
export const partsOf = <Part extends "typed" | "read" | "shown">(part: Part) =>
  Object.fromEntries(
    Object.entries<{ [Name in Part]?: unknown }>(fields).flatMap(([field, entry]) =>
      entry[part] === undefined ? [] : [[field, entry[part]]],
    ),
  ) as { [Field in With<Part>]: PartOf<Field, Part> };

/** The columns of the fields that have one, by field. Those that nothing reads are stored with others, or in rows. */
export const columns = Object.fromEntries(
  Object.entries<ProfileField>(fields).flatMap(([field, { read, column = field }]) =>
    read ? [[field, column]] : [],
  ),
) as { [Field in With<"read">]: ColumnOf<Field> };

const shown = partsOf("shown");
type ShownTo<Kind extends UserType> = {
  [Field in With<"shown">]: Kind extends Fields[Field]["kinds"][number] ? Field : never;
}[With<"shown">];

const fieldsShown = <Kind extends UserType>(kind: Kind) =>
  fieldNames.filter(
    (field): field is ShownTo<Kind> => field in shown && (fields[field].kinds as UserType[]).includes(kind),
  );

/** What a view of a profile of the type is made of. */
export const shownOf = <Kind extends UserType>(kind: Kind) =>
  Object.fromEntries(fieldsShown(kind).map((field) => [field, shown[field]])) as Pick<
    typeof shown,
    ShownTo<Kind>
  >;

/** The same of a row. */
export const viewOf = <Kind extends UserType>(kind: Kind, row: Row) =>
  Object.fromEntries(fieldsShown(kind).map((field) => [field, row[columns[field]]])) as {
    [Field in ShownTo<Kind>]: Row[(typeof columns)[Field]];
  };

type Stored = { [Field in keyof typeof columns]?: Row[(typeof columns)[Field]] };

/** The columns of what an update sends, by field. */
export const columnsOf = (sent: Stored): Partial<Row> =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, sent[field as keyof Stored]]));
