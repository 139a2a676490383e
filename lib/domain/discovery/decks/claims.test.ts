import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benchFile, type MeasuredRow } from "./bench-rows";
import { publicPageTable, requestTable, sizeFigures, speedFigures } from "./claims";
import { scoreExample } from "./example-match";

const row = (what: string, more: Partial<MeasuredRow>): MeasuredRow => ({
  ...{ what, ours: "", floor: "", ratio: "", measuredAt: "2026-11-23T04:59:30.000Z" },
  ...more,
});
const DAY = "23\u00a0November\u00a02026";

const landing = row("the landing page / a bare cached page of its size", {
  ...{ ours: "16561/s, p50 0.7 ms, p99 3.9 ms", floor: "1111/s, p50 13.6 ms, p99 28.1 ms", ratio: "14.90" },
});
const newsroom = row("a newsroom / a bare cached page of its size", {
  ...{ ours: "803/s, p50 15.6 ms, p99 51.9 ms", floor: "492/s, p50 30.1 ms, p99 66.1 ms", ratio: "1.63" },
});
const painted = row("Lighthouse mobile, a newsroom / an empty page", {
  ...{ ours: "paint 1.10 s, blocked 141 ms, shift 0.000", ratio: "+0.13 s, +75 ms" },
});
const me = row("GET /api/v1/auth/me / a bare route with the same reads", {
  ...{ ours: "627/s, p50 24.2 ms, p99 65.8 ms", floor: "1318/s, p50 11.7 ms, p99 29.3 ms", ratio: "0.48" },
});

describe("claims about speed", () => {
  it("say what was measured, and when", () => {
    expect(speedFigures([landing, painted]).map(({ value, source }) => [value, source])).toEqual([
      ["14.9×", `Measured ${DAY}`],
      ["1.10 s", `Measured ${DAY}`],
    ]);
    const memory = row("The app's memory, after all of this", { ours: "176 MB live, 359 MB resident" });
    expect(sizeFigures([memory]).map(({ value }) => value)).toEqual(["359 MB"]);
    expect(publicPageTable([newsroom, landing])).toMatchObject({
      rows: [
        { name: "Landing page", cells: ["16,561", "1,111", "14.9×"] },
        { name: "Newsroom", cells: ["803", "492", "1.6×"] },
      ],
    });
    expect(requestTable([me])?.rows).toEqual([{ name: "Who is signed in", cells: ["627", "1,318", "48%"] }]);
  });

  it("are not made where the figure is missing, or is none", () => {
    expect([speedFigures([]), sizeFigures([])]).toEqual([[], []]);
    expect([publicPageTable([me]), requestTable([landing])]).toEqual([null, null]);
    for (const broken of [{ ratio: "NaN" }, { ratio: "Infinity" }, { ratio: "" }])
      expect(speedFigures([{ ...landing, ...broken }])).toEqual([]);
    expect(publicPageTable([{ ...landing, ours: "failed" }, newsroom])?.rows).toHaveLength(1);
  });

  it("name every day on which a row of a table was measured", () => {
    const later = { ...newsroom, measuredAt: "2026-12-01T10:00:00.000Z" };
    expect(publicPageTable([landing, later])?.source).toBe(`Measured ${DAY} and 1\u00a0December\u00a02026`);
  });

  it("find their rows in the file that the bench wrote", () => {
    const { rows } = benchFile.parse(JSON.parse(readFileSync("docs/bench.json", "utf8")));
    expect(speedFigures(rows)).toHaveLength(3);
    expect(sizeFigures(rows)).toHaveLength(3);
    expect(publicPageTable(rows)?.rows).toHaveLength(4);
    expect(requestTable(rows)?.rows).toHaveLength(7);
  });
});

it("the example's points are those of the scoring, and add up to its score", () => {
  const { score, factors } = scoreExample();
  expect(factors.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(100, 9);
  expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
  for (const { points, worth, reason } of factors) {
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThanOrEqual(worth);
    expect(reason).not.toContain("not known");
  }
});
