import { allTopics, type TopicId, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";

/** Returns an embedding: 512 numbers of unit length. */
export type Embed = (text: string) => Promise<readonly number[]>;

/**
 * A text is about a topic from so many standard deviations above the mean of all topics on: for a topic that one word
 * of it names, for one that several name, and for any topic in full.
 */
const ONE_WORD = 1.2;
const SURE = 0.3;
const ALL = 3;
/** A topic that people chose weighs at least this much, however little the rest of their text is about it. */
const CHOSEN_LEAST = 0.2;

/** The vectors have unit length, so the product is their cosine. */
const productOf = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

let topicVectors: (readonly number[])[] | undefined;

/** Every topic is embedded once per process, which takes some five seconds with the first text. */
async function embedTopics(embed: Embed): Promise<(readonly number[])[]> {
  const vectors: (readonly number[])[] = [];
  for (const { label, keywords } of allTopics()) vectors.push(await embed([label, ...keywords].join(", ")));
  return vectors;
}

/**
 * Weighs how much a text's meaning supports each topic that its words name, 0..1 in hundredths: by how much the text is
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
