"use server";
import * as weights from "@/lib/domain/matching/matches/commands/weights";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const WHY_PATH = "/matching/why";

/** What was taken back is listed below, where it can be restored. */
const toTakenBack = { done: () => `${WHY_PATH}#taken-back` };
const toLearned = { done: () => WHY_PATH };
const ofTopic = { read: ({ text }: FormFields) => ({ id: text("id") ?? "" }) };
const ofAll = { read: () => ({}) };

export const takeBackWeight = formAction(weights.takeBackWeight, { ...ofTopic, ...toTakenBack });
export const takeBackWeights = formAction(weights.takeBackWeights, { ...ofAll, ...toTakenBack });
export const restoreWeight = formAction(weights.restoreWeight, { ...ofTopic, ...toLearned });
export const restoreWeights = formAction(weights.restoreWeights, { ...ofAll, ...toLearned });
