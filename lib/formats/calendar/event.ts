import { PRODUCT_NAME } from "@/lib/product";

/** A calendar event, which takes a whole day or begins at a moment. */
export type CalendarEvent = {
  /** The id is unique in the world, and the same each time the event is written. */
  uid: string;
  title: string;
  description: string;
  location: string;
  url: string;
  /** The day, "2026-12-12". */
  day: string;
  /** The start in ISO 8601 and UTC; null for a whole day. */
  startsAt: string | null;
  changedAt: string;
};

/** iCalendar limits a line to so many octets, without its line break. */
const MAX_LINE = 75;

const compact = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, "")}Z`;
const compactDay = (day: string) => day.replaceAll("-", "");

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const escapeText = (text: string) =>
  text
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n");

/** Cuts a line into pieces of 75 octets, never inside a character; all but the first begin with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let size = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > MAX_LINE) {
      pieces.push(piece);
      [piece, size] = [" ", 1];
    }
    piece += character;
    size += octets;
  }
  return [...pieces, piece].join("\r\n");
}

/** Writes one event as iCalendar (RFC 5545), which every calendar opens. */
export function writeCalendar(event: CalendarEvent): string {
  const { uid, title, description, location, url, day, startsAt, changedAt } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(PRODUCT_NAME)}//Pitch pages//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${compact(changedAt)}`,
    ...(startsAt
      ? [`DTSTART:${compact(startsAt)}`]
      : [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(dayAfter(day))}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** Google's and Microsoft's calendars take the same event from these addresses. */
export function calendarLinks(event: CalendarEvent): { label: string; href: string }[] {
  const { title, description, location, url, day, startsAt } = event;
  const details = [description, url].filter(Boolean).join("\n\n");
  const dates = startsAt
    ? `${compact(startsAt)}/${compact(startsAt)}`
    : `${compactDay(day)}/${compactDay(dayAfter(day))}`;
  const google = new URLSearchParams({ action: "TEMPLATE", text: title, dates, details, location });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    body: details,
    location,
    startdt: startsAt ?? day,
    ...(startsAt ? {} : { enddt: dayAfter(day), allday: "true" }),
  });
  return [
    { label: "Google Calendar", href: `https://calendar.google.com/calendar/render?${google}` },
    { label: "Outlook", href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
