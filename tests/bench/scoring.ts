import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { assessNewsworthiness } from "../../lib/domain/pitching/newsworthiness/newsworthiness";
import type { PitchText } from "../../lib/domain/pitching/pitches/pitch-text";
import { readMeaning } from "../../lib/domain/vocabulary/meaning/read-meaning";
import { pitchSource } from "../../lib/domain/vocabulary/meaning/texts";
import { resolveTopics } from "../../lib/domain/vocabulary/topics/taxonomy";
import { embedText } from "../../lib/platform/meaning/embed";
import { gazetteer } from "../evaluation/gazetteer";
import { LABELLED_ON, readLabelled } from "../evaluation/newsworthiness";
import { readPairs, readRankings } from "../evaluation/topics";
import { median } from "./measure";

/** The 95th percentile of milliseconds of processor time that scoring a pitch may take. */
const LIMIT = 30;

/**
 * Measures the processor time, over all threads, of scoring the labelled pitches in a process that has loaded
 * its models. Places are looked up in memory, for which the product asks its database.
 */
export async function benchScoring(): Promise<BenchRow[]> {
  const judge = (pitch: PitchText) => assessNewsworthiness(pitch, LABELLED_ON, gazetteer);
  const score = async ({ industry, ...pitch }: PitchText & { industry?: string }) => {
    const expertise = industry ? [industry] : [];
    await readMeaning(pitchSource(pitch, expertise, resolveTopics(expertise)), embedText);
    await judge(pitch);
  };
  const pitchesOf = (rows: { pitch: PitchText }[]) => rows.map(({ pitch }) => pitch);
  const unseen = [...readLabelled("held-back"), ...readLabelled("later")];
  return [
    row(
      "scoring a pitch, embedding included",
      await measure(score, pitchesOf(readRankings()), pitchesOf(readPairs())),
    ),
    row(
      "judging newsworthiness alone",
      await measure(judge, pitchesOf(readLabelled("tuning")), pitchesOf(unseen)),
    ),
  ];
}

/**
 * Measures the processor milliseconds of each pitch. The first pitches load what a process loads once, so
 * they are not counted.
 */
async function measure<P>(run: (pitch: P) => Promise<unknown>, first: P[], counted: P[]): Promise<number[]> {
  for (const pitch of first) await run(pitch);
  const times: number[] = [];
  for (const pitch of counted) {
    const before = process.cpuUsage();
    await run(pitch);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}

function row(what: string, times: number[]): BenchRow {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return {
    what: `${what} / ${LIMIT} ms of processor time`,
    ours: `p50 ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${times.length} pitches`,
    floor: `at most ${LIMIT.toFixed(1)} ms`,
    ratio: (p95 / LIMIT).toFixed(2),
    goal: `p95 at most ${LIMIT} ms: ${p95 <= LIMIT ? "met" : "NOT met"}`,
  };
}
