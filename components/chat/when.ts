const nbsp = "\u00a0";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-GB", options);
  return (date: Date) => formatter.format(date).replaceAll(",", "").replaceAll(" ", nbsp);
};
const time = format({ hour: "2-digit", minute: "2-digit", hour12: false });
const weekday = format({ weekday: "short" });
const dayMonth = format({ day: "numeric", month: "short" });
const longDayMonth = format({ day: "numeric", month: "long" });
const fullDay = format({ weekday: "long", day: "numeric", month: "long" });
const withYear = (write: (date: Date) => string) => (date: Date, now: Date) =>
  date.getFullYear() === now.getFullYear() ? write(date) : `${write(date)}${nbsp}${date.getFullYear()}`;

/** Calendar days from `date` to `now` in the reader's own zone; negative for a date to come. */
function daysBetween(date: Date, now: Date): number {
  const noonOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), 12);
  return Math.round((noonOf(now) - noonOf(date)) / 86_400_000);
}

/** Words for a moment (ISO 8601) in the reader's own zone. */
export type WriteWhen = (iso: string, now: Date) => string;

/** "09.42" */
export const timeOf: WriteWhen = (iso) => time(new Date(iso)).replace(":", ".");

/** As briefly as a list allows: "09.42" today, then "Yesterday", "Thu", "12 Nov", "12 Nov 2024". */
export const shortWhen: WriteWhen = (iso, now) => {
  const date = new Date(iso);
  const days = daysBetween(date, now);
  if (days === 0) return timeOf(iso, now);
  if (days === 1) return "Yesterday";
  return days > 1 && days < 7 ? weekday(date) : withYear(dayMonth)(date, now);
};

/** "12 Nov" */
export const shortDay: WriteWhen = (iso, now) => withYear(dayMonth)(new Date(iso), now);

/** "12 November" */
export const longDay: WriteWhen = (iso, now) => withYear(longDayMonth)(new Date(iso), now);

/** What stands over a day's messages: "Today", "Yesterday", "Monday 16 November". */
export const dayTitle: WriteWhen = (iso, now) => {
  const date = new Date(iso);
  const days = daysBetween(date, now);
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : withYear(fullDay)(date, now);
};

/** Names the calendar day in the reader's zone; equal for moments of one day. */
export const dayKey = (iso: string): string => new Date(iso).toDateString();
