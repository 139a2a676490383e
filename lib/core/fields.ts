import { z } from "zod";
import { isTimeZone } from "@/lib/utils/dates";
import { isUuid } from "@/lib/utils/uuid";
import { isHttpUrl, isSiteAddress } from "@/lib/utils/web-address";
import { bounds } from "./bounds";

/**
 * The field types that inputs and outputs are made of. `rowId` marks its issues for `parseInput` (`execute.ts`),
 * which turns a malformed id into a 404.
 */

/**
 * These are control characters (C0 and C1) without tab and line breaks, and what Unicode says is no character; no text of
 * ours contains them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing these is its purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Noncharacter_Code_Point}]/u;

/**
 * These characters change the direction of all text after them: overrides, embeddings, isolates and their ends.
 * Direction marks beside a single character stay, because scripts need them.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
export const withoutTurns = (value: string) => value.replace(TURNS, "");
/** Takes out what no text may hold, where it comes from elsewhere than a field that refuses it. */
export const withoutControls = (value: string) =>
  withoutTurns(value).replace(new RegExp(CONTROLS, "gu"), "").toWellFormed();

/** A text of nothing else shows nothing: spaces, joiners, fillers, marks without a letter, the blank of Braille, an object's place. */
const UNSEEN = /^[\s\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc]+$/u;
export const orEmpty = (value: string) => (UNSEEN.test(value) ? "" : value);

const isPlainText = (value: string) => !CONTROLS.test(value) && value.isWellFormed();

/** Says whether Postgres stores a JSON value: it takes neither NUL nor half a character, in keys or texts. */
export const isStorable = (value: unknown): boolean =>
  !/\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(JSON.stringify(value));

/** Office programs break a line within a paragraph by a vertical tab, and pages by a form feed. */
const withLineBreaks = (value: string) => value.replace(/[\v\f]/g, "\n");

const asText = (label: string) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be text`),
    })
    .overwrite((value) => orEmpty(withLineBreaks(withoutTurns(value))));

/**
 * Free text of at most `max` characters, trimmed and without characters that change its direction; what shows nothing
 * is empty. Markup is stored as typed and escaped where it is shown.
 */
export function text(label: string, max: number, min = 0) {
  return asText(label)
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** Free text on one line: line breaks and tabs become spaces. */
export function singleLine(label: string, max: number, min = 0) {
  return asText(label)
    .overwrite((value) => value.replace(/[\r\n\t]+/g, " "))
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** Names that look alike could differ by these invisible characters. Scripts need joiners, which stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** Logs name jobs, API tokens and erased accounts like this: "job: expire", "token CI (Petra)", "Deleted user". */
const NAMES_OF_LOGS = /^((job|token)\s*:|token\s.*\(.*\)$|(deleted user|nobody signed in)$)/i;
export const imitatesLog = (name: string): boolean => NAMES_OF_LOGS.test(name);

/**
 * A name of a person, a company or a position, on one line. It is stored in its compatible form (NFKC) without
 * invisible characters, so that two names which look alike are equal. One that is not empty contains a letter or a
 * digit, and none is written as logs name what is no person.
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
    .refine((value) => value === "" || /[\p{L}\p{N}]/u.test(value), `${label} needs a letter or a digit`)
    .refine(
      (value) => !imitatesLog(value),
      `${label} reads like an entry of a log. Please choose another one`,
    );
}

/** A text for headers and addresses. A tab or line break is refused, since it would start another header. */
export function unbroken(label: string, max: number, min = 0) {
  return asText(label)
    .refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), `${label} must be on one line, without tabs`)
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`);
}

/** An absolute http or https address that names a site, without credentials: "https://acme" is none. */
export function httpUrl(label: string, max: number = bounds.url) {
  return unbroken(label, max)
    .refine(isHttpUrl, `${label} must be a web address starting with http:// or https://`)
    .refine(
      (value) => !isHttpUrl(value) || isSiteAddress(value),
      `${label} must name a site, such as https://example.org`,
    );
}

/** An optional address from a form: empty counts as absent. */
export function optionalSiteUrl(label: string, max: number = bounds.url) {
  return z
    .union([z.literal("").transform(() => null), z.null(), httpUrl(label, max)], {
      error: `${label} must be text`,
    })
    .optional();
}

/** Short labels, trimmed and without duplicates (ignoring case): of several the first counts. */
export function tags(label: string, max: number = bounds.tags, each: number = bounds.tag) {
  return z
    .array(singleLine(label, each).min(1, `${label}: an entry must not be empty`), {
      error: `${label} must be a list`,
    })
    .max(max, `${label}: at most ${max}`)
    .transform((values) => {
      const keys = values.map((value) => value.toLowerCase());
      return values.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
    });
}

/** Marks a parse failure that must read as "no such thing" (404) rather than "bad input" (400). */
export const NOT_FOUND_PARAMS = { notFound: true } as const;

/** A row's id from a path. A malformed one is treated like an unknown one. */
export const rowId = () =>
  z
    .string({ error: "must be an id" })
    .refine(isUuid, { params: NOT_FOUND_PARAMS, message: "Unknown id" })
    .meta({ format: "uuid" });

/** People write about moments between the years 1900 and 9998; these lie in them in every time zone. */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year < 9999;
}

/** A day on some zone's clock. The days around it have years of four digits, and Postgres knows them all. */
export const calendarDay = (label: string) =>
  z.iso
    .date({
      error: ({ input }) =>
        /^\d{4}-\d\d-\d\d$/.test(String(input))
          ? `${label} is a day that the calendar does not have`
          : `${label} must be a day such as 2026-11-26`,
      abort: true,
    })
    .refine((day) => day >= "1900-01-01" && day <= "2199-12-31", {
      error: `${label} must lie between the years 1900 and 2199`,
    });

/** A moment, or a day, which stands for its end in UTC. The database's clock decides whether it lies ahead. */
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

/** The API writes the names of enums in upper case. */
export const upperCase = <T extends string | null>(value: T) =>
  (value?.toUpperCase() ?? null) as T extends string ? Uppercase<T> : null;

/** An enum that is lower case in our code, accepted in any case and written in upper case in answers. */
export function upperEnum<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values.map((value) => value.toUpperCase()) as { [K in keyof T]: Uppercase<T[K]> });
}

/** An enum as callers write it: in any case, and with `paid-media` for `paid_media`. `error` is a form's own sentence. */
export function anyCaseEnum<const T extends readonly [string, ...string[]]>(
  values: T,
  label: string,
  error = `${label} must be one of ${values.map((value) => value.toUpperCase()).join(", ")}`,
) {
  return z
    .string({ error })
    .transform((value) => value.trim().toLowerCase().replace("-", "_"))
    .pipe(z.enum(values, { error }))
    .meta({ enum: values.map((value) => value.toUpperCase()) });
}

/** A time on a zone's clock, of 24 hours. */
export const clockTime = (label: string) =>
  z
    .string({ error: `${label} must be a time such as 22:30` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time such as 22:30`);

export const zoneName = () =>
  unbroken("zone", 60).refine(isTimeZone, "zone must be the name of a time zone, such as Europe/Oslo");

/** The name of a time zone, whose days are meant; UTC where none is named. */
export const timeZone = () => zoneName().default("UTC");

/** A yes/no from JSON or from a query string. */
export const flag = () =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], {
    error: "must be true or false",
  });
