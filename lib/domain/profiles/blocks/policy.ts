import { eq, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { blocks } from "@/db/schema/trust";
import type { Db } from "@/db/types";
import { forbidden, notFound } from "@/lib/core/errors";

/** A block is visible to those who act for the profile that made it, and to nobody else. */
export const blockedBy = (actor: { profileId: string | Placeholder }): SQL =>
  eq(blocks.blockerId, actor.profileId);

/** Selects the profiles that a profile blocked, and those that blocked it: they are nothing to each other. */
export const blockedWith = (profileId: string | Placeholder | SQLWrapper): SQL => sql`(
  select b.blocked_id from blocks b where b.blocker_id = ${profileId}
  union all select b.blocker_id from blocks b where b.blocked_id = ${profileId})`;

type Block = "mine" | "theirs";

/** Who of the two blocked the other, as the caller's own side sees it. A block of both sides is the caller's own. */
export async function readBlock(db: Db, me: string, other: string): Promise<Block | null> {
  const blocks = await readBlocks(db, me, [other]);
  return blocks.includes("mine") ? "mine" : (blocks[0] ?? null);
}

/** Reads the blocks between the caller's profile and any of these, each from the caller's side. */
export async function readBlocks(db: Db, me: string, others: readonly string[]): Promise<Block[]> {
  const ids = sql`${`{${others.join(",")}}`}::uuid[]`;
  const rows = await db.execute<{ mine: boolean }>(sql`
    select true as mine from blocks where blocker_id = ${me} and blocked_id = any(${ids})
    union all select false from blocks where blocked_id = ${me} and blocker_id = any(${ids})`);
  return rows.map(({ mine }) => (mine ? "mine" : "theirs"));
}

/**
 * Refuses what would go from one profile to another that it is blocked with. Who blocked reads so; who is blocked
 * gets the answer for a profile that is not public, and learns nothing. Call it in the command's transaction, under
 * the lock of the pair or of its conversation.
 */
export async function requireUnblocked(db: Db, me: string, other: string): Promise<void> {
  const block = await readBlock(db, me, other);
  if (block === "mine") throw forbidden(YOU_BLOCKED);
  if (block === "theirs") throw notFound();
}

export const YOU_BLOCKED = "You blocked this profile. Unblock it under Settings, Privacy, to reach it again.";
