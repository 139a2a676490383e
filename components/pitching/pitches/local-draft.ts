import { z } from "zod";
import { storedDraft } from "@/lib/client/stored-draft";
import { type DraftView, draftFields } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { PieceChange } from "./drafts-api";
import { changedParts, type PitchValues, valuesOf } from "./pitch-form";

/** What the server does not have yet: it survives a reload, a lost connection and the end of a session, until one signs out. */
export type LocalDraft = {
  parts: Partial<PitchValues>;
  /** What the server had in these parts, and when the newest of them was typed (ms). */
  base: Partial<PitchValues>;
  at: number;
  /** A creation that was not answered: repeated with its key it makes no second draft. */
  creation?: Creation;
  /** Pieces of the assistant that were taken, or taken back, and are not saved. */
  pieces?: PieceChange[];
};
export type Creation = { key: string; body: Partial<PitchValues> & { aiPieces?: PieceChange[] } };

/** Under the account's name, so that the next person at this machine does not see it. */
const keyOf = (userId: string, draftId: string | null) => `pitch:${userId}:${draftId ?? "new"}`;

const storedParts = z.record(z.string(), z.unknown()).transform(cleanParts);
const storedPieces = z.array(
  z.object({ field: z.enum(draftFields), text: z.string(), accepted: z.boolean() }),
);
const storedBody = z.record(z.string(), z.unknown()).transform((body) => {
  const { data: aiPieces = [] } = storedPieces.safeParse(body.aiPieces);
  return { ...cleanParts(body), ...(aiPieces.length > 0 ? { aiPieces } : {}) };
});
const localDraft: z.ZodType<LocalDraft> = z.object({
  parts: storedParts,
  base: storedParts,
  at: z.number(),
  creation: z.object({ key: z.string(), body: storedBody }).optional(),
  pieces: storedPieces.optional(),
});

const draftOf = (userId: string, draftId: string | null) =>
  storedDraft("browser", keyOf(userId, draftId), localDraft);

export const readLocal = (userId: string, draftId: string | null): LocalDraft | null =>
  draftOf(userId, draftId).read();

export const writeLocal = (userId: string, draftId: string | null, localCopy: LocalDraft | null): void => {
  draftOf(userId, draftId).write(localCopy);
};

/**
 * What of the stored text is still to be saved. A part the server got in the end is not, nor one that was changed
 * there, on another device, after it was typed here.
 */
export function unsavedParts(localCopy: LocalDraft, draft: DraftView | null): Partial<PitchValues> {
  const stored = valuesOf(draft);
  const unsaved = changedParts(stored, { ...stored, ...localCopy.parts });
  const newerThere = draft !== null && Date.parse(draft.updatedAt) > localCopy.at;
  if (!newerThere) return unsaved;
  const changedThere = changedParts({ ...stored, ...localCopy.base }, stored);
  return Object.fromEntries(Object.entries(unsaved).filter(([part]) => !(part in changedThere)));
}

function cleanParts(parts: Partial<PitchValues>): Partial<PitchValues> {
  const texts = draftFields.filter((field) => typeof parts[field] === "string");
  const perks = Array.isArray(parts.perks) ? parts.perks.filter((perk) => typeof perk === "string") : null;
  return { ...Object.fromEntries(texts.map((field) => [field, parts[field]])), ...(perks ? { perks } : {}) };
}
