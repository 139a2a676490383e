import { expect, it } from "vitest";
import { outreachNames } from "@/lib/domain/insights/analytics/rules";
import { writeContent, writeFunnel, writeOutreach, writeRatings } from "./insights-csv";

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
  const taker = { id: "3", name: "Petra Lind", url: "/press/petra-lind", takenAt: "" };
  const takenBy = [
    { ...taker, outlet: "Northwind Post" },
    { ...taker, name: "Aron", outlet: null },
  ];
  const asset = {
    ...{ id: "2", kind: "PHOTO" as const, name: "The train" },
    ...{ downloads: 9, takers: 7, takenBy, unnamed: 1 },
  };
  const rating = {
    ...{ id: "4", pitchId: "5", title: "The train", value: "UP" as const, by: null, score: 10 / 3 },
    at: "2026-11-26T06:00:00.000Z",
  };
  const pagination = { page: null, limit: 1, total: 3, totalPages: 3, hasMore: true, nextCursor: "next" };
  const files = [
    writeFunnel({ steps: [step as never], pitchesBeside: 2 }),
    writeOutreach({ ...counts, sent: 5, success: null, reasons: [], pitches: [pitch] }),
    writeContent({ releases: [release], assets: [asset], stories: [] }),
    writeRatings({ ratings: [rating], pagination }),
  ].map(linesOf);
  expect(
    files.map((lines) => new Set(lines.map((line) => line.replace(/"[^"]*"/g, "").split(",").length)).size),
  ).toEqual([1, 1, 1, 1]);
  expect(files[1]?.[1]).toBe(`"'=1+1, the train",5,1,1,1,1,1,33,2.5,1`);
  expect(files[2]?.slice(1)).toEqual([
    "Release,'-5 degrees,3,0,1,,,,0,0,",
    'File,The train,,,9,7,"Petra Lind (Northwind Post), Aron",1,,,',
  ]);
  expect(files[3]?.[1]).toBe(`2026-11-26T06:00+00:00,Up,,The train,${10 / 3}`);
});
