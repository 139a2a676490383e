import { describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { figures } from "@/lib/domain/insights/figures/rules";
import { momentWithOffset } from "@/lib/utils/dates";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { writeAnalytics } from "./analytics-csv";

testDatabase();

describe("the CSV of a period", () => {
  it("says the numbers of the API, in the zone that it names, with offsets", async () => {
    const { actor, profileId } = await makeAccount({ userType: "press" });
    await transact(async (_tx, effects) => effects.count("work_added", { by: profileId }));
    const zone = "Asia/Kathmandu";
    const { analytics, profile } = await execute(actor, readAnalytics, { period: "7d", zone });
    const { name, text } = writeAnalytics(analytics, profile);
    const { firstDay, lastDay } = analytics.period;
    expect(name).toBe(`analytics-${profile.slug}-${firstDay}-${lastDay}`);
    const [head, ...rows] = text
      .slice(1)
      .trim()
      .split("\r\n")
      .map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(head?.slice(0, 5)).toEqual([
      ...["First day", "Last day"],
      `"Begins (${zone}. Hours are counted whole, so a day in Kathmandu begins at 00:45.)"`,
      ...["Table", "Name"],
    ]);
    expect(analytics.period.note).toBe("Hours are counted whole, so a day in Kathmandu begins at 00:45.");
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head?.length]));
    const place = head?.indexOf(figures.workAdded.label) ?? -1;
    expect(rows.map((row) => [row[0], row[3], row[4], Number(row[place])])).toEqual([
      ...analytics.series.map((day) => [
        ...[day.firstDay, "Figures", day.isOpen ? `"Day, so far"` : "Day", day.workAdded],
      ]),
      [firstDay, "Figures", "All", analytics.workAdded],
      ...analytics.seriesBefore.map((day) => [day.firstDay, "Before", "Day", day.workAdded]),
      [analytics.before.firstDay, "Before", "All", analytics.before.workAdded],
    ]);
    expect(analytics.workAdded).toBe(1);
    for (const row of rows) {
      expect(row[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(row[2]).toMatch(/^\d{4}-\d\d-\d\dT00:45\+05:45$/);
    }
  });
});

it.each([
  ["2026-11-26T05:00:00Z", "Europe/Oslo", "2026-11-26T06:00+01:00"],
  ["2026-11-26T00:15:00Z", "America/St_Johns", "2026-11-25T20:45-03:30"],
  ["2026-11-26T00:00:00Z", "Asia/Kathmandu", "2026-11-26T05:45+05:45"],
  ["2026-11-26T00:00:00Z", "UTC", "2026-11-26T00:00+00:00"],
])("%s in %s is %s", (iso, zone, text) => expect(momentWithOffset(iso, zone)).toBe(text));
