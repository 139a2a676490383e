import { type PreparedVector, prepareVector } from "@/lib/domain/vocabulary/meaning/vector";
import { offersPerks } from "@/lib/domain/vocabulary/perks/perks";
import { allTopics, similarityRow, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";
import { type PerkSet, toPerkSet } from "./perk-set";
import type { ScoringPitch, ScoringPlace, ScoringProfile } from "./scoring-profile";

/** Topics by index with their weights; those with an unknown id or of weight 0 are left out. */
export interface TopicSet {
  indexes: number[];
  weights: number[];
}

/**
 * The viewer as one pitch shows it, prepared once before many candidates are scored. What the pitch does not say comes
 * from the viewer's profile.
 */
export interface ViewerSide {
  pitchId: string | null;
  /** The pitch's topics, and beside them those of the viewer's profile. */
  topics: TopicSet;
  /** A reason may name these of `topics`: what the pitch's text states, and what its sender's profile has. */
  stated: readonly number[];
  chosen: readonly number[];
  /** The highest similarity of every concept to one of `topics`. */
  nearest: Float32Array;
  /** The pitch's meaning, else the profile's; null where it is not known. */
  meaning: PreparedVector | null;
  place: ScoringPlace | null;
  offered: PerkSet;
  wanted: PerkSet;
}

export function toTopicSet(profile: Pick<ScoringProfile, "topics" | "topicWeights">): TopicSet {
  const set: TopicSet = { indexes: [], weights: [] };
  for (const topic of profile.topics) {
    const index = topicIndex(topic);
    if (index < 0 || set.indexes.includes(index)) continue;
    const weight = profile.topicWeights?.[topic] ?? 1;
    if (weight === 0) continue;
    set.indexes.push(index);
    set.weights.push(weight > 0 && Number.isFinite(weight) ? weight : 1);
  }
  return set;
}

function nearestOf(topics: TopicSet): Float32Array {
  const nearest = new Float32Array(similarityRow(0).length);
  for (const index of topics.indexes) {
    const row = similarityRow(index);
    for (let other = 0; other < nearest.length; other++) {
      nearest[other] = Math.max(nearest[other] ?? 0, row[other] ?? 0);
    }
  }
  return nearest;
}

/** A topic of the sender's profile counts this much beside one of the pitch itself. */
const SENDER_SHARE = 0.5;
/** The sender's topics weigh at least this much, before that share, however little the pitch is about them. */
const SENDER_LEAST = 0.3;

/** Joins a pitch's topics with its sender's, each with the weight that the pitch's own text gives it. */
function joinTopics(own: TopicSet, pitch: ScoringPitch, viewer: ScoringProfile): TopicSet {
  const share = own.indexes.length > 0 ? SENDER_SHARE : 1;
  const senders = toTopicSet({ topics: viewer.topics });
  const all: TopicSet = { indexes: [...own.indexes], weights: [...own.weights] };
  for (const index of senders.indexes) {
    if (own.indexes.includes(index)) continue;
    const weight = pitch.topicWeights?.[allTopics()[index]?.id ?? ""] ?? 1;
    all.indexes.push(index);
    all.weights.push(Math.max(SENDER_LEAST, weight) * share);
  }
  return all;
}

function buildSide(viewer: ScoringProfile, pitch: ScoringPitch | null): ViewerSide {
  const own = pitch ? toTopicSet(pitch) : null;
  const topics = own && pitch ? joinTopics(own, pitch, viewer) : toTopicSet(viewer);
  const isStated = (index: number) => pitch?.stated.includes(allTopics()[index]?.id ?? "") ?? false;
  const meaning = (pitch ?? viewer).meaning;
  const pitchPerks = pitch && pitch.perks.length > 0 ? pitch.perks : null;
  const gives = offersPerks(viewer.kind);
  return {
    pitchId: pitch?.id ?? null,
    topics,
    stated: own?.indexes.filter(isStated) ?? [],
    chosen: (pitch ? toTopicSet({ topics: viewer.topics }) : topics).indexes,
    meaning: meaning ? prepareVector(meaning) : null,
    nearest: nearestOf(topics),
    place: pitch?.place ?? viewer.place,
    offered: toPerkSet(gives && pitchPerks ? pitchPerks : viewer.perksOffered),
    wanted: toPerkSet(!gives && pitchPerks ? pitchPerks : viewer.perksWanted),
  };
}

/** Returns one side per pitch, or the profile alone when there is none. It is never empty. */
export function sidesOf(viewer: ScoringProfile, pitches: readonly ScoringPitch[] = []): ViewerSide[] {
  return pitches.length > 0 ? pitches.map((pitch) => buildSide(viewer, pitch)) : [buildSide(viewer, null)];
}
