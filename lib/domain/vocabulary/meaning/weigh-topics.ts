import { type TopicId, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";
import { topicVectors } from "./topic-vectors";

/**
 * A text is about a topic from so many standard deviations above the mean of all topics on: for a topic that one word
 * of it names, for one that several name, and for any topic in full.
 */
const ONE_WORD = 1.2;
const SURE = 0.3;
const ALL = 3;
/** A topic that people chose weighs at least this much, however little the rest of their text is about it. */
const CHOSEN_LEAST = 0.2;

const productOf = (a: readonly number[], b: Int16Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/**
 * Weighs how much a text's meaning supports each topic that its words name, 0..1 in hundredths: by how much the text is
 * closer to it than to topics in the mean. "University" in a text about sheep makes it no text about universities, 0.
 */
export function weighTopics(
  vector: readonly number[],
  { topics, sure, chosen }: Record<"topics" | "sure" | "chosen", readonly TopicId[]>,
): Record<TopicId, number> {
  // Mean and spread are measured on the same scale, so that these need not be cosines, but proportional to them.
  const cosines = topicVectors().map((topic) => productOf(vector, topic));
  const mean = cosines.reduce((sum, value) => sum + value, 0) / cosines.length;
  const spread = Math.sqrt(cosines.reduce((sum, value) => sum + (value - mean) ** 2, 0) / cosines.length);
  const weights: Record<TopicId, number> = {};
  for (const topic of topics) {
    const cosine = cosines[topicIndex(topic)];
    if (cosine === undefined) continue;
    const from = sure.includes(topic) ? SURE : ONE_WORD;
    const least = chosen.includes(topic) ? CHOSEN_LEAST : 0;
    const weight = ((cosine - mean) / spread - from) / (ALL - from);
    weights[topic] = Math.round(Math.max(least, Math.min(1, weight)) * 100) / 100;
  }
  return weights;
}
