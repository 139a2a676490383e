import type { TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

export interface ScoringPlace {
  /** "Bergen, Norway": the part before the first comma is named in reasons. */
  label: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** All that scoring knows of a profile. */
export interface ScoringProfile {
  id: string;
  kind: UserType;
  name: string;
  topics: readonly TopicId[];
  /** Weights for some of the topics, 0 for those that do not count; 1 for the others. */
  topicWeights?: Readonly<Record<TopicId, number>>;
  /** Packed embedding of what the profile says (`lib/domain/vocabulary/meaning/vector.ts`); null or absent where there is none. */
  meaning?: string | null;
  /** Followers in total, as their owner states them; null when nothing is stated. */
  reach: number | null;
  place: ScoringPlace | null;
  /** Median hours from a pitch to its answer; null without any. */
  responseHours: number | null;
  answeredCount: number;
  thumbsUp: number;
  thumbsDown: number;
  perksOffered: readonly string[];
  perksWanted: readonly string[];
}

/** A profile of which nothing is known. */
export const unknownProfile: Omit<ScoringProfile, "id" | "kind"> = {
  name: "",
  topics: [],
  reach: null,
  place: null,
  responseHours: null,
  answeredCount: 0,
  thumbsUp: 0,
  thumbsDown: 0,
  perksOffered: [],
  perksWanted: [],
};

/** An active pitch as scoring sees it. */
export interface ScoringPitch {
  id: string;
  title: string;
  topics: readonly TopicId[];
  /** How far the text is about each topic, its sender's among them, 0..1; 1 where it is not known. */
  topicWeights?: Readonly<Record<TopicId, number>>;
  /** As of a profile. */
  meaning?: string | null;
  place?: ScoringPlace | null;
  /** Perk names: offered when a brand or source pitches, wanted when press or paid media do. */
  perks: readonly string[];
}

/** One factor of a score. `value` is 0..1; without data it is 0.5, `known` is false and the reason says "not known yet". */
export interface Factor {
  value: number;
  known: boolean;
  reason: string;
}

/** The value of a factor without data: it neither helps nor hides anyone. */
export const UNKNOWN = 0.5;

/** Builds a factor from a measured value (null: no data) and its reason. */
export function toFactor(value: number | null, reason: string): Factor {
  return { value: value ?? UNKNOWN, known: value !== null, reason };
}

/** The named part of a place: "Bergen" of "Bergen, Norway". */
export function cityOf(place: ScoringPlace): string {
  return place.label.split(",")[0]?.trim() || place.label;
}
