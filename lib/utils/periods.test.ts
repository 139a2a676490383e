import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Asked, daysBetween, monthSoFar, periodNames, periodOf, todayIn } from "./periods";

const HOUR_MS = 3_600_000;
const zones = [
  "UTC",
  "Europe/Oslo",
  "America/New_York",
  "Asia/Tehran",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/St_Johns",
];
const hoursOf = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / HOUR_MS;
const moment = fc
  .date({ min: new Date("2011-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date);
const asked: fc.Arbitrary<Asked> = fc.constantFrom(...periodNames).map((period) => ({ period }));

describe("a period", () => {
  it("is parted by its buckets without gap or overlap, in full hours, in every zone", () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...zones), moment, (period, zone, now) => {
        const { buckets, from, to, previous } = periodOf(period, zone, now);
        expect(buckets[0]?.from).toEqual(from);
        expect(buckets.at(-1)?.to).toEqual(to);
        for (const [index, bucket] of buckets.entries()) {
          expect(bucket.from.getTime()).toBeLessThanOrEqual(bucket.to.getTime());
          expect(bucket.from.getTime() % HOUR_MS).toBe(0);
          if (index > 0) expect(bucket.from).toEqual(buckets[index - 1]?.to);
          if (index > 0) expect(bucket.before.from).toEqual(buckets[index - 1]?.before.to);
        }
        expect(buckets[0]?.before.from).toEqual(previous.from);
        expect(buckets.at(-1)?.before.to).toEqual(from);
        expect(previous.to).toEqual(from);
        expect(previous.from.getTime()).toBeLessThan(from.getTime());
        expect(now.getTime()).toBeLessThan(to.getTime() + HOUR_MS);
      }),
    );
  });

  it("has as many days as its name says, the last of them today", () => {
    const { buckets, lastDay, previous } = periodOf(
      { period: "30d" },
      "Europe/Oslo",
      new Date("2026-11-26T23:30:00Z"),
    );
    expect(buckets).toHaveLength(30);
    expect(lastDay).toBe("2026-11-27");
    expect(buckets.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect([previous.firstDay, previous.lastDay]).toEqual(["2026-09-29", "2026-10-28"]);
  });

  it("keeps the day before beside a day that its zone left out", () => {
    const { buckets } = periodOf({ period: "7d" }, "Pacific/Apia", new Date("2012-01-02T02:00:00Z"));
    expect(buckets.map(hoursOf)).toEqual([24, 24, 24, 0, 24, 24, 24]);
    expect(buckets.map(({ before }) => hoursOf(before))).toEqual([24, 24, 24, 24, 24, 24, 24]);
  });

  it("has days of 23 and of 25 hours where clocks change", () => {
    const days = (firstDay: string, lastDay: string, zone: string) =>
      periodOf({ firstDay, lastDay }, zone, new Date("2026-12-01T00:00:00Z")).buckets.map(hoursOf);
    expect(days("2026-03-28", "2026-03-30", "Europe/Oslo")).toEqual([24, 23, 24]);
    expect(days("2026-10-24", "2026-10-26", "Europe/Oslo")).toEqual([24, 25, 24]);
    expect(days("2026-04-04", "2026-04-06", "Pacific/Chatham")).toEqual([24, 25, 24]);
  });

  it("begins at the first full hour of a day in zones of half and quarter hours", () => {
    const starts = (zone: string) =>
      periodOf({ firstDay: "2026-11-26", lastDay: "2026-11-26" }, zone, new Date("2026-12-01T00:00:00Z"))
        .from;
    expect(starts("Asia/Kathmandu")).toEqual(new Date("2026-11-25T19:00:00Z"));
    expect(starts("Asia/Tehran")).toEqual(new Date("2026-11-25T21:00:00Z"));
    expect(starts("Pacific/Chatham")).toEqual(new Date("2026-11-25T11:00:00Z"));
  });

  it("is parted by weeks from Monday, and by months", () => {
    const now = new Date("2026-11-26T12:00:00Z");
    const quarter = periodOf({ period: "90d" }, "UTC", now);
    expect(quarter.unit).toBe("week");
    for (const { firstDay } of quarter.buckets.slice(1))
      expect(new Date(`${firstDay}T00:00:00Z`).getUTCDay()).toBe(1);
    const year = periodOf({ period: "1y" }, "UTC", now);
    expect(year.buckets.map(({ firstDay }) => firstDay).slice(0, 3)).toEqual([
      "2025-11-27",
      "2025-12-01",
      "2026-01-01",
    ]);
    expect(year.buckets.at(-1)).toMatchObject({ firstDay: "2026-11-01", lastDay: "2026-11-26" });
  });
});

