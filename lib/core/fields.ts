import { z } from "zod";
import { isUuid } from "@/lib/utils/uuid";
import { bounds } from "./bounds";

/**
 * The kinds of fields that inputs and outputs are made of: parsing is a step of the operation, and `rowId` speaks to
 * `parseInput` in `execute.ts`, which turns a malformed id into 404.
 */

/** C0 and C1 controls that no text of ours contains; tab, line feed and carriage return stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing these is its purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * Signs that turn the direction of all that follows them: overrides, embeddings, isolates and their ends. Letters of
 * every script, and the marks beside a single one, stay.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
export const withoutTurns = (value: string) => value.replace(TURNS, "");

const isPlainText = (value: string) => !CONTROLS.test(value) && value.isWellFormed();

const asText = (label: string) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be text`),
    })
    .overwrite(withoutTurns);

/** Free text, trimmed, without signs that turn its direction, of at most `max` characters. Markup is stored as typed: it is escaped where it is shown. */
export function text(label: string, max: number, min = 0) {
  return asText(label)
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** Free text on one line: line breaks and tabs become spaces. */
export function line(label: string, max: number, min = 0) {
  return asText(label)
    .overwrite((value) => value.replace(/[\r\n\t]+/g, " "))
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** Signs without a shape of their own, by which two names that look alike would differ. Joiners, which scripts need, stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/**
 * A name of a person, a company or a position, on one line: in its compatible form (NFKC), so that full-width,
 * mathematical and joined letters are the plain ones, and without invisible signs. One that is not empty has a letter
 * or a digit.
 */
export function nameLine(label: string, max: number, min = 0) {
  return asText(label)
    .overwrite((value) =>
      value
        .normalize("NFKC")
        .replace(INVISIBLE, "")
        .replace(/[\s\p{Z}]+/gu, " "),
    )
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`)
    .refine((value) => value === "" || /[\p{L}\p{N}]/u.test(value), `${label} needs a letter or a digit`);
}

/** What goes into headers and addresses: spaces at its ends are dropped, a tab or line break anywhere is refused. */
export function unbroken(label: string, max: number, min = 0) {
  return asText(label)
    .refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), `${label} must be on one line, without tabs`)
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** An absolute http or https address, without credentials. */
export function httpUrl(label: string, max: number = bounds.url) {
  return unbroken(label, max).refine(
    isHttpUrl,
    `${label} must be a web address starting with http:// or https://`,
  );
}

/**
 * Whether a text is an absolute http or https address as it stands. The URL parser alone is no judge: it drops tabs and
 * line feeds, turns backslashes around and takes "https:name", which other readers take for something else.
 */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(value)) return false;
  try {
    const url = new URL(value);
    return (
      (url.protocol === "http:" || url.protocol === "https:") &&
      url.hostname !== "" &&
      !url.username &&
      !url.password
    );
  } catch {
    return false;
  }
}

/** An optional address of a site from a form: empty counts as absent, and "https://acme" is none. */
export function optionalSiteUrl(label: string, max: number = bounds.url) {
  const site = httpUrl(label, max).refine(
    (value) => !isHttpUrl(value) || new URL(value).hostname.replace(/\.$/, "").includes("."),
    `${label} must name a site, such as https://example.org`,
  );
  return z
    .union([z.literal("").transform(() => null), z.null(), site], {
      error: `${label} must be text`,
    })
    .optional();
}

/** Short labels: trimmed, without doubles (ignoring case), at most 30 of 40 characters. */
export function tags(label: string, max: number = bounds.tags, each: number = bounds.tag) {
  return z
    .array(line(label, each).min(1, `${label}: an entry must not be empty`), {
      error: `${label} must be a list`,
    })
    .max(max, `${label}: at most ${max}`)
    .transform((values) => [...new Map(values.map((value) => [value.toLowerCase(), value])).values()]);
}

/** Marks a parse failure that must read as "no such thing" (404) rather than "bad input" (400). */
export const NOT_FOUND_PARAMS = { notFound: true } as const;

/** A row's id from a path. A malformed one is the same as an unknown one. */
export const rowId = () =>
  z
    .string({ error: "must be an id" })
    .refine(isUuid, { params: NOT_FOUND_PARAMS, message: "Unknown id" })
    .meta({ format: "uuid" });

/** Whether a moment is of a year that people write of, in every time zone: 1900 to 9998. */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year < 9999;
}

/** The last moment of a day in UTC, or a moment. Whether it lies ahead is for the database's clock to say. */
export const endMoment = (error: string) =>
  z
    .union(
      [z.iso.date({ error }).transform((day) => `${day}T23:59:59Z`), z.iso.datetime({ offset: true, error })],
      { error },
    )
    .transform((moment) => new Date(moment))
    .refine(isInCalendar, error);

/** A date and time in a response: ISO 8601 in UTC. */
export const isoDate = () => z.iso.datetime();

export const toIso = (value: Date) => value.toISOString();
export const toIsoOrNull = (value: Date | null) => (value ? value.toISOString() : null);

/** An enum of ours: lower case inside, taken in any case, written in upper case in answers. */
export function upperEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values.map((value) => value.toUpperCase()) as { [K in keyof T]: Uppercase<T[K]> });
}

/** An enum of ours as callers write it: any case, and `paid-media` for `paid_media`. */
export function anyCaseEnum<const T extends readonly [string, ...string[]]>(values: T, label: string) {
  const error = `${label} must be one of ${values.map((value) => value.toUpperCase()).join(", ")}`;
  return z
    .string({ error })
    .transform((value) => value.trim().toLowerCase().replace("-", "_"))
    .pipe(z.enum(values, { error }))
    .meta({ enum: values.map((value) => value.toUpperCase()) });
}

/** A yes/no from JSON or from a query string. */
export const flag = () =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], {
    error: "must be true or false",
  });
