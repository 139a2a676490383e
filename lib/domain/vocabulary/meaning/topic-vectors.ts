import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Written by `npm run topics`; topic-vectors.test.ts compares the file with the topics and the model. */
export const VECTORS_FILE = join(process.cwd(), "lib/domain/vocabulary/meaning/topic-vectors.bin");
/** A SHA-256 of what the numbers were computed from comes first, for the test. */
export const HASH_BYTES = 32;
const DIMENSIONS = 512;

let vectors: readonly Int16Array[] | undefined;

/** Returns the embeddings of `allTopics()` in their order, all multiplied by the same number. */
export function topicVectors(): readonly Int16Array[] {
  vectors ??= readVectors();
  return vectors;
}

function readVectors(): readonly Int16Array[] {
  // The copy is aligned for numbers of two bytes.
  const numbers = new Int16Array(Uint8Array.from(readFileSync(VECTORS_FILE).subarray(HASH_BYTES)).buffer);
  const starts = Array.from({ length: numbers.length / DIMENSIONS }, (_, at) => at * DIMENSIONS);
  return starts.map((start) => numbers.subarray(start, start + DIMENSIONS));
}
