import { readFileSync } from "node:fs";
import { rankCandidates } from "@/lib/domain/matching/matching/rank-candidates";
import { TOPICS_FIT } from "@/lib/domain/matching/matching/reasons";
import { scoreMatch } from "@/lib/domain/matching/matching/score";
import {
  type ScoringPitch,
  type ScoringProfile,
  unknownProfile,
} from "@/lib/domain/matching/matching/scoring-profile";
import { readMeaning } from "@/lib/domain/vocabulary/meaning/read-meaning";
import {
  pitchSource,
  pitchText,
  profileSource,
  topicsInText,
  topicsThatCount,
} from "@/lib/domain/vocabulary/meaning/texts";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { embedText } from "@/lib/platform/meaning/embed";

type LabelledPitch = Record<"title" | "who" | "what" | "where" | "when" | "why", string> & {
  topics: string[];
  industry?: string;
};
type LabelledProfile = {
  id?: string;
  kind: UserType;
  title: string;
  about: string;
  topics: string[];
  beats: { topic: string; details: string }[];
};
type Pair = { id: string; pitch: LabelledPitch; profile: LabelledProfile; fits: boolean };
type Ranking = { id: string; pitch: LabelledPitch; profiles: string[]; fits: string[] };

/**
 * Pairs with odd ids are for tuning; those with even ids are held back, and only their totals may be looked
 * at.
 */
export const halves = ["tuning", "held back"] as const;
export type Half = (typeof halves)[number];
const halfOf = ({ id }: { id: string }): Half => (Number(id.slice(1)) % 2 === 1 ? "tuning" : "held back");

const readRows = <Row>(name: string): Row[] =>
  readFileSync(new URL(`../matching/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row));

export const readPairs = () => readRows<Pair>("pairs");
export const readRankings = () => readRows<Ranking>("ranking");

export interface TopicFigures {
  pairs: number;
  /** Pairs whose topic value is on the right side of `TOPICS_FIT`; an unknown value fits nobody. */
  pairsRight: number;
  /** Profiles that fit a ranked pitch, over all pitches. */
  fitting: number;
  /** Fitting profiles among the best ten of their pitch's 25. */
  inBestTen: number;
  /** Fitting profiles among the best n of their pitch, n being the number that fit. */
  inBestFitting: number;
}

/** The pitch as the worker and the database give it to the score, with the industry as its sender's topic. */
async function toPitch(pitch: LabelledPitch): Promise<{ pitch: ScoringPitch; sender: ScoringProfile }> {
  const expertise = pitch.industry ? [pitch.industry] : [];
  const senderTopics = resolveTopics(expertise);
  // The product's pitches have no tags, so they go into a field in which topics are looked for.
  const texts = { ...pitch, who: [pitch.who, ...pitch.topics].join(", ") };
  const meaning = await readMeaning(pitchSource(texts, expertise, senderTopics), embedText);
  const found = topicsInText(pitchText(texts));
  return {
    pitch: {
      ...{ id: "pitch", title: pitch.title, perks: [] },
      topics: topicsThatCount(found, meaning?.topicWeights ?? null),
      stated: found.stated,
      topicWeights: meaning?.topicWeights,
      meaning: meaning?.vector,
    },
    sender: { ...unknownProfile, id: "sender", kind: "brand", topics: senderTopics },
  };
}

async function toProfile(profile: LabelledProfile): Promise<ScoringProfile> {
  const { title, about, topics: expertise, kind, id = "profile" } = profile;
  const topicIds = resolveTopics(expertise);
  const beats = Object.fromEntries(profile.beats.map(({ topic, details }) => [topic, splitDetails(details)]));
  const meaning = await readMeaning(profileSource({ title, about, expertise, beats, topicIds }), embedText);
  const topics = [...new Set([...topicIds, ...Object.keys(meaning?.topicWeights ?? {})])];
  return {
    ...unknownProfile,
    id,
    kind,
    topics,
    topicWeights: meaning?.topicWeights,
    meaning: meaning?.vector,
  };
}

const splitDetails = (details: string) => details.split(", ").filter(Boolean);

/** The topic value of a pair; null where it is unknown. */
async function topicValue({ pitch, profile }: Pair): Promise<number | null> {
  const from = await toPitch(pitch);
  const { topicAlignment } = scoreMatch(from.sender, [from.pitch], await toProfile(profile)).factors;
  return topicAlignment.known ? topicAlignment.value : null;
}

/** Profile ids by the whole score, in which only the topics are known; ties are ordered by id. */
async function rank(pitch: LabelledPitch, candidates: ScoringProfile[]): Promise<string[]> {
  const from = await toPitch(pitch);
  return rankCandidates(from.sender, [from.pitch], candidates, null, candidates.length).map(
    ({ candidate }) => candidate.id,
  );
}

/** The figures of both halves of the labelled sets in `tests/matching`, with the product's model. */
export async function evaluateTopics(): Promise<Record<Half, TopicFigures>> {
  const none = () => ({ pairs: 0, pairsRight: 0, fitting: 0, inBestTen: 0, inBestFitting: 0 });
  const figures: Record<Half, TopicFigures> = { tuning: none(), "held back": none() };
  for (const pair of readPairs()) {
    const figure = figures[halfOf(pair)];
    figure.pairs++;
    const value = await topicValue(pair);
    if ((value !== null && value >= TOPICS_FIT) === pair.fits) figure.pairsRight++;
  }
  const profiles = new Map<string, ScoringProfile>();
  for (const row of readRows<LabelledProfile>("ranking-profiles")) {
    const profile = await toProfile(row);
    profiles.set(profile.id, profile);
  }
  for (const ranking of readRankings()) {
    const figure = figures[halfOf(ranking)];
    const ids = await rank(
      ranking.pitch,
      ranking.profiles.flatMap((id) => profiles.get(id) ?? []),
    );
    const countFits = (most: number) => ids.slice(0, most).filter((id) => ranking.fits.includes(id)).length;
    figure.fitting += ranking.fits.length;
    figure.inBestTen += countFits(10);
    figure.inBestFitting += countFits(ranking.fits.length);
  }
  return figures;
}
