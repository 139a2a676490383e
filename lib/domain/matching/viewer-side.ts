import { offersPerks } from "@/lib/domain/perks/perks";
import { similarityRow, topicIndex } from "@/lib/domain/topics/taxonomy";
import { type PerkSet, toPerkSet } from "./perk-set";
import type { ScoringPitch, ScoringPlace, ScoringProfile } from "./scoring-profile";

/** Topics by index with their weights; unknown ids are left out. */
export interface TopicSet {
  indexes: number[];
  weights: number[];
}

/**
 * The viewer as one pitch shows it, worked out once before many candidates are scored. What the pitch does not say
 * comes from the viewer's profile.
 */
export interface ViewerSide {
  pitchId: string | null;
  topics: TopicSet;
  /** For every concept its highest similarity to one of `topics`. */
  nearest: Float32Array;
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

function buildSide(viewer: ScoringProfile, pitch: ScoringPitch | null): ViewerSide {
  const ofPitch = pitch ? toTopicSet(pitch) : null;
  const topics = ofPitch && ofPitch.indexes.length > 0 ? ofPitch : toTopicSet(viewer);
  const pitchPerks = pitch && pitch.perks.length > 0 ? pitch.perks : null;
  const gives = offersPerks(viewer.kind);
  return {
    pitchId: pitch?.id ?? null,
    topics,
    nearest: nearestOf(topics),
    place: pitch?.place ?? viewer.place,
    offered: toPerkSet(gives && pitchPerks ? pitchPerks : viewer.perksOffered),
    wanted: toPerkSet(!gives && pitchPerks ? pitchPerks : viewer.perksWanted),
  };
}

/** One side per pitch; the profile alone when there is none. Never empty. */
export function sidesOf(viewer: ScoringProfile, pitches: readonly ScoringPitch[] = []): ViewerSide[] {
  return pitches.length > 0 ? pitches.map((pitch) => buildSide(viewer, pitch)) : [buildSide(viewer, null)];
}
