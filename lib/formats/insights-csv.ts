import { outreachNames, outreachStates } from "@/lib/domain/insights/analytics/rules";
import type {
  BenchmarksView,
  ContentView,
  FunnelView,
  OutreachView,
  RatingsView,
} from "@/lib/domain/insights/analytics/schema";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes the steps from shown to published, and the pitches that are in none. */
export const writeFunnel = ({ steps, pitchesBeside }: FunnelView): string =>
  writeCsv([
    ["Step", "Profiles", "Of the step before", "Still open", "Rate (%)"],
    ...steps.map(({ label, reached, of, open, rate }) => [label, reached, of, open, rate]),
    ["Pitches to others", pitchesBeside, null, null, null],
  ]);

/** Writes how each headline's pitches stand, and all of them. */
export function writeOutreach({ pitches, reasons: _, ...all }: OutreachView): string {
  const outcomes = (of: Omit<OutreachView, "pitches" | "reasons">) => [
    of.sent,
    ...outreachNames.map((name) => of[name]),
    of.success,
  ];
  return writeCsv([
    [
      ...["Pitch", "Sent", ...outreachNames.map((name) => outreachStates[name].label), "Success (%)"],
      ...["Median hours to an answer", "Published"],
    ],
    ...pitches.map((pitch) => [pitch.title, ...outcomes(pitch), pitch.answerHours, pitch.published]),
    ["All", ...outcomes(all), null, null],
  ]);
}

/** Writes a page of ratings with the score after each, newest first, and whether others came before them. */
export function writeRatings({ ratings, pagination }: RatingsView): string {
  const last = pagination.hasMore ? ["Earlier ratings are on the next pages"] : [];
  return writeCsv([
    ["Counted from (UTC)", "Rating", "By", "Pitch", "Score"],
    ...ratings.map(({ at, value, by, title, score }) => [
      ...[momentWithOffset(at, "UTC"), value === "UP" ? "Up" : "Down", by?.name ?? null, title, score],
    ]),
    ...last.map((text) => [text, null, null, null, null]),
  ]);
}

/** Writes the releases, files and stories of a period, by what they led to. */
export const writeContent = ({ releases, assets, stories }: ContentView): string =>
  writeCsv([
    [
      ...["Kind", "Name", "Views", "Links opened", "Downloads", "Takers", "Taken by", "Unnamed downloads"],
      ...["In pitches", "Coverage", "Readers"],
    ],
    ...releases.map(({ title, views, linksOpened, downloads, inPitches, coverage }) => [
      ...["Release", title, views, linksOpened, downloads, null, null, null, inPitches, coverage, null],
    ]),
    ...assets.map(({ name, downloads, takers, takenBy, unnamed }) => [
      ...["File", name, null, null, downloads, takers],
      ...[
        takenBy.map((taker) => taker.name + (taker.outlet ? ` (${taker.outlet})` : "")).join(", "),
        unnamed,
      ],
      ...[null, null, null],
    ]),
    ...stories.map(({ title, readers }) => [...["Story", title, ...Array<null>(8).fill(null), readers]]),
  ]);

/** Writes one's own measures beside the medians of the accounts of the type. */
export const writeBenchmarks = ({ measures }: BenchmarksView): string =>
  writeCsv([
    ["Measure", "Unit", "You", "Median", "Your place", "Accounts"],
    ...measures.map(({ label, unit, own, median, place, accounts }) => [
      ...[label, unit, own, median, place, accounts],
    ]),
  ]);
