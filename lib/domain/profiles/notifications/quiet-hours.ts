import { toDateTimeInput } from "@/lib/utils/dates";

/** The settings of one person; `quietFrom` and `quietUntil` are times of the zone's clock, such as "22:00". */
export type QuietHours = { quietHours: boolean; quietFrom: string; quietUntil: string; zone: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** No zone puts its clock forward by more than this. */
const MAX_JUMP_MINUTES = 120;

/**
 * Returns the moment until which nothing may ring and mails and pushes wait, or null outside of the quiet hours. Quiet
 * is what the clock on the zone's wall shows: an hour that it shows twice is quiet twice. Two equal times hold nothing.
 */
export function quietUntil(now: Date, settings: QuietHours): Date | null {
  const clock = (at: number) => toDateTimeInput(new Date(at), settings.zone).slice(11);
  const shown = clock(now.getTime());
  if (!settings.quietHours || !isBetween(shown, settings.quietFrom, settings.quietUntil)) return null;
  const left = (minutesOf(settings.quietUntil) - minutesOf(shown) + DAY_MINUTES) % DAY_MINUTES;
  // Where the clock is changed meanwhile it ends sooner or later than it shows now, so it is looked for by the minute.
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  let end = minute + Math.max(1, left - MAX_JUMP_MINUTES) * MINUTE_MS;
  while (isBetween(clock(end), settings.quietFrom, settings.quietUntil)) end += MINUTE_MS;
  return new Date(end);
}

const isBetween = (time: string, from: string, until: string): boolean =>
  from <= until ? from <= time && time < until : time >= from || time < until;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
