import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { idempotencyKeys } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forgetMeanings } from "@/lib/domain/vocabulary/meaning/store";

/**
 * Returns the caller with their AI switch as it stands now, and locks the switch until the transaction ends: whoever
 * turns it off waits for what is being saved, and deletes its scores too. Call it wherever something is scored, after
 * locking the row that is scored.
 */
export async function lockAiSwitch(tx: Transaction, actor: UserActor): Promise<UserActor> {
  if (!actor.aiEnabled) return actor;
  const [row] = await tx
    .select({ aiEnabled: users.aiEnabled })
    .from(users)
    .where(eq(users.id, actor.userId))
    .for("share");
  return { ...actor, aiEnabled: row?.aiEnabled ?? false };
}

/**
 * Switches AI on or off for an account. When it goes off, every score of its drafts and pitches is deleted, in stored
 * answers too, with everything derived from the meaning of its texts; the list of fields that the assistant helped with
 * stays, since it says how they were written. When it goes on, texts are scored when they are next saved.
 */
export async function switchAi(tx: Transaction, userId: string, aiEnabled: boolean): Promise<void> {
  // Rows are locked in the order of a save, which locks its row and then the switch.
  const { id } = pitchDrafts;
  await tx.select({ id }).from(pitchDrafts).where(eq(pitchDrafts.userId, userId)).for("update");
  await tx.select({ id: pitches.id }).from(pitches).where(eq(pitches.senderId, userId)).for("update");
  await tx.update(users).set({ aiEnabled }).where(eq(users.id, userId));
  if (aiEnabled) return;
  await forgetMeanings(tx, userId);
  await tx
    .update(pitchDrafts)
    .set({ newsworthiness: null })
    .where(and(eq(pitchDrafts.userId, userId), isNotNull(pitchDrafts.newsworthiness)));
  await tx
    .update(pitches)
    .set({ newsworthiness: null, aiNewsworthyScore: null })
    .where(and(eq(pitches.senderId, userId), isNotNull(pitches.newsworthiness)));
  await tx
    .update(idempotencyKeys)
    .set({ response: withoutScores })
    .where(
      or(
        eq(idempotencyKeys.userId, userId),
        sql`${idempotencyKeys.response}->'pitch'->>'senderId' = ${userId}`,
      ),
    );
}

const blanked = [
  ["{draft,newsworthiness}", "null"],
  ["{saved,newsworthiness}", "null"],
  ["{pitch,newsworthiness}", "null"],
  ["{pitch,aiNewsworthyScore}", "null"],
  ["{pitch,aiNewsworthy}", "false"],
  ["{pitch,aiSuggestions,suggestions}", "[]"],
  ["{weights}", "[]"],
] as const;

/** Strips the scores and what was learned from a stored answer. An answer that has none of these stays as it is. */
const withoutScores = blanked.reduce(
  (response, [path, value]) => sql`jsonb_set(${response}, ${path}::text[], ${value}::jsonb, false)`,
  sql`${idempotencyKeys.response}`,
);
