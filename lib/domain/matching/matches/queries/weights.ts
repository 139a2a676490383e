import { z } from "zod";
import { query } from "@/lib/core/operation";
import { toLearningView } from "../learning";
import { learningView } from "../schema";
import { readLearning } from "../store";

/** "Why these": what the caller's own acts taught, in words, and what is taken back of it. */
export const listWeights = query({
  name: "matches.weights",
  summary: "What one's own feedback taught about topics, and what is taken back",
  input: z.object({}),
  output: learningView,
  access: "signedIn",
  run: async ({ db, actor }) => toLearningView(await readLearning(db, actor), actor.aiEnabled),
});
