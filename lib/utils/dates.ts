/**
 * Formats and reads every date, on one of three clocks: that of a named place (`...In`), UTC (`utc...`, the same for
 * all readers and in cached pages), or the reader's own (`local...`, in the browser alone). Everything here is pure
 * and safe in a browser.
 */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A date stays on one line by non-breaking spaces. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

const formats = new Map<string, Intl.DateTimeFormat>();
/** Formatters are slow to make, so each is made once; zones come from people, so their number is bounded. */
function format(
  date: Date,
  options: Intl.DateTimeFormatOptions,
  locale = "en-GB",
): Intl.DateTimeFormatPart[] {
  const key = JSON.stringify([locale, options]);
  let formatter = formats.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options);
    if (formats.size < 500) formats.set(key, formatter);
  }
  return formatter.formatToParts(date);
}

const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
  unbroken(
    format(date, options)
      .map(({ value }) => value)
      .join("")
      .replaceAll(",", ""),
  );

// --- How long ago

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** Writes "Just now" under an hour (and for a clock that runs ahead), "2 hours ago" under a day, else "3 days ago". */
export function timeAgo(then: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - then.getTime()) / HOUR_MS);
  if (hours < 1) return "Just now";
  return hours < 24 ? ago(hours, "hour") : ago(Math.floor(hours / 24), "day");
}

/** Writes what `timeAgo` does within a day, then "yesterday", then the day: "12 November". */
export function timeAgoOrDay(iso: string, now: Date): string {
  const then = new Date(iso);
  const age = now.getTime() - then.getTime();
  if (age < DAY_MS) return timeAgo(then, now).toLowerCase();
  return age < 2 * DAY_MS ? "yesterday" : utcDayOfYear(iso, now);
}

/** Writes "just now", "10 seconds ago" (in steps, so that it does not flicker), "2 minutes ago", "at 14:05". */
export function secondsAgo(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 10_000) * 10);
  if (seconds < 10) return "just now";
  if (seconds < 60) return ago(seconds, "second");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? ago(minutes, "minute") : `at ${localTime(new Date(at).toISOString())}`;
}

// --- On the clock of a place

const knownZones = new Map<string, boolean>();

/** The runtime has to know the time zone, such as "Europe/Oslo". */
export function isTimeZone(zone: string): boolean {
  const before = knownZones.get(zone);
  if (before !== undefined) return before;
  let good = zone !== "" && !/^[+-]/.test(zone);
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    good = false;
  }
  // Zones come from users, so the cache is bounded.
  if (knownZones.size < 1000) knownZones.set(zone, good);
  return good;
}

export const timeZones = () => Intl.supportedValuesOf("timeZone");

/** Names a zone by its place: "Europe/Oslo" is "Oslo". */
export const placeOfZone = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** The difference of a zone's clock from UTC at a moment: "UTC+5:45". */
export function zoneOffset(timeZone: string, at = new Date()): string {
  const parts = format(at, { timeZone, timeZoneName: "shortOffset" });
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name.replace("GMT", "UTC").replace(/\+0$/, "");
}

export const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clockParts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** Reads a moment on the clock of a zone, or on the reader's own where none is given. */
function readClock(moment: Date, timeZone?: string) {
  const parts = format(moment, { ...clockParts, timeZone }, "en-CA-u-hc-h23");
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`,
    hour: read("hour"),
    minute: read("minute"),
  };
}

/** Writes a moment as `<input type="datetime-local">` does, on the clock of a place: "2026-11-26T06:00". */
export function toDateTimeInput(moment: Date, timeZone: string): string {
  const { day, hour, minute } = readClock(moment, timeZone);
  return `${day}T${hour}:${minute}`;
}

/**
 * Returns the moment at which a place's clock shows this time ("2026-11-26T06:00"), or null when it is no time. A
 * time that the clock skips in spring is read as if it had not been put forward; one that it shows twice is the
 * first.
 */
export function fromDateTimeInput(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local) || Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) =>
    Date.parse(`${toDateTimeInput(new Date(time), timeZone)}Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS;
  // One of these two offsets, a day earlier and a day later, is in force at the moment itself.
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  if (asUtc - offsetAt(before) === before) return new Date(before);
  return new Date(asUtc - offsetAt(after) === after ? after : before);
}

