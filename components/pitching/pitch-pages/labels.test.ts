import { describe, expect, it } from "vitest";
import { calendarLinks, writeCalendar } from "@/lib/formats/calendar/event";
import { calendarEvent, countsText, deleteQuestion, untilText } from "./labels";

const none = { published: 0, draft: 0, expired: 0, archived: 0 };

describe("a newsroom's pitch pages in one line", () => {
  it.each([
    [none, "None yet"],
    [{ ...none, published: 2, draft: 1 }, "2 open, 1 draft"],
    [{ ...none, draft: 2, expired: 1, archived: 4 }, "2 drafts, 1 expired"],
    [{ ...none, archived: 3 }, "3 archived"],
  ])("%o", (counts, text) => expect(countsText(counts)).toBe(text));
});

describe("how long a page is open", () => {
  const page = { expiresAt: "2027-03-01T22:59:59.000Z", timeZone: "Europe/Oslo" };
  it.each([
    ["PUBLISHED", /^Open until 1\s+March\s+2027$/],
    ["DRAFT", /^Open until 1\s+March\s+2027$/],
    ["EXPIRED", /^Was open until 1\s+March\s+2027$/],
    ["ARCHIVED", /^$/],
  ] as const)("%s", (status, text) => expect(untilText({ ...page, status })).toMatch(text));
});

it.each([
  ["1900-01-01", null],
  ["9998-12-31", null],
  ["9998-12-31", "9999-01-01T09:59:00.000Z"],
])("an event on %s at %s is for calendars as well", (eventDate, eventAt) => {
  const event = calendarEvent(
    {
      ...{ id: "a", slug: "a", url: "/brand-pitch/a", kind: "brand-pitch", status: "PUBLISHED" },
      ...{ name: "", pitchTitle: "A winter", who: "", what: "", why: "", about: "", eventDate, eventAt },
      ...{ eventTime: null, timeZone: "Pacific/Honolulu", eventLocation: "", topics: [], perks: [] },
      ...{ perkDetails: {}, customPerks: "", demographics: [], expiresAt: null, publishedAt: null },
      ...{ createdAt: "2026-11-23T12:00:00.000Z", updatedAt: "2026-11-23T12:00:00.000Z" },
    },
    "https://example.org",
  );
  if (!event) throw new Error("It has a day.");
  expect(writeCalendar(event)).toMatch(/DTSTART(;VALUE=DATE)?:\d{8}/);
  expect(calendarLinks(event)).toHaveLength(2);
});

it("before a page is deleted, what others lose of it is said", () => {
  expect(deleteQuestion(true).text).toContain("Its address leads nowhere");
  expect(deleteQuestion(false).text).toContain("Nobody else has seen it");
});
