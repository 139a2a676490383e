import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { benchFile } from "../../lib/domain/discovery/decks/bench-rows";
import { beyondMemory, memoryRow } from "./memory";

const [LIVE, RESIDENT] = [250e6, 600e6];

it.each([
  [LIVE, RESIDENT, true],
  [LIVE + 1e6, RESIDENT, false],
  [LIVE, RESIDENT + 1e6, false],
  [90e6, 1e9, false],
])(
  "of %d live and %d resident bytes the limit is met: %s, and the bench fails where it is not",
  (live, resident, isMet) => {
    const row = memoryRow("The app's memory, idle", { live, resident });
    expect(row.goal).toBe(`1.00: ${isMet ? "met" : "NOT met"}`);
    const slow = { what: "a release", ours: "", floor: "", ratio: "0.5", goal: "3.00: NOT met" };
    expect(beyondMemory([slow, row])).toEqual(isMet ? [] : [row]);
  },
);

it("is met in docs/bench.json after 20000 mixed requests, aborted ones among them", () => {
  const { rows } = benchFile.parse(JSON.parse(readFileSync("docs/bench.json", "utf8")));
  const row = rows.find(({ what }) => what.startsWith("The app's memory, after 20000 mixed requests"));
  expect(row?.goal).toBe("1.00: met");
});
