import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { idempotencyKeys } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";

/**
 * Switches AI on or off for an account. Off, no score of its drafts and pitches is left, in stored answers neither;
 * which fields the assistant helped with stays said, as it is about how they were written. On, they are scored when they
 * are next saved.
 */
export async function switchAi(tx: Transaction, userId: string, aiEnabled: boolean): Promise<void> {
  await tx.update(users).set({ aiEnabled }).where(eq(users.id, userId));
  if (aiEnabled) return;
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
  ["{pitch,newsworthiness}", "null"],
  ["{pitch,aiNewsworthyScore}", "null"],
  ["{pitch,aiNewsworthy}", "false"],
  ["{pitch,aiSuggestions,suggestions}", "[]"],
] as const;

/** A stored answer as it would be without scores. What has none of these stays as it is. */
const withoutScores = blanked.reduce(
  (response, [path, value]) => sql`jsonb_set(${response}, ${path}::text[], ${value}::jsonb, false)`,
  sql`${idempotencyKeys.response}`,
);
