import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayIn,
  daySpan,
  fromDateTimeInput,
  isSameUtcDay,
  isTimeZone,
  localBrief,
  localDay,
  localDayKey,
  localDayTitle,
  localShortDay,
  localTime,
  localTimeZone,
  momentIn,
  momentWithOffset,
  secondsAgo,
  timeAgo,
  timeAgoOrDay,
  timeIn,
  timeZones,
  toDateInput,
  toDateTimeInput,
  utcDay,
  utcDayOfYear,
  utcMoment,
  utcMonth,
} from "./dates";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("how long ago", () => {
  const now = new Date("2025-10-23T12:00:00Z");
  const minutesBack = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it.each([
    [-5, "Just now"],
    [0, "Just now"],
    [59, "Just now"],
    [60, "1 hour ago"],
    [119, "1 hour ago"],
    [23 * 60 + 59, "23 hours ago"],
    [24 * 60, "1 day ago"],
    [49 * 60, "2 days ago"],
  ])("%d minutes back reads %s", (minutes, label) => {
    expect(timeAgo(minutesBack(minutes), now)).toBe(label);
  });

  it.each([
    [59, "just now"],
    [120, "2 hours ago"],
    [24 * 60, "yesterday"],
    [48 * 60, "21 October"],
    [400 * 24 * 60, "18 September 2024"],
  ])("%d minutes back, or its day, reads %s", (minutes, label) => {
    expect(spaced(timeAgoOrDay(minutesBack(minutes).toISOString(), now))).toBe(label);
  });

  it.each([
    [-1, "just now"],
    [9999, "just now"],
    [29_999, "20 seconds ago"],
    [60_000, "1 minute ago"],
    [59 * 60_000, "59 minutes ago"],
    [60 * 60_000, `at ${localTime(new Date(0).toISOString())}`],
  ])("%d ms back reads %s", (age, label) => {
    expect(secondsAgo(0, age)).toBe(label);
  });
});

describe("the clock of a place", () => {
  const zones = [
    "UTC",
    "Europe/Oslo",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Apia",
  ];
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });

  it("is read back as the moment it shows, or, in the hour it shows twice, the first of them", () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const moment = new Date(minute * 60_000);
        const local = toDateTimeInput(moment, zone);
        const back = fromDateTimeInput(local, zone);
        expect(back && toDateTimeInput(back, zone)).toBe(local);
        expect(back && back.getTime() <= moment.getTime()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("reads a time that is skipped in spring as if it were not", () => {
    expect(fromDateTimeInput("2026-03-29T02:30", "Europe/Oslo")?.toISOString()).toBe(
      "2026-03-29T01:30:00.000Z",
    );
  });

  it("is written with its place's offset, in every second of a minute", () => {
    for (const second of ["00", "29", "30", "59.999"]) {
      const iso = `2026-11-27T09:24:${second}Z`;
      expect(momentWithOffset(iso, "UTC")).toBe("2026-11-27T09:24+00:00");
      expect(momentWithOffset(iso, "Asia/Kathmandu")).toBe("2026-11-27T15:09+05:45");
      expect(momentWithOffset(iso, "America/St_Johns")).toBe("2026-11-27T05:54-03:30");
    }
  });

  it("knows places and no others", () => {
    expect(isTimeZone("Europe/Oslo")).toBe(true);
    for (const bad of ["", "Mars/Olympus", "+02:00", "x".repeat(60)]) expect(isTimeZone(bad)).toBe(false);
    expect(timeZones().every(isTimeZone)).toBe(true);
    expect(isTimeZone(localTimeZone())).toBe(true);
    expect(fromDateTimeInput("soon", "UTC")).toBeNull();
  });

  it("writes a moment in its own zone", () => {
    const iso = "2026-11-18T23:30:00Z";
    expect([dayIn, timeIn, momentIn].map((write) => spaced(write(iso, "Europe/Oslo")))).toEqual([
      "19 November 2026",
      "00:30 CET",
      "19 November 2026, 00:30 CET",
    ]);
  });
});

describe("UTC", () => {
  const now = new Date("2026-11-18T01:00:00Z");

  it("writes days, months and moments the same for everybody", () => {
    const iso = "2026-03-09T23:30:00Z";
    expect([utcDay, utcMonth, utcMoment].map((write) => spaced(write(iso)))).toEqual([
      "9 March 2026",
      "March 2026",
      "9 March 2026, 23:30 UTC",
    ]);
    expect(toDateInput(now)).toBe("2026-11-18");
  });

  it("says the year where it is another", () => {
    expect(utcDayOfYear("2026-11-14T23:30:00Z", now)).toBe("14\u00a0November");
    expect(utcDayOfYear("2025-11-14T23:30:00Z", now)).toBe("14\u00a0November\u00a02025");
  });

  it.each([
    ["2026-10-01", "2026-10-31", "1 to 31 October 2026"],
    ["2026-09-28", "2026-10-03", "28 September to 3 October 2026"],
    ["2026-12-20", "2027-01-03", "20 December 2026 to 3 January 2027"],
    ["2026-10-04", "2026-10-04", "4 October 2026"],
  ])("writes the days from %s to %s as people do", (first, last, text) => {
    expect(daySpan(first, last).replaceAll("\u00a0", " ")).toBe(text);
  });

  it("knows moments of one day", () => {
    expect(isSameUtcDay("2026-11-18T00:00:00Z", now)).toBe(true);
    expect(isSameUtcDay("2026-11-17T23:59:59Z", now)).toBe(false);
  });
});

describe("the reader's own clock", () => {
  const now = new Date(2026, 10, 21, 14, 0);
  const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

  it.each([
    [at(2026, 10, 21, 9, 42), "09:42"],
    [at(2026, 10, 21, 0, 0), "00:00"],
    [at(2026, 10, 20, 23, 59), "Yesterday"],
    [at(2026, 10, 19), "Thu"],
    [at(2026, 10, 15), "Sun"],
    [at(2026, 10, 14), "14 Nov"],
    [at(2025, 10, 14), "14 Nov 2025"],
    [at(2026, 10, 28), "28 Nov"],
  ])("a list says when %s was as %s", (iso, expected) => {
    expect(spaced(localBrief(iso, now))).toBe(expected);
  });

  it.each([
    [at(2026, 10, 21), "Today"],
    [at(2026, 10, 20), "Yesterday"],
    [at(2026, 10, 16), "Monday 16 November"],
    [at(2025, 0, 2), "Thursday 2 January 2025"],
  ])("a day of messages is titled", (iso, expected) => {
    expect(spaced(localDayTitle(iso, now))).toBe(expected);
  });

  it("writes days short and long, and times with a colon", () => {
    const iso = at(2026, 10, 16, 17, 5);
    expect([localShortDay(iso, now), localDay(iso, now), localTime(iso)].map(spaced)).toEqual([
      "16 Nov",
      "16 November",
      "17:05",
    ]);
  });

  it("names the day that moments share", () => {
    expect(localDayKey(at(2026, 10, 16, 0, 0))).toBe(localDayKey(at(2026, 10, 16, 23, 59)));
    expect(localDayKey(at(2026, 10, 16, 23, 59))).not.toBe(localDayKey(at(2026, 10, 17)));
  });
});
