import { utcDay } from "@/lib/utils/dates";
import type { MeasuredRow } from "./bench-rows";

/** A figure with what it counts and where it comes from. */
export type Figure = { value: string; text: string; source: string };

/** Rows of cells under headings, with the days of their measurement. */
export type MeasuredTable = { columns: string[]; rows: { name: string; cells: string[] }[]; source: string };

const find = (rows: readonly MeasuredRow[], what: string) => rows.find((row) => row.what === what);

/** Writes "Measured 23 November 2026", with every day on which one of the rows was. */
function sourceOf(rows: readonly MeasuredRow[]): string {
  const days = [...new Set(rows.map(({ measuredAt }) => utcDay(measuredAt)))];
  return `Measured ${days.join(" and ")}`;
}

/** Reads a figure out of a row by a pattern's first group; none where the row or the figure is missing. */
function figure(
  row: MeasuredRow | undefined,
  field: "ours" | "ratio",
  pattern: RegExp,
  write: (found: string) => string,
  text: string,
): Figure[] {
  const found = row && pattern.exec(row[field])?.[1];
  return row && found ? [{ value: write(found), text, source: sourceOf([row]) }] : [];
}

const RATIO = /^(\d+\.\d+)$/;
const PER_SECOND = /^(\d+)\/s\b/;
const PAINT = /^paint (\d+\.\d+ s)/;
const MILLISECONDS = /^(\d+\.\d+ ms)$/;
const RESIDENT = /(\d+ MB) resident$/;

const asIs = (found: string) => found;
const times = (ratio: string) => `${Number(ratio).toFixed(1)}×`;
const share = (ratio: string) => `${Math.round(Number(ratio) * 100)}%`;

const BARE_PAGE = "a bare cached page of its size";

/** One slide shows three figures of how fast readers and writers are answered. */
export const speedFigures = (rows: readonly MeasuredRow[]): Figure[] => [
  ...figure(
    find(rows, `the landing page / ${BARE_PAGE}`),
    "ratio",
    RATIO,
    times,
    "the requests a second of a bare page of the framework, both cached and of the same size",
  ),
  ...figure(
    find(rows, "Lighthouse mobile, a newsroom / an empty page"),
    "ours",
    PAINT,
    asIs,
    "until a newsroom’s largest part is painted on Lighthouse’s slow phone",
  ),
  ...figure(
    find(rows, "message stored and heard by the other client / a direct send"),
    "ours",
    MILLISECONDS,
    asIs,
    "from asking for a message until it is stored and the other browser hears of it",
  ),
];

/** These figures say what lists cost with 100,000 profiles, and what the process holds afterwards. */
export const sizeFigures = (rows: readonly MeasuredRow[]): Figure[] => [
  ...figure(
    find(rows, "a page deep inside / the first page of 100,000"),
    "ours",
    MILLISECONDS,
    asIs,
    "in the database for a page in the middle of a directory of 100,000",
  ),
  ...figure(
    find(rows, "filtered by kind and a common topic / the first page of 100,000"),
    "ours",
    MILLISECONDS,
    asIs,
    "in the database for the same directory filtered by a common topic",
  ),
  ...figure(
    find(rows, "The app's memory, after all of this"),
    "ours",
    RESIDENT,
    asIs,
    "of memory in the app’s process after the whole bench",
  ),
];

const pages: [what: string, name: string][] = [
  ["the landing page", "Landing page"],
  ["a release", "Release"],
  ["a directory", "Directory"],
  ["a newsroom", "Newsroom"],
];

const requests: [what: string, name: string][] = [
  ["GET /api/v1/auth/me / a bare route with the same reads", "Who is signed in"],
  ["GET /api/v1/pitch-drafts / a bare route with the same reads", "Twenty drafts"],
  ["GET /api/v1/matches/suggestions / a bare route with the same reads", "Ten suggestions"],
  ["/dashboard / a bare page of its markup and reads", "Dashboard"],
  ["/matching / a bare page of its markup and reads", "Discover"],
  ["/matching?tab=inbox / a bare page of its markup and reads", "Inbox"],
  ["/press?topic=tech / a bare page of its markup and reads", "Filtered directory"],
];

/** Reads requests per second of ours and of the counterpart, with their ratio; null for a row without one of them. */
function speedOf(row: MeasuredRow | undefined, write: (ratio: string) => string): string[] | null {
  const ratio = row && RATIO.exec(row.ratio)?.[1];
  const [ours, floor] = [row?.ours, row?.floor].map((rate) => rate && PER_SECOND.exec(rate)?.[1]);
  return ratio && ours && floor ? [grouped(ours), grouped(floor), write(ratio)] : null;
}

const grouped = (digits: string) => Number(digits).toLocaleString("en-US");

/** Makes a table of the rows that are measured; null when none is. */
function tableOf(
  rows: readonly MeasuredRow[],
  columns: string[],
  named: [what: string, name: string][],
  write: (ratio: string) => string,
): MeasuredTable | null {
  const found = named.flatMap(([what, name]) => {
    const row = find(rows, what);
    const cells = speedOf(row, write);
    return row && cells ? [{ row, name, cells }] : [];
  });
  if (found.length === 0) return null;
  return {
    columns,
    rows: found.map(({ name, cells }) => ({ name, cells })),
    source: sourceOf(found.map(({ row }) => row)),
  };
}

/** Compares public pages with bare ones of the framework, in requests per second. */
export const publicPageTable = (rows: readonly MeasuredRow[]): MeasuredTable | null =>
  tableOf(
    rows,
    ["Ours, a second", "Bare page, a second", "Ratio"],
    pages.map(([what, name]) => [`${what} / ${BARE_PAGE}`, name]),
    times,
  );

/** Compares what people ask for behind the sign-in with hand-written routes and pages of the same reads. */
export const requestTable = (rows: readonly MeasuredRow[]): MeasuredTable | null =>
  tableOf(rows, ["Ours, a second", "By hand, a second", "Share"], requests, share);
