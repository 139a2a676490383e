import { describe, expect, it } from "vitest";
import { toDateTimeInput } from "@/lib/utils/dates";
import { type QuietHours, quietUntil } from "./quiet-hours";

const night = (zone: string, quietFrom = "22:00", quietTill = "07:00"): QuietHours => ({
  ...{ quietHours: true, quietFrom, quietUntil: quietTill, zone },
});
const until = (now: string, settings: QuietHours) => quietUntil(new Date(now), settings)?.toISOString();

describe("quiet hours", () => {
  it("last over midnight, from their first minute to their last", () => {
    const oslo = night("Europe/Oslo");
    expect(until("2026-11-27T20:59:59Z", oslo)).toBeUndefined();
    expect(until("2026-11-27T21:00:00Z", oslo)).toBe("2026-11-28T06:00:00.000Z");
    expect(until("2026-11-27T23:30:00Z", oslo)).toBe("2026-11-28T06:00:00.000Z");
    expect(until("2026-11-28T05:59:59Z", oslo)).toBe("2026-11-28T06:00:00.000Z");
    expect(until("2026-11-28T06:00:00Z", oslo)).toBeUndefined();
  });

  it("lie within a day where they begin before they end", () => {
    const noon = night("America/New_York", "12:15", "13:45");
    expect(until("2026-07-01T16:14:59Z", noon)).toBeUndefined();
    expect(until("2026-07-01T16:15:00Z", noon)).toBe("2026-07-01T17:45:00.000Z");
    expect(until("2026-07-01T17:45:00Z", noon)).toBeUndefined();
  });

  it("hold nothing where they are off, or begin when they end", () => {
    expect(until("2026-11-27T23:00:00Z", { ...night("UTC"), quietHours: false })).toBeUndefined();
    expect(until("2026-11-27T22:00:00Z", night("UTC", "22:00", "22:00"))).toBeUndefined();
  });

  it.each([
    ["Asia/Kolkata", "2026-11-27T20:00:00Z", "2026-11-28T01:30:00.000Z"],
    ["Asia/Kathmandu", "2026-11-27T20:00:00Z", "2026-11-28T01:15:00.000Z"],
    ["Australia/Lord_Howe", "2026-06-27T12:00:00Z", "2026-06-27T20:30:00.000Z"],
    ["America/St_Johns", "2026-01-15T02:00:00Z", "2026-01-15T10:30:00.000Z"],
  ])("go by the clock of %s, which is no whole hours from UTC", (zone, now, end) => {
    expect(until(now, night(zone))).toBe(end);
  });

  it("are an hour shorter in the night of spring, and longer in that of autumn", () => {
    expect(until("2026-03-28T21:00:00Z", night("Europe/Oslo"))).toBe("2026-03-29T05:00:00.000Z");
    expect(until("2026-10-24T20:00:00Z", night("Europe/Oslo"))).toBe("2026-10-25T06:00:00.000Z");
  });

  it("end when the clock skips their last minute, and hold again in an hour that it shows twice", () => {
    const early = night("Europe/Oslo", "22:00", "02:30");
    expect(until("2026-03-29T00:30:00Z", early)).toBe("2026-03-29T01:00:00.000Z");
    expect(until("2026-10-25T00:10:00Z", early)).toBe("2026-10-25T00:30:00.000Z");
    expect(until("2026-10-25T01:10:00Z", early)).toBe("2026-10-25T01:30:00.000Z");
  });

  it.each(["Europe/Oslo", "America/New_York", "Australia/Lord_Howe", "Antarctica/Troll", "Asia/Kathmandu"])(
    "end at the first minute that is not quiet, on every change of the clock in %s",
    (zone) => {
      const settings = night(zone, "22:30", "02:15");
      const clock = (at: Date) => toDateTimeInput(at, zone).slice(11);
      const changes = ["2026-03-08", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24", "2026-10-31"];
      for (const day of changes) {
        for (let hour = 0; hour < 48; hour++) {
          const now = new Date(Date.parse(`${day}T00:07:00Z`) + hour * 3_600_000);
          let first = now;
          while (clock(first) >= "22:30" || clock(first) < "02:15")
            first = new Date(first.getTime() + 60_000);
          const expected = first === now ? null : new Date(Math.floor(first.getTime() / 60_000) * 60_000);
          expect([day, hour, quietUntil(now, settings)]).toEqual([day, hour, expected]);
        }
      }
    },
  );
});
