import { fromDateTimeInput, toDateTimeInput } from "./dates";

/** These are the values of `period` in an address. */
export const periodNames = ["7d", "30d", "90d", "1y"] as const;
export type PeriodName = (typeof periodNames)[number];
export const DEFAULT_PERIOD: PeriodName = "30d";
export const periodLabels: Record<PeriodName, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 3 months",
  "1y": "Last year",
};

/** A period of one's own dates is at most a leap year long. */
export const MAX_DAYS = 366;

export const daysOf = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 } as const;

/** The moments from `from` up to, and without, `to`; both are full hours. */
type Span = { from: Date; to: Date };
/** A span by its first and last day, "2026-11-26" on the zone's clock. */
export type Days = Span & { firstDay: string; lastDay: string };
type Bucket = Days & {
  /** It is not over yet. */
  isOpen: boolean;
  /** The same days of the period before. */
  before: Days;
};
export type Period = Days & {
  zone: string;
  /** Says how days are cut, where the zone's clock is not whole hours from UTC; null elsewhere. */
  note: string | null;
  unit: "day" | "week" | "month";
  buckets: Bucket[];
  /** The same number of days before it. */
  previous: Days;
};

export type Asked = { period: PeriodName } | { firstDay: string; lastDay: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the beginning of the first of so many days (UTC), of which today is the last. */
export const firstMomentUtc = (days: number, now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) + 1 - days) * DAY_MS);

/** Returns the day that it is on the zone's clock. */
export const todayIn = (zone: string, now: Date) => toDateTimeInput(now, zone).slice(0, 10);

/**
 * Makes the period that a chart, its head, table, CSV and mail share. Days are those of the zone's clock; an hour that
 * a day's beginning parts, in zones of half and quarter hours, belongs to the day in which the hour begins. Own dates
 * end today at the latest, since days to come are not days on which nothing happened.
 *
 * @throws RangeError where the first day is after today.
 */
export function periodOf(asked: Asked, zone: string, now: Date): Period {
  const today = todayIn(zone, now);
  const [firstDay, askedEnd] =
    "period" in asked ? [addDays(today, 1 - daysOf[asked.period]), today] : [asked.firstDay, asked.lastDay];
  if (firstDay > today) throw new RangeError(`${firstDay} is after ${today}.`);
  const lastDay = askedEnd < today ? askedEnd : today;
  const length = daysBetween(firstDay, lastDay) + 1;
  const unit = length <= 31 ? "day" : length <= 184 ? "week" : "month";
  const buckets: Bucket[] = [];
  for (let day = firstDay; day <= lastDay; ) {
    const next = nextStart(day, unit);
    const last = next > lastDay ? lastDay : addDays(next, -1);
    const span = spanOf(day, last, zone);
    const before = spanOf(addDays(day, -length), addDays(last, -length), zone);
    // A day that a zone left out, as Samoa did at the date line, stays as a bucket of no length, since the same day of
    // the period before has its hours.
    buckets.push({ ...span, before, isOpen: span.to > now });
    day = next;
  }
  return {
    ...spanOf(firstDay, lastDay, zone),
    ...{ zone, unit, buckets, note: partHourNote(zone, buckets) },
    previous: spanOf(addDays(firstDay, -length), addDays(firstDay, -1), zone),
  };
}

/** The month so far on the zone's clock, and the one before up to the same day of it, or to its end. */
export function monthSoFar(zone: string, now: Date) {
  const today = todayIn(zone, now);
  const firstDay = `${today.slice(0, 8)}01`;
  const endBefore = addDays(firstDay, -1);
  const sameDay = `${endBefore.slice(0, 8)}${today.slice(8)}`;
  const month = spanOf(firstDay, today, zone);
  return {
    month: { ...month, zone, note: partHourNote(zone, [month]) },
    before: spanOf(`${endBefore.slice(0, 8)}01`, sameDay < endBefore ? sameDay : endBefore, zone),
  };
}

const spanOf = (firstDay: string, lastDay: string, zone: string): Days => ({
  ...{ from: startOf(firstDay, zone), to: startOf(addDays(lastDay, 1), zone) },
  ...{ firstDay, lastDay },
});

/** Returns the first full hour of a day on the zone's clock. */
function startOf(day: string, zone: string): Date {
  const midnight = fromDateTimeInput(`${day}T00:00`, zone);
  if (!midnight) throw new Error(`${day} is no day.`);
  return new Date(Math.ceil(midnight.getTime() / HOUR_MS) * HOUR_MS);
}

/** Events are counted by whole hours, so days of such a zone begin a part of an hour after its midnight. */
function partHourNote(zone: string, spans: readonly Span[]): string | null {
  const starts = new Set(spans.map(({ from }) => toDateTimeInput(from, zone).slice(11)));
  if ([...starts].every((start) => start.endsWith(":00"))) return null;
  const place = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return `Hours are counted whole, so a day in ${place} begins at ${[...starts].join(" or ")}.`;
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

function addDays(day: string, count: number): string {
  const moved = atNoon(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** Counts the days from one to another; 0 where they are the same. */
export const daysBetween = (first: string, last: string) =>
  Math.round((atNoon(last).getTime() - atNoon(first).getTime()) / DAY_MS);

/** Returns the first day of the next day, week (from Monday) or month. */
function nextStart(day: string, unit: Period["unit"]): string {
  if (unit === "day") return addDays(day, 1);
  if (unit === "week") return addDays(day, 7 - ((atNoon(day).getUTCDay() + 6) % 7));
  return addDays(`${day.slice(0, 7)}-01`, 32)
    .slice(0, 7)
    .concat("-01");
}
