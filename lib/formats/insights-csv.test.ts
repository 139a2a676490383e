import { expect, it } from "vitest";
import { outreachNames } from "@/lib/domain/insights/analytics/rules";
import { writeContent, writeFunnel, writeOutreach } from "./insights-csv";

const linesOf = (text: string) => text.replace("\uFEFF", "").trim().split("\r\n");
const counts = Object.fromEntries(outreachNames.map((name) => [name, 1])) as Record<
  (typeof outreachNames)[number],
  number
>;

it("writes each table with as many cells in each row as in its head", () => {
  const step = { name: "shown", label: "Shown", counted: "", reached: 4, of: null, open: 0, rate: null };
  const pitch = { title: "=1+1, the train", ...counts, sent: 5, success: 33, answerHours: 2.5, published: 1 };
  const release = {
    id: "1",
    title: "-5 degrees",
    views: 3,
    linksOpened: 0,
    downloads: 1,
    inPitches: 0,
    coverage: 0,
  };
  const files = [
    writeFunnel({ steps: [step as never], pitchesBeside: 2 }),
    writeOutreach({ ...counts, sent: 5, success: null, reasons: [], pitches: [pitch] }),
    writeContent({ releases: [release], assets: [], stories: [] }),
  ].map(linesOf);
  expect(
    files.map((lines) => new Set(lines.map((line) => line.replace(/"[^"]*"/g, "").split(",").length)).size),
  ).toEqual([1, 1, 1]);
  expect(files[1]?.[1]).toBe(`"'=1+1, the train",5,1,1,1,1,1,33,2.5,1`);
  expect(files[2]?.[1]).toBe("Release,'-5 degrees,3,0,1,,0,0,");
});
