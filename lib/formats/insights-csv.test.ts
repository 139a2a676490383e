import { expect, it } from "vitest";
import { outreachNames } from "@/lib/domain/insights/analytics/rules";
import { writeBenchmarks, writeContent, writeFunnel, writeOutreach, writeRatings } from "./insights-csv";

const linesOf = ({ text }: { text: string }) => text.replace("\uFEFF", "").trim().split("\r\n");
const counts = Object.fromEntries(outreachNames.map((name) => [name, 1])) as Record<
  (typeof outreachNames)[number],
  number
>;

const scope = {
  profile: { id: "6", name: "Hollow Pine", slug: "hollow-pine", since: "2026-05-18T09:00:00Z" },
  period: {
    ...{ from: "2026-10-31T23:00:00.000Z", to: "2026-11-26T23:00:00.000Z" },
    ...{ firstDay: "2026-11-01", lastDay: "2026-11-26", zone: "Europe/Oslo", note: null },
  },
};
const DAYS = "2026-11-01,2026-11-26,2026-11-01T00:00+01:00";

it("writes each table with as many cells in each row as in its head", () => {
  const step = { name: "shown", label: "Shown", counted: "", reached: 4, of: null, open: 0, rate: null };
  const pitch = { title: "=1+1, the train", ...counts, sent: 5, success: 33, answerHours: 2.5, published: 1 };
  const release = {
    id: "1",
    title: "-5 degrees",
    picture: null,
    views: 3,
    linksOpened: 0,
    downloads: 1,
    inPitches: 0,
    coverage: 0,
  };
  const beside = {
    otherReleases: { releases: 3, views: 2, linksOpened: 0, downloads: 1 },
    noRelease: { views: 4, linksOpened: 1, downloads: 7 },
    total: { views: 9, linksOpened: 1, downloads: 9 },
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
  const story = {
    ...{
      id: "7",
      url: "https://northwind.example/train",
      title: "A night train",
      siteName: "Northwind Post",
    },
    ...{ counterpart: { name: "Maren; Oduya" }, readers: 1200, interactions: 40 },
  };
  const measure = {
    ...{
      name: "responseRate" as const,
      label: "Answered",
      counted: "",
      accounts: 9,
      place: 2,
      isShared: true,
    },
    ...{ unit: "percent" as const, own: 800 / 9, median: 72.7272 },
  };
  const reputation = { ...measure, label: "Reputation", unit: "score" as const, own: 30 / 7, median: null };
  const files = [
    writeFunnel({ ...scope, steps: [step as never], pitchesBeside: 2 }),
    writeOutreach({
      ...{ ...scope, ...counts, sent: 5, success: null },
      ...{ reasons: [{ reason: "no_time", declined: 1 }], pitches: [pitch] },
    }),
    writeContent({ ...scope, ...beside, releases: [release], assets: [asset], stories: [story as never] }),
    writeRatings({ ...scope, ratings: [rating] }),
    writeBenchmarks({
      ...{ ...scope, days: 90, measures: [measure, reputation], computedAt: null },
      industry: { name: "Travel", accounts: 4 },
    }),
  ];
  expect(files.map(({ name }) => name)).toEqual(
    ["funnel", "outreach", "content", "ratings", "benchmarks"].map(
      (table) => `${table}-hollow-pine-2026-11-01-2026-11-26`,
    ),
  );
  const lines = files.map(linesOf);
  for (const [head, ...rows] of lines) {
    expect(head?.startsWith("First day,Last day,Begins (Europe/Oslo),Table,")).toBe(true);
    for (const row of rows) expect(row.startsWith(DAYS)).toBe(true);
  }
  expect(
    lines.map((file) => new Set(file.map((line) => line.replace(/"[^"]*"/g, "").split(",").length)).size),
  ).toEqual([1, 1, 1, 1, 1]);
  const cellsOf = (file: number) => lines[file]?.slice(1).map((line) => line.slice(DAYS.length + 1));
  expect(cellsOf(1)).toEqual([
    ...["Accepted", "Declined", "Expired", "Withdrawn", "Waiting"].map(
      (state) => `Where the pitches stand,${state},1,20,,,,,,,,,`,
    ),
    "Where the pitches stand,All,5,100,,,,,,,,,",
    "Why pitches were declined,No time,,,,1,,,,,,,",
    "Why pitches were declined,All,,,,1,,,,,,,",
    `By pitch,"'=1+1, the train",,,33,1,5,1,1,1,1,3,1`,
  ]);
  expect(cellsOf(2)).toEqual([
    "Which release led to what,'-5 degrees,3,0,1,0,0,,,,,,,,,",
    "Which release led to what,Other releases,2,0,1,,,,,,,,,,,",
    "Which release led to what,No release,4,1,7,,,,,,,,,,,",
    "Which release led to what,All,9,1,9,,,,,,,,,,,",
    'Which file was taken,The train,,,9,,,Photo,7,"Petra Lind (Northwind Post), Aron",1,,,,,',
    'Stories that were published,A night train,,,,,,,,,,Northwind Post,"Maren; Oduya",https://northwind.example/train,1200,40',
  ]);
  expect(cellsOf(3)).toEqual(["What moved your reputation,2026-11-26T07:00+01:00,Up,,The train,3.3"]);
  expect(cellsOf(4)).toEqual([
    "Beside other accounts of your type,Answered,percent,89,73,2,yes,9",
    "Beside other accounts of your type,Reputation,score,4.3,,2,yes,9",
    "Accounts of your type in your industry,Travel,,,,,,4",
  ]);
});
