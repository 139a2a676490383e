import { fromDateTimeInput, toDateTimeInput } from "@/lib/utils/dates";

/** A weekly digest lists so many entries of each part and gives the number of the others. */
export const LISTED = 5;

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
