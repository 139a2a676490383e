/** Moments and the clocks of places. Pure, safe in a browser. */

const known = new Map<string, boolean>();

/** Whether a text names a time zone this runtime knows, such as "Europe/Oslo". */
export function isTimeZone(zone: string): boolean {
  const before = known.get(zone);
  if (before !== undefined) return before;
  let good = zone !== "" && !/^[+-]/.test(zone);
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    good = false;
  }
  // Names come from people: what is kept is bounded.
  if (known.size < 1000) known.set(zone, good);
  return good;
}

type Clock = { year: string; month: string; day: string; hour: string; minute: string };

function readClock(moment: Date, timeZone: string): Clock {
  const parts = new Intl.DateTimeFormat("en-CA-u-hc-h23", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    year: read("year").padStart(4, "0"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
  };
}

/** A moment as the clock of a place shows it, as `<input type="datetime-local">` writes it: "2026-11-26T06:00". */
export function toLocal(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = readClock(moment, timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

const MINUTES = 60_000;

/**
 * The moment at which a place's clock shows this time ("2026-11-26T06:00"); null when it is no time. A time that the
 * clock skips in spring is read as if it had not been put forward; one it shows twice is the first.
 */
export function fromLocal(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local) || Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) =>
    Date.parse(`${toLocal(new Date(time), timeZone)}Z`) - Math.floor(time / MINUTES) * MINUTES;
  // The offset a day earlier and a day later: one of them is in force.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTES);
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTES);
  if (asUtc - offsetAt(before) === before) return new Date(before);
  return new Date(asUtc - offsetAt(after) === after ? after : before);
}

/** "18 November 2026", kept on one line. The same for every reader. */
export function dayIn(iso: string, timeZone: string): string {
  const day = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", day).format(new Date(iso)).replaceAll(" ", "\u00a0");
}

/** "18 November 2026, 09.00 CET": the moment on the clock of its zone. */
export function momentIn(iso: string, timeZone: string): string {
  return `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;
}

/** "09.00 CET". */
export function timeIn(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const { hour, minute } = readClock(moment, timeZone);
  const name = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find((part) => part.type === "timeZoneName")?.value;
  return `${hour}.${minute}\u00a0${name ?? timeZone}`;
}
