import { outreachNames, outreachStates } from "@/lib/domain/insights/analytics/rules";
import type {
  BenchmarksView,
  ContentView,
  FunnelView,
  OutreachView,
} from "@/lib/domain/insights/analytics/schema";
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

/** Writes the releases, files and stories of a period, by what they led to. */
export const writeContent = ({ releases, assets, stories }: ContentView): string =>
  writeCsv([
    ["Kind", "Name", "Views", "Links opened", "Downloads", "Taken by", "In pitches", "Coverage", "Readers"],
    ...releases.map(({ title, views, linksOpened, downloads, inPitches, coverage }) => [
      ...["Release", title, views, linksOpened, downloads, null, inPitches, coverage, null],
    ]),
    ...assets.map(({ name, downloads, takenBy }) => [
      ...["File", name, null, null, downloads, takenBy.map((taker) => taker.name).join(", ")],
      ...[null, null, null],
    ]),
    ...stories.map(({ title, readers }) => [
      ...["Story", title, null, null, null, null, null, null, readers],
    ]),
  ]);

/** Writes one's own measures beside the medians of the accounts of the type. */
export const writeBenchmarks = ({ measures }: BenchmarksView): string =>
  writeCsv([
    ["Measure", "Unit", "You", "Median", "Your place", "Accounts"],
    ...measures.map(({ label, unit, own, median, place, accounts }) => [
      ...[label, unit, own, median, place, accounts],
    ]),
  ]);
