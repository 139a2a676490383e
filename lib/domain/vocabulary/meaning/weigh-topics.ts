import { allTopics, type TopicId, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";

/** Answers an embedding: 512 numbers of unit length. */
export type Embed = (text: string) => Promise<readonly number[]>;

/**
 * Standard deviations above the mean of all topics from which on a text is about a topic that one word of it names, about
 * one that several name, and about any wholly.
 */
const ONE_WORD = 1.2;
const SURE = 0.3;
const ALL = 3;
/** What a topic that people chose weighs at least, however little the rest of their text is about it. */
const CHOSEN_LEAST = 0.2;

/** The cosine of two vectors of unit length. */
const productOf = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

let topicVectors: (readonly number[])[] | undefined;

/** Every topic's embedding, once per process: some five seconds, with the first text. */
async function embedTopics(embed: Embed): Promise<(readonly number[])[]> {
  const vectors: (readonly number[])[] = [];
  for (const { label, keywords } of allTopics()) vectors.push(await embed([label, ...keywords].join(", ")));
  return vectors;
}

/**
 * How far a text's meaning bears out each topic that its words name, 0..1 in hundredths: by how much the text is
 * closer to it than to topics in the mean. "University" in a text about sheep makes it no text about universities, 0.
 */
export async function weighTopics(
  vector: readonly number[],
  { topics, sure, chosen }: Record<"topics" | "sure" | "chosen", readonly TopicId[]>,
  embed: Embed,
): Promise<Record<TopicId, number>> {
  topicVectors ??= await embedTopics(embed);
  const cosines = topicVectors.map((topic) => productOf(vector, topic));
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
