import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromLocal, isTimeZone, momentIn, toLocal } from "./zones";

const zones = [
  "UTC",
  "Europe/Oslo",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Apia",
];
const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });

describe("the clock of a place", () => {
  it("is read back as the moment it shows, or, in the hour it shows twice, the first of them", () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const moment = new Date(minute * 60_000);
        const local = toLocal(moment, zone);
        const back = fromLocal(local, zone);
        expect(back && toLocal(back, zone)).toBe(local);
        expect(back && back.getTime() <= moment.getTime()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("reads a time that is skipped in spring as if it were not", () => {
    expect(fromLocal("2026-03-29T02:30", "Europe/Oslo")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });

  it("knows places and no others", () => {
    expect(isTimeZone("Europe/Oslo")).toBe(true);
    for (const bad of ["", "Mars/Olympus", "+02:00", "x".repeat(60)]) expect(isTimeZone(bad)).toBe(false);
    expect(fromLocal("soon", "UTC")).toBeNull();
  });

  it("says a moment in its own zone", () => {
    expect(momentIn("2026-11-18T08:00:00Z", "Europe/Oslo").replaceAll("\u00a0", " ")).toBe(
      "18 November 2026, 09.00 CET",
    );
  });
});
