import type { DigestKind } from "@/db/enums";
import { fromDateTimeInput, toDateInput, toDateTimeInput } from "@/lib/utils/dates";

/** A digest lists so many entries of each part and gives the number of the others. */
export const LISTED = 5;

export type DigestSettings = {
  dailyDigest: boolean;
  weeklyDigest: boolean;
  /** A time of the zone's clock ("08:00"), and a day of the week from 1, which is Monday. */
  digestTime: string;
  digestDay: number;
  zone: string;
};

/** A digest's `window` is its day, or the Monday of its week: there is one for each. It is about what was before `until`. */
export type DigestWindow = { kind: DigestKind; window: string; until: Date };

type Planned = { from: Date; due: Date; digest: (DigestWindow & { since: Date }) | null };

/**
 * Says what is planned for somebody who wants digests: the one whose window has ended since `from`, the latest where
 * several have, and when to look again. Who has just switched them on (without `from`) begins with now. The daily digest
 * stands in for the weekly one.
 */
export function planDigest(
  now: Date,
  settings: DigestSettings,
  { from, due }: { from: Date | null; due: Date | null },
): Planned {
  const next = () => nextWindow(now, settings).until;
  if (!from) return { from: now, due: next(), digest: null };
  if (due && due > now) return { from, due, digest: null };
  const ended = lastWindow(now, settings);
  if (ended.until <= from) return { from, due: next(), digest: null };
  return { from: ended.until, due: next(), digest: { ...ended, since: from } };
}

/** Finds the latest window that has ended, by the clock of the zone. */
export function lastWindow(now: Date, settings: DigestSettings): DigestWindow {
  for (let day = dayOf(now, settings.zone); ; day = addDays(day, -1)) {
    const window = windowOf(day, settings);
    if (window && window.until <= now) return window;
  }
}

/** Finds the first window that ends after a moment. */
export function nextWindow(after: Date, settings: DigestSettings): DigestWindow {
  for (let day = addDays(dayOf(after, settings.zone), -1); ; day = addDays(day, 1)) {
    const window = windowOf(day, settings);
    if (window && window.until > after) return window;
  }
}

function windowOf(day: string, settings: DigestSettings): DigestWindow | null {
  const { dailyDigest, digestTime, digestDay, zone } = settings;
  const until = fromDateTimeInput(`${day}T${digestTime}`, zone);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  if (!until || !(dailyDigest || weekday === digestDay)) return null;
  return dailyDigest
    ? { kind: "daily", window: day, until }
    : { kind: "weekly", window: addDays(day, 1 - weekday), until };
}

const dayOf = (moment: Date, zone: string): string => toDateTimeInput(moment, zone).slice(0, 10);

function addDays(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return toDateInput(noon);
}

/** A monthly report goes out from this hour of the month's first day on, by its zone's clock. */
export const REPORT_HOUR = 7;

/** Returns when the next report goes out, by the clock of the zone: that of this month where it `isDue` still. */
export function nextReport(now: Date, zone: string, isDue = false): Date {
  const [year = 0, month = 0] = toDateTimeInput(now, zone).split("-").map(Number);
  const first = new Date(Date.UTC(year, isDue ? month - 1 : month, 1)).toISOString().slice(0, 10);
  return fromDateTimeInput(`${first}T0${REPORT_HOUR}:00`, zone) ?? now;
}

/** Returns the first and the last day of the month before the one that begins with `month`. */
export function monthBefore(month: string): { from: string; to: string } {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const starts = new Date(`${month}T12:00:00Z`);
  const last = new Date(starts.getTime() - 24 * 3_600_000);
  return { from: `${day(last).slice(0, 7)}-01`, to: day(last) };
}
