import { outreachNames, outreachStates, roundFigure, sharesOf } from "@/lib/domain/insights/analytics/rules";
import type {
  BenchmarksView,
  ContentView,
  ExportedRatings,
  FunnelView,
  OutreachView,
} from "@/lib/domain/insights/analytics/schema";
import { kindName } from "@/lib/domain/newsrooms/assets/rules";
import { declineLabels } from "@/lib/domain/pitching/pitches/rules";
import { momentWithOffset } from "@/lib/utils/dates";
import type { Cell } from "./csv";
import { writePeriod } from "./period-csv";

const toRows = (lines: readonly (readonly Cell[])[]) => lines.map((cells) => ({ cells }));

/** Writes the steps from shown to published, and the pitches that are in none. */
export const writeFunnel = ({ profile, period, steps, pitchesBeside }: FunnelView) =>
  writePeriod("funnel", profile.slug, period, [
    {
      name: "From shown to published",
      columns: ["Name", "Profiles", "Of the step before", "Still open", "Rate (%)"],
      rows: toRows(steps.map(({ label, reached, of, open, rate }) => [label, reached, of, open, rate])),
    },
    { name: "Pitches to others", columns: ["Name", "Pitches"], rows: toRows([["All", pitchesBeside]]) },
  ]);

/** Writes how the pitches stand, why some were declined, and how each headline does. */
export function writeOutreach({ profile, period, pitches, reasons, ...all }: OutreachView) {
  const { sent, declined } = all;
  const states = outreachNames.map((name) => outreachStates[name].label);
  const shares = sharesOf(outreachNames.map((name) => all[name]));
  return writePeriod("outreach", profile.slug, period, [
    {
      name: "Where the pitches stand",
      columns: ["Name", "Pitches", "Share (%)", "Success (%)"],
      rows: toRows([
        ...outreachNames.map((name, place) => [outreachStates[name].label, all[name], shares[place] ?? 0]),
        ["All", sent, sent > 0 ? 100 : 0, all.success],
      ]),
    },
    {
      name: "Why pitches were declined",
      columns: ["Name", "Declined"],
      rows: toRows([
        ...reasons.map(({ reason, declined: count }) => [declineLabels[reason], count]),
        ["All", declined],
      ]),
    },
    {
      name: "By pitch",
      columns: ["Name", "Sent", ...states, "Success (%)", "Median hours to an answer", "Published"],
      rows: toRows(
        pitches.map((pitch) => [
          ...[pitch.title, pitch.sent, ...outreachNames.map((name) => pitch[name]), pitch.success],
          ...[pitch.answerHours === null ? null : roundFigure("count", pitch.answerHours), pitch.published],
        ]),
      ),
    },
  ]);
}

/** Writes all ratings of a period with the score after each, newest first. */
export const writeRatings = ({ profile, period, ratings }: ExportedRatings) =>
  writePeriod("ratings", profile.slug, period, [
    {
      name: "What moved your reputation",
      columns: [`Counted from (${period.zone})`, "Rating", "By", "Pitch", "Score"],
      rows: toRows(
        ratings.map(({ at, value, by, title, score }) => [
          ...[momentWithOffset(at, period.zone), value === "UP" ? "Up" : "Down", by?.name ?? null, title],
          roundFigure("score", score),
        ]),
      ),
    },
  ]);

const visitsOf = ({ views, linksOpened, downloads }: ContentView["total"]) => [views, linksOpened, downloads];

/** Writes the releases, files and stories of a period, by what they led to. */
export const writeContent = ({
  profile,
  period,
  releases,
  otherReleases,
  noRelease,
  total,
  assets,
  stories,
}: ContentView) =>
  writePeriod("content", profile.slug, period, [
    {
      name: "Which release led to what",
      columns: ["Name", "Views", "Links opened", "Downloads", "In pitches", "Coverage"],
      rows: toRows([
        ...releases.map(({ title, inPitches, coverage, ...visits }) => [
          ...[title, ...visitsOf(visits), inPitches, coverage],
        ]),
        ...(otherReleases.releases > 0 ? [["Other releases", ...visitsOf(otherReleases), null, null]] : []),
        ["No release", ...visitsOf(noRelease), null, null],
        ["All", ...visitsOf(total), null, null],
      ]),
    },
    {
      name: "Which file was taken",
      columns: ["Name", "Kind", "Downloads", "Takers", "Taken by", "Unnamed downloads"],
      rows: toRows(
        assets.map(({ name, kind, downloads, takers, takenBy, unnamed }) => [
          ...[name, kindName(kind), downloads, takers],
          takenBy.map((taker) => taker.name + (taker.outlet ? ` (${taker.outlet})` : "")).join(", "),
          unnamed,
        ]),
      ),
    },
    {
      name: "Stories that were published",
      columns: ["Name", "Outlet", "With", "Address", "Readers", "Likes, comments and shares"],
      rows: toRows(
        stories.map(({ title, siteName, counterpart, url, readers, interactions }) => [
          ...[title, siteName, counterpart?.name ?? null, url, readers, interactions],
        ]),
      ),
    },
  ]);

/** Writes one's own measures beside the medians of the accounts of the type. */
export const writeBenchmarks = ({ profile, period, measures, industry }: BenchmarksView) =>
  writePeriod("benchmarks", profile.slug, period, [
    {
      name: "Beside other accounts of your type",
      columns: ["Name", "Unit", "You", "Median", "Your place", "Shared", "Accounts"],
      rows: toRows(
        measures.map(({ label, unit, own, median, place, isShared, accounts }) => [
          ...[label, unit],
          ...[own, median].map((value) => (value === null ? null : roundFigure(unit, value))),
          ...[place, isShared ? "yes" : "", accounts],
        ]),
      ),
    },
    {
      name: "Accounts of your type in your industry",
      columns: ["Name", "Accounts"],
      rows: toRows(industry ? [[industry.name, industry.accounts]] : []),
    },
  ]);
