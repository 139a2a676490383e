import { and, eq, inArray } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { pitchMeanings, profileMeanings } from "@/db/schema/meaning";
import { pitchDrafts } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { pitchMeaningRequest, profileMeaningRequest } from "./events";

/** A text is read only where its writer has AI switched on. */
type Writer = { aiEnabled: boolean };

/**
 * Deletes the meanings of a profile's texts, and asks the worker to read them anew: until then its topics count alone.
 * Call it when they change. With AI switched off nothing is asked.
 */
export async function renewProfileMeaning(
  tx: Transaction,
  effects: Effects,
  { aiEnabled }: Writer,
  profileId: string,
): Promise<void> {
  await tx.delete(profileMeanings).where(eq(profileMeanings.profileId, profileId));
  if (!aiEnabled) return;
  effects.job(profileMeaningRequest, { profileId }, { key: `meaning:${profileId}` });
  // The sender's topics are part of the source of its pitches.
  const drafts = await tx
    .select({ id: pitchDrafts.id })
    .from(pitchDrafts)
    .innerJoin(users, eq(users.id, pitchDrafts.userId))
    .where(and(eq(pitchDrafts.profileId, profileId), pitchDrafts.isActive, users.aiEnabled));
  const ids = drafts.map(({ id }) => id);
  await tx.delete(pitchMeanings).where(inArray(pitchMeanings.draftId, ids));
  for (const id of ids) askForPitch(effects, id);
}

/** Renews the meaning of a pitch in the same way; only an active one is read. */
export async function renewPitchMeaning(
  tx: Transaction,
  effects: Effects,
  { aiEnabled }: Writer,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  await tx.delete(pitchMeanings).where(eq(pitchMeanings.draftId, id));
  if (aiEnabled && isActive) askForPitch(effects, id);
}

const askForPitch = (effects: Effects, draftId: string) =>
  effects.job(pitchMeaningRequest, { draftId }, { key: `meaning:${draftId}` });

export async function forgetMeanings(tx: Transaction, userId: string): Promise<void> {
  const theirs = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  const drafts = tx.select({ id: pitchDrafts.id }).from(pitchDrafts).where(eq(pitchDrafts.userId, userId));
  await tx.delete(profileMeanings).where(inArray(profileMeanings.profileId, theirs));
  await tx.delete(pitchMeanings).where(inArray(pitchMeanings.draftId, drafts));
}