describe("own dates", () => {
  const ownDays = fc
    .tuple(moment, fc.integer({ min: 0, max: 365 }), fc.integer({ min: -400, max: 0 }))
    .map(([now, length, start]) => {
      const dayAt = (days: number) =>
        new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
      return { now, asked: { firstDay: dayAt(start), lastDay: dayAt(start + length) } };
    });

  it("end today at the latest, with the day that is not over, and as many days before", () => {
    fc.assert(
      fc.property(ownDays, fc.constantFrom(...zones), ({ now, asked }, zone) => {
        const today = todayIn(zone, now);
        if (asked.firstDay > today) {
          expect(() => periodOf(asked, zone, now)).toThrow(RangeError);
          return;
        }
        const period = periodOf(asked, zone, now);
        expect(period.lastDay).toBe(asked.lastDay < today ? asked.lastDay : today);
        expect(daysBetween(period.previous.firstDay, period.previous.lastDay)).toBe(
          daysBetween(period.firstDay, period.lastDay),
        );
        for (const bucket of period.buckets) {
          expect(bucket.from.getTime()).toBeLessThanOrEqual(now.getTime() + HOUR_MS);
          expect(bucket.isOpen).toBe(bucket.to > now);
        }
        // In zones of part hours a day's first full hour comes after midnight: until then its yesterday is open too.
        const isBegun = (period.buckets.at(-1)?.from ?? now) <= now;
        const open = period.buckets.slice(0, -1).filter(({ isOpen }) => isOpen);
        expect(open.length).toBeLessThanOrEqual(isBegun ? 0 : 1);
        expect(period.buckets[0]?.firstDay).toBe(period.firstDay);
      }),
    );
  });
});

it.each([
  ["UTC", null],
  ["Europe/Oslo", null],
  ["Africa/Cairo", null],
  ["Asia/Kathmandu", "Hours are counted whole, so a day in Kathmandu begins at 00:45."],
  ["Asia/Tehran", "Hours are counted whole, so a day in Tehran begins at 00:30."],
  ["Pacific/Chatham", "Hours are counted whole, so a day in Chatham begins at 00:45."],
  ["Australia/Lord_Howe", "Hours are counted whole, so a day in Lord Howe begins at 00:00 or 00:30."],
])("a year of %s says how its days are cut: %s", (zone, note) =>
  expect(periodOf({ period: "1y" }, zone, new Date("2026-11-26T12:00:00Z")).note).toBe(note),
);

describe("the month so far", () => {
  it("stands beside the same days of the month before, and beside all of it where that is shorter", () => {
    const daysAt = (now: string, zone = "UTC") =>
      Object.values(monthSoFar(zone, new Date(now))).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`);
    expect(daysAt("2026-11-23T12:00:00Z")).toEqual(["2026-11-01 2026-11-23", "2026-10-01 2026-10-23"]);
    expect(daysAt("2026-03-31T12:00:00Z")).toEqual(["2026-03-01 2026-03-31", "2026-02-01 2026-02-28"]);
    expect(daysAt("2027-01-01T12:00:00Z")).toEqual(["2027-01-01 2027-01-01", "2026-12-01 2026-12-01"]);
    // There it is already the first of the next month.
    expect(daysAt("2026-11-30T20:00:00Z", "Asia/Kathmandu")).toEqual([
      "2026-12-01 2026-12-01",
      "2026-11-01 2026-11-01",
    ]);
  });
});
