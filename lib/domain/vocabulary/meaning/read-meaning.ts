import type { MeaningSource } from "./texts";
import { packVector } from "./vector";
import { weighTopics } from "./weigh-topics";

/** Returns an embedding: 512 numbers of unit length. */
export type Embed = (text: string) => Promise<readonly number[]>;

/** A text's meaning as it is stored. */
export interface Meaning {
  /** The format of `vector.ts`. */
  vector: string;
  /** The weights of `weighTopics`; 1 for each topic where their labels stand for the text. */
  topicWeights: Record<string, number>;
}

/** Returns null where there is nothing to read: no text, or one in another language that names no topic. */
export async function readMeaning(source: MeaningSource, embed: Embed): Promise<Meaning | null> {
  const { text, topics, written } = source;
  if (text.trim() === "") return null;
  const vector = await embed(text);
  const topicWeights = written
    ? weighTopics(vector, source)
    : Object.fromEntries(topics.map((topic) => [topic, 1]));
  return { vector: packVector(vector), topicWeights };
}
