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
    const { analytics } = await execute(actor, readAnalytics, { period: "7d", zone });
    const [head, ...rows] = writeAnalytics(analytics)
      .slice(1)
      .trim()
      .split("\r\n")
      .map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(head).toContain(`Begins (${zone})`);
    expect(rows).toHaveLength(7 + 3);
    const place = head?.indexOf(figures.workAdded.label) ?? -1;
    expect(rows.slice(0, 7).map((row) => Number(row[place]))).toEqual(
      analytics.series.map(({ workAdded }) => workAdded),
    );
    expect(rows[7]?.slice(0, 3)).toEqual(["All", "", ""]);
    expect(rows[7]?.[place]).toBe(String(analytics.workAdded));
    const { firstDay, lastDay } = analytics.before;
    expect(rows.slice(8).map(([name]) => name)).toEqual([
      `Before: ${firstDay} to ${lastDay}`,
      "Visits left out: 0",
    ]);
    expect(analytics.workAdded).toBe(1);
    for (const row of rows.slice(0, 7)) expect(row[2]).toMatch(/^\d{4}-\d\d-\d\dT00:45\+05:45$/);
  });
});

it.each([
  ["2026-11-26T05:00:00Z", "Europe/Oslo", "2026-11-26T06:00+01:00"],
  ["2026-11-26T00:15:00Z", "America/St_Johns", "2026-11-25T20:45-03:30"],
  ["2026-11-26T00:00:00Z", "Asia/Kathmandu", "2026-11-26T05:45+05:45"],
  ["2026-11-26T00:00:00Z", "UTC", "2026-11-26T00:00+00:00"],
])("%s in %s is %s", (iso, zone, text) => expect(momentWithOffset(iso, zone)).toBe(text));
