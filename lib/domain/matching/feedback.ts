import { ancestorsOf, type TopicId } from "@/lib/domain/topics/taxonomy";

/** One thing a viewer did or said about a candidate. */
export interface FeedbackEntry {
  profileId: string;
  /** The candidate's topics. */
  topics: readonly TopicId[];
  kind: "helpful" | "unhelpful" | "pass" | "like";
}

/** What is added to scores, each within `±FEEDBACK_BOUND`. */
export interface FeedbackWeights {
  profiles: Readonly<Record<string, number>>;
  topics: Readonly<Record<TopicId, number>>;
}

/** Feedback moves a score by this much at most: it orders similar candidates and makes no poor one a match. */
export const FEEDBACK_BOUND = 0.1;

/** Explicit feedback counts more than a pass; a pass is about the one person first, about the topics a little. */
const steps: Record<FeedbackEntry["kind"], { profile: number; topic: number }> = {
  helpful: { profile: 0.05, topic: 0.02 },
  unhelpful: { profile: -0.06, topic: -0.02 },
  like: { profile: 0.02, topic: 0.005 },
  pass: { profile: -0.03, topic: -0.005 },
};
/** A topic's parent gets half of its feedback. */
const PARENT_SHARE = 0.5;

/** Sums approach the bound and never reach it, so the tenth pass still counts, but less than the first. */
function bound(sum: number): number {
  return FEEDBACK_BOUND * Math.tanh(sum / FEEDBACK_BOUND);
}

/**
 * Turns a viewer's feedback, likes and passes into adjustments. The order of the history does not matter; an empty
 * one adjusts nothing.
 */
export function feedbackFrom(history: readonly FeedbackEntry[]): FeedbackWeights {
  const profiles = new Map<string, number>();
  const topics = new Map<TopicId, number>();
  for (const entry of history) {
    const step = steps[entry.kind];
    profiles.set(entry.profileId, (profiles.get(entry.profileId) ?? 0) + step.profile);
    for (const topic of new Set(entry.topics)) {
      topics.set(topic, (topics.get(topic) ?? 0) + step.topic);
      const parent = ancestorsOf(topic)[0];
      if (parent) topics.set(parent, (topics.get(parent) ?? 0) + step.topic * PARENT_SHARE);
    }
  }
  const bounded = (sums: Map<string, number>) =>
    Object.fromEntries([...sums].map(([key, sum]) => [key, bound(sum)]));
  return { profiles: bounded(profiles), topics: bounded(topics) };
}

/** What feedback adds to one candidate's score: its own part and the mean over its topics, within the bound. */
export function adjustmentFor(
  feedback: FeedbackWeights,
  candidate: { id: string; topics: readonly TopicId[] },
): number {
  const own = Object.hasOwn(feedback.profiles, candidate.id) ? (feedback.profiles[candidate.id] ?? 0) : 0;
  let topics = 0;
  for (const topic of candidate.topics) {
    if (Object.hasOwn(feedback.topics, topic)) topics += feedback.topics[topic] ?? 0;
  }
  const sum = own + topics / Math.max(1, candidate.topics.length);
  return Number.isFinite(sum) ? Math.max(-FEEDBACK_BOUND, Math.min(FEEDBACK_BOUND, sum)) : 0;
}
