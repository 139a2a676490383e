import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarLinks, writeCalendar } from "./event";

const event = {
  uid: "01890000-0000-7000-8000-000000000001@localhost",
  title: "A winter, without; a road\\",
  description: "Eleven cabins\nopen",
  location: "Rjukan, Telemark",
  url: "https://example.org/brand-pitch/a-winter",
  day: "2026-12-31",
  startsAt: "2026-12-31T21:14:00.000Z",
  changedAt: "2026-11-23T12:00:00.000Z",
};
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  it("says when it begins, with its texts escaped", () => {
    expect(unfold(writeCalendar(event))).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "DTSTART:20261231T211400Z",
        "DTSTAMP:20261123T120000Z",
        "SUMMARY:A winter\\, without\\; a road\\\\",
        "DESCRIPTION:Eleven cabins\\nopen",
        "LOCATION:Rjukan\\, Telemark",
        "END:VCALENDAR",
      ]),
    );
  });

  it("takes a whole day up to the next, over the year's end", () => {
    expect(unfold(writeCalendar({ ...event, startsAt: null }))).toEqual(
      expect.arrayContaining(["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]),
    );
  });

  it("has no line over 75 octets, and no text ends one by itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const file = writeCalendar({ ...event, title });
        const lines = file.split("\r\n");
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(unfold(file)).toHaveLength(15);
      }),
    );
  });
});

it("links to calendars that take an event from an address", () => {
  const [google, outlook] = calendarLinks(event).map(({ href }) => new URL(href).searchParams);
  expect(google?.get("dates")).toBe("20261231T211400Z/20261231T211400Z");
  expect(google?.get("details")).toContain(event.url);
  expect([outlook?.get("startdt"), outlook?.get("allday")]).toEqual([event.startsAt, null]);
  const [, day] = calendarLinks({ ...event, startsAt: null }).map(({ href }) => new URL(href).searchParams);
  expect([day?.get("startdt"), day?.get("enddt"), day?.get("allday")]).toEqual([
    "2026-12-31",
    "2027-01-01",
    "true",
  ]);
});
