import { and, eq, inArray } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { pitchMeanings, profileMeanings } from "@/db/schema/meaning";
import { pitchDrafts } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { pitchMeaningRequest, profileMeaningRequest } from "./events";

/** What decides whether a text is read at all. */
type Writer = { aiEnabled: boolean };

/**
 * Forgets what a profile's texts meant, and asks the worker to read them anew: until then its topics count alone.
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
  // The sender's topics are part of what its pitches say.
  const drafts = await tx
    .select({ id: pitchDrafts.id })
    .from(pitchDrafts)
    .innerJoin(users, eq(users.id, pitchDrafts.userId))
    .where(and(eq(pitchDrafts.profileId, profileId), pitchDrafts.isActive, users.aiEnabled));
  const ids = drafts.map(({ id }) => id);
  await tx.delete(pitchMeanings).where(inArray(pitchMeanings.draftId, ids));
  for (const id of ids) askForPitch(effects, id);
}

/** The same for a pitch; only an active one is read. */
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

/** Deletes what an account's texts meant: its owner switched AI off. */
export async function forgetMeanings(tx: Transaction, userId: string): Promise<void> {
  const theirs = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  const drafts = tx.select({ id: pitchDrafts.id }).from(pitchDrafts).where(eq(pitchDrafts.userId, userId));
  await tx.delete(profileMeanings).where(inArray(profileMeanings.profileId, theirs));
  await tx.delete(pitchMeanings).where(inArray(pitchMeanings.draftId, drafts));
}
