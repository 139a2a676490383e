import { z } from "zod";

/**
 * Commands that change a text ask for these jobs. The jobs themselves are in `commands.ts`, which only the worker
 * loads, and the model with it.
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
