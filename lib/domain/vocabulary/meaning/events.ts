import { z } from "zod";

/**
 * The jobs that compute meanings, as those ask for them who change a text. What they do stands in `commands.ts`, which
 * the worker alone loads, and the model with it.
 */
const queue = "meaning";

export const profileMeaningRequest = {
  name: "meaning.ofProfile",
  queue,
  payload: z.object({ profileId: z.uuid() }),
};

export const pitchMeaningRequest = {
  name: "meaning.ofPitch",
  queue,
  payload: z.object({ draftId: z.uuid() }),
};