/** Writes a moment on the clock of a place, with its offset: "2026-11-26T06:00+01:00". */
export function momentWithOffset(iso: string, timeZone: string): string {
  const local = toDateTimeInput(new Date(iso), timeZone);
  const minutes = Date.parse(`${local}Z`) / MINUTE_MS - Math.floor(Date.parse(iso) / MINUTE_MS);
  const [sign, size] = [minutes < 0 ? "-" : "+", Math.abs(minutes)];
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${local}${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Writes a day: "18 November 2026". */
export const dayIn = (iso: string, timeZone: string): string =>
  write(new Date(iso), { day: "numeric", month: "long", year: "numeric", timeZone });

/** Writes the weekday: "Saturday". */
export const weekdayIn = (iso: string, timeZone: string): string =>
  write(new Date(iso), { weekday: "long", timeZone });

/** Writes the time with its zone: "09:00 CET". */
export function timeIn(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const { hour, minute } = readClock(moment, timeZone);
  const name = format(moment, { timeZone, timeZoneName: "short" }).find(
    ({ type }) => type === "timeZoneName",
  )?.value;
  return `${hour}:${minute}\u00a0${name ?? timeZone}`;
}

/** Writes the day and the time with its zone: "18 November 2026, 09:00 CET". */
export const momentIn = (iso: string, timeZone: string): string =>
  `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;

// --- In UTC

/** Writes a day: "18 November 2026". */
export const utcDay = (iso: string): string => dayIn(iso, "UTC");

/**
 * Writes the days from one date ("2026-10-01") to another as briefly as can be: "1 to 31 October 2026", "28 September to
 * 3 October 2026", "20 December 2026 to 3 January 2027".
 */
export function daySpan(first: string, last: string): string {
  const end = utcDay(last);
  if (first === last) return end;
  const [day = "", month] = utcDay(first).split("\u00a0");
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  if (!sameYear) return `${utcDay(first)} to ${end}`;
  return first.slice(0, 7) === last.slice(0, 7) ? `${day} to ${end}` : `${day}\u00a0${month} to ${end}`;
}

/** Writes the day and the time: "18 November 2026, 09:00 UTC". */
export const utcMoment = (iso: string): string => momentIn(iso, "UTC");

/** Writes the month: "March 2024". */
export const utcMonth = (iso: string): string =>
  write(new Date(iso), { month: "long", year: "numeric", timeZone: "UTC" });

/** Writes "14 November", with the year where it is not this one. */
export function utcDayOfYear(iso: string, now: Date): string {
  const date = new Date(iso);
  if (date.getUTCFullYear() !== now.getUTCFullYear()) return utcDay(iso);
  return write(date, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** "2026-11-18", as `<input type="date">` writes it. */
export const toDateInput = (moment: Date): string => moment.toISOString().slice(0, 10);

export const isSameUtcDay = (iso: string, now: Date): boolean => iso.slice(0, 10) === toDateInput(now);

// --- On the reader's own clock

/** Writes a moment (ISO 8601) on the reader's own clock. */
export type LocalFormat = (iso: string, now: Date) => string;

/** Calendar days from `date` to `now`; negative for a date to come. */
function localDaysBetween(date: Date, now: Date): number {
  const noonOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), 12);
  return Math.round((noonOf(now) - noonOf(date)) / DAY_MS);
}

const withYear = (date: Date, now: Date, options: Intl.DateTimeFormatOptions) =>
  date.getFullYear() === now.getFullYear()
    ? write(date, options)
    : `${write(date, options)}\u00a0${date.getFullYear()}`;

/** Writes the time: "09:42". */
export const localTime = (iso: string): string => {
  const { hour, minute } = readClock(new Date(iso));
  return `${hour}:${minute}`;
};

/** Writes the day in short: "12 Nov". */
export const localShortDay: LocalFormat = (iso, now) =>
  withYear(new Date(iso), now, { day: "numeric", month: "short" });

/** Writes the day: "12 November". */
export const localDay: LocalFormat = (iso, now) =>
  withYear(new Date(iso), now, { day: "numeric", month: "long" });

/** Writes a moment as briefly as a list needs: "09:42" today, then "Yesterday", "Thu", "12 Nov", "12 Nov 2024". */
export const localBrief: LocalFormat = (iso, now) => {
  const date = new Date(iso);
  const days = localDaysBetween(date, now);
  if (days === 0) return localTime(iso);
  if (days === 1) return "Yesterday";
  return days > 1 && days < 7 ? write(date, { weekday: "short" }) : localShortDay(iso, now);
};

/** Titles a day's messages: "Today", "Yesterday", "Monday 16 November". */
export const localDayTitle: LocalFormat = (iso, now) => {
  const date = new Date(iso);
  const days = localDaysBetween(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return withYear(date, now, { weekday: "long", day: "numeric", month: "long" });
};

/** Writes the day and the time: "Today, 09:42", "Monday 16 November, 09:42". */
export const localMoment: LocalFormat = (iso, now) => `${localDayTitle(iso, now)}, ${localTime(iso)}`;

/** Identifies the calendar day: it is equal for moments of one day. */
export const localDayKey = (iso: string): string => new Date(iso).toDateString();

// --- In other languages

/** Names of months and weekdays. A month can have another name within a date ("listopad", "listopada"). */
export interface CalendarNames {
  /** The names of months, from January. */
  months: { long: string[]; short: string[] }[];
  /** The names of weekdays, from Sunday. */
  weekdays: { long: string; short: string }[];
}

export function calendarNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const styles = (style: "long" | "short") => [
    format({ month: style }),
    format({ day: "numeric", month: style, year: "numeric" }),
  ];
  const [longMonth, shortMonth] = [styles("long"), styles("short")];
  const [longDay, shortDay] = [format({ weekday: "long" }), format({ weekday: "short" })];
  const monthIn = (formats: Intl.DateTimeFormat[], date: Date) =>
    formats.flatMap((one) =>
      one.formatToParts(date).flatMap(({ type, value }) => (type === "month" ? [value] : [])),
    );
  return {
    months: Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))).map((date) => ({
      long: monthIn(longMonth, date),
      short: monthIn(shortMonth, date),
    })),
    weekdays: Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 15 + day))).map((date) => ({
      long: longDay.format(date),
      short: shortDay.format(date),
    })),
  };
}
