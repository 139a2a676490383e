import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benchFile, mergeRows } from "./bench-rows";

const row = (what: string, ours: string) => ({ what, ours, floor: "1/s", ratio: "1.00" });
const [JUNE, JULY] = ["2026-06-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z"];
const stored = [row("a", "1/s"), row("b", "2/s")].map((each) => ({ ...each, measuredAt: JUNE }));

describe("docs/bench.json after a run", () => {
  it("of some rows: these where they stood, new ones last, the others with their own moment", () => {
    const rows = mergeRows(stored, [row("c", "5/s"), row("a", "9/s")], { isWhole: false, measuredAt: JULY });
    expect(rows.map(({ what, ours, measuredAt }) => [what, ours, measuredAt])).toEqual([
      ["a", "9/s", JULY],
      ["b", "2/s", JUNE],
      ["c", "5/s", JULY],
    ]);
  });

  it("of all rows: these alone", () => {
    const rows = mergeRows(stored, [row("c", "5/s")], { isWhole: true, measuredAt: JULY });
    expect(rows).toEqual([{ ...row("c", "5/s"), measuredAt: JULY }]);
  });

  it("reads as what the bench wrote, each row once", () => {
    const { rows } = benchFile.parse(JSON.parse(readFileSync("docs/bench.json", "utf8")));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });
});
