import { z } from "zod";
import { query } from "@/lib/core/operation";
import { toLearningView } from "../learning";
import { learningView } from "../schema";
import { readLearning } from "../store";

/** Answers "Why these": what the caller's own acts taught, in sentences, and what of it is taken back. */
export const listWeights = query({
  name: "matches.weights",
  summary: "What one's own feedback taught about topics, and what is taken back",
  input: z.object({}),
  output: learningView,
  access: "signedIn",
  run: async ({ db, actor }) => toLearningView(await readLearning(db, actor), actor.aiEnabled),
});
