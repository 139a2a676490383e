import { readFileSync } from "node:fs";
import { assessNewsworthiness } from "@/lib/domain/pitching/newsworthiness/newsworthiness";
import type { PitchText } from "@/lib/domain/pitching/pitches/pitch-text";
import { gazetteer } from "./gazetteer";

/** The day on which the labelled pitches are read: news is dated three weeks before to six months after it. */
export const LABELLED_ON = new Date("2026-11-23T12:00:00Z");

export interface LabelledPitch {
  id: string;
  language: string;
  isNews: boolean;
  kind: string;
  pitch: PitchText;
}

/**
 * The pitches to tune on; those that are held back, of which only totals may be looked at; and those that were written
 * when the model was finished.
 */
export function readLabelled(set: "tuning" | "held-back" | "later"): LabelledPitch[] {
  return readFileSync(new URL(`../newsworthiness/${set}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => {
      const {
        id,
        language,
        label,
        kind,
        title,
        who,
        what,
        where,
        when,
        why_it_matters: why,
      } = JSON.parse(row);
      return { id, language, isNews: label === "news", kind, pitch: { title, who, what, where, when, why } };
    });
}

/** How many pitches are news, how many were verified, and how many are both. */
export interface Counts {
  pitches: number;
  news: number;
  verified: number;
  both: number;
}

/** The share of verified pitches that are news, 0..1; 1 where none is verified. */
export const precisionOf = ({ verified, both }: Counts) => (verified === 0 ? 1 : both / verified);
/** The share of news that is verified, 0..1. */
export const recallOf = ({ news, both }: Counts) => (news === 0 ? 1 : both / news);

/** Tells whether the built-in model gives the badge to a text on `LABELLED_ON`. */
export async function isVerified(pitch: PitchText): Promise<boolean> {
  return (await assessNewsworthiness(pitch, LABELLED_ON, gazetteer)).newsworthy;
}

/** Counts for each language in the order of the set, and for "all". */
export async function evaluateNewsworthiness(
  rows: readonly LabelledPitch[],
): Promise<Record<string, Counts>> {
  const verified = new Set<LabelledPitch>();
  for (const row of rows) if (await isVerified(row.pitch)) verified.add(row);
  return countVerified(rows, verified);
}

/** Counts by language for a given set of verified pitches. */
export function countVerified(
  rows: readonly LabelledPitch[],
  verified: ReadonlySet<LabelledPitch>,
): Record<string, Counts> {
  const counts: Record<string, Counts> = {};
  for (const row of rows) {
    for (const key of [row.language, "all"]) {
      const count = counts[key] ?? { pitches: 0, news: 0, verified: 0, both: 0 };
      counts[key] = count;
      count.pitches++;
      if (row.isNews) count.news++;
      if (verified.has(row)) count.verified++;
      if (row.isNews && verified.has(row)) count.both++;
    }
  }
  return counts;
}
