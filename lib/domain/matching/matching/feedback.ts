import { ancestorsOf, type TopicId, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";
import {
  FEEDBACK_BOUND,
  type FeedbackKind,
  feedbackKinds,
  feedbackSteps,
  PARENT_SHARE,
} from "./feedback-steps";

/** One act of a viewer about a candidate, or about a pitch of theirs. */
export interface FeedbackEntry {
  profileId: string;
  /** The topics are the candidate's, or the pitch's. */
  topics: readonly TopicId[];
  kind: FeedbackKind;
  /** Microseconds since 1970. */
  at: number;
}

/** A topic's feedback is taken back up to this moment (microseconds since 1970); under `EVERYTHING` all feedback is. */
export type FeedbackResets = ReadonlyMap<TopicId, number>;
export const EVERYTHING = "*";

/** These are added to scores, each within `±FEEDBACK_BOUND`. */
export interface FeedbackWeights {
  profiles: Readonly<Record<string, number>>;
  topics: Readonly<Record<TopicId, number>>;
}

export type FeedbackCounts = Record<FeedbackKind, number>;

export interface LearnedTopic {
  /** `-FEEDBACK_BOUND..FEEDBACK_BOUND`, added to the scores of candidates by their share of this topic. */
  weight: number;
  /** The number of acts that were about the topic itself. */
  acts: FeedbackCounts;
  /** The child topics whose acts count half here. */
  below: TopicId[];
}

/** Sums approach the bound and never reach it, so that the tenth pass still counts, but less than the first. */
function bound(sum: number): number {
  return FEEDBACK_BOUND * Math.tanh(sum / FEEDBACK_BOUND);
}

const noCounts = (): FeedbackCounts => ({
  pass: 0,
  unhelpful: 0,
  notMyBeat: 0,
  like: 0,
  helpful: 0,
  story: 0,
});

/** Acts are counted, then weighed in a fixed order, so that the order they came in does not change the number. */
const weigh = (counts: FeedbackCounts, part: "profile" | "topic", share = 1) =>
  feedbackKinds.reduce((sum, kind) => sum + share * counts[kind] * feedbackSteps[kind][part], 0);

/**
 * Learns from a history how much each topic weighs, leaving out what is taken back. An act counts for a topic once:
 * whole where it is about it, half where it is only about child topics. An act that is taken back for a topic also
 * loses what it gave to the parent. Unknown topics are ignored; the order of the history does not matter.
 */
export function learnTopics(
  history: readonly FeedbackEntry[],
  resets: FeedbackResets = new Map(),
): Map<TopicId, LearnedTopic> {
  const found = new Map<TopicId, { own: FeedbackCounts; half: FeedbackCounts; below: Set<TopicId> }>();
  const tallyOf = (topic: TopicId) => {
    const tally = found.get(topic) ?? { own: noCounts(), half: noCounts(), below: new Set() };
    found.set(topic, tally);
    return tally;
  };
  for (const { topics, kind, at } of history) {
    const counts = (topic: TopicId) => at > (resets.get(topic) ?? Number.NEGATIVE_INFINITY);
    if (!counts(EVERYTHING)) continue;
    const above = new Set<TopicId>();
    for (const topic of new Set(topics)) {
      if (topicIndex(topic) < 0 || !counts(topic)) continue;
      tallyOf(topic).own[kind]++;
      const parent = ancestorsOf(topic)[0];
      if (!parent || topics.includes(parent) || !counts(parent)) continue;
      tallyOf(parent).below.add(topic);
      above.add(parent);
    }
    for (const topic of above) tallyOf(topic).half[kind]++;
  }
  return new Map(
    [...found].map(([topic, { own, half, below }]) => [
      topic,
      {
        weight: bound(weigh(own, "topic") + weigh(half, "topic", PARENT_SHARE)),
        acts: own,
        below: [...below].sort(),
      },
    ]),
  );
}

/**
 * Turns a viewer's feedback into adjustments, leaving out what is taken back. The order of the history does not matter;
 * an empty one adjusts nothing.
 */
export function feedbackFrom(
  history: readonly FeedbackEntry[],
  resets: FeedbackResets = new Map(),
): FeedbackWeights {
  const from = resets.get(EVERYTHING) ?? Number.NEGATIVE_INFINITY;
  const profiles = new Map<string, FeedbackCounts>();
  for (const { profileId, kind, at } of history) {
    if (at <= from) continue;
    const counts = profiles.get(profileId) ?? noCounts();
    counts[kind]++;
    profiles.set(profileId, counts);
  }
  return {
    profiles: Object.fromEntries([...profiles].map(([id, counts]) => [id, bound(weigh(counts, "profile"))])),
    topics: Object.fromEntries(
      [...learnTopics(history, resets)].map(([topic, { weight }]) => [topic, weight]),
    ),
  };
}

/** Returns what feedback adds to one candidate's score: its own part and the mean over its topics, within the bound. */
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
