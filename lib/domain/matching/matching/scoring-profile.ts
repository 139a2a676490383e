import type { TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

export interface ScoringPlace {
  /** A label such as "Bergen, Norway": reasons name the part before the first comma. */
  label: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** Scoring knows this of a profile and nothing else. */
export interface ScoringProfile {
  id: string;
  kind: UserType;
  name: string;
  topics: readonly TopicId[];
  /** Weights for some of the topics, 0 for those that do not count; the others weigh 1. */
  topicWeights?: Readonly<Record<TopicId, number>>;
  /**
   * The packed embedding of the profile's texts (`lib/domain/vocabulary/meaning/vector.ts`); null or absent where there
   * is none.
   */
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

export interface ScoringPitch {
  id: string;
  title: string;
  topics: readonly TopicId[];
  /** A reason may say that the pitch is about these of its topics (`topicsInText`). */
  stated: readonly TopicId[];
  /** How much the text is about each topic, its sender's among them, 0..1; 1 where it is not known. */
  topicWeights?: Readonly<Record<TopicId, number>>;
  /** The packed embedding, as in a profile. */
  meaning?: string | null;
  place?: ScoringPlace | null;
  /** Perk names: offered when a brand or source pitches, wanted when press or paid media do. */
  perks: readonly string[];
}

/** `value` is 0..1; without data it is 0.5, `known` is false and the reason says "not known yet". */
export interface Factor {
  value: number;
  known: boolean;
  reason: string;
}

/** A factor without data has this value, which neither helps nor hides anyone. */
export const UNKNOWN = 0.5;

/** Builds a factor from a measured value (null: no data) and its reason. */
export function toFactor(value: number | null, reason: string): Factor {
  return { value: value ?? UNKNOWN, known: value !== null, reason };
}

/** Names "Bergen" for "Bergen, Norway". */
export function cityOf(place: ScoringPlace): string {
  return place.label.split(",")[0]?.trim() || place.label;
}
