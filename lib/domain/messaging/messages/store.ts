import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { conversationMembers, conversations, messages } from "@/db/schema/messages";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { conversationVisibleTo } from "./policy";
import { orderPair } from "./rules";

type NewConversation = { profileIds: readonly [string, string]; matchId?: string; pitchId?: string };

/**
 * Opens the conversation of two profiles after their match or an accepted pitch, and returns its id. It is idempotent:
 * a pair has one conversation, and a later match or pitch is noted on it. The match or the pitch causes the live
 * events, so this causes none.
 */
export async function openConversation(
  tx: Transaction,
  _effects: Effects,
  { profileIds, matchId, pitchId }: NewConversation,
): Promise<string> {
  const [profileA, profileB] = orderPair(...profileIds);
  const row = await tx
    .insert(conversations)
    .values({ profileA, profileB, matchId, pitchId })
    .onConflictDoUpdate({
      target: [conversations.profileA, conversations.profileB],
      set: {
        matchId: sql`coalesce(${conversations.matchId}, excluded.match_id)`,
        pitchId: sql`coalesce(excluded.pitch_id, ${conversations.pitchId})`,
      },
    })
    .returning({ id: conversations.id })
    .then(only);
  await tx
    .insert(conversationMembers)
    .values([profileA, profileB].map((profileId) => ({ conversationId: row.id, profileId })))
    .onConflictDoNothing();
  return row.id;
}

/** Counts the unread messages in a profile's conversations that are not archived; for a select list. */
export const unreadMessagesOf = (profileId: SQLWrapper, limit: number): SQL<number> => sql<number>`(
  select least(coalesce(sum(${conversationMembers.unreadCount}), 0), ${limit})::int from ${conversationMembers}
  where ${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null
    and ${conversationMembers.unreadCount} > 0)`;

/** Returns the id of two profiles' conversation, or null while nothing has opened one. */
export async function findConversationOf(db: Db, one: string, other: string): Promise<string | null> {
  const [profileA, profileB] = orderPair(one, other);
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.profileA, profileA), eq(conversations.profileB, profileB)));
  return row?.id ?? null;
}

/** The caller is a party of the conversation. */
export async function isMember(db: Db, actor: UserActor, conversationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(conversationVisibleTo(actor), eq(conversations.id, conversationId)));
  return row !== undefined;
}

/** The parties of a conversation are present to each other on its channel, unless there is a block between them. */
export async function isOpenTo(db: Db, actor: UserActor, conversationId: string): Promise<boolean> {
  const { profileId } = actor;
  const other = sql`case when ${conversations.profileA} = ${profileId} then ${conversations.profileB}
    else ${conversations.profileA} end`;
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        conversationVisibleTo(actor),
        eq(conversations.id, conversationId),
        sql`${other} not in ${blockedWith(profileId)}`,
      ),
    );
  return row !== undefined;
}

/** Reads what entitles two profiles to write to each other: their match, and the latest accepted pitch between them. */
export async function readEntitlement(
  db: Db,
  one: string,
  other: string,
): Promise<{ matchId: string | null; pitchId: string | null }> {
  const [profileA, profileB] = orderPair(one, other);
  const [row] = await db.execute<{ match_id: string | null; pitch_id: string | null }>(sql`
    select (select id from matches where profile_a = ${profileA} and profile_b = ${profileB}) as match_id,
      (select id from pitches where status in ('accepted', 'completed')
        and ((sender_profile_id = ${profileA} and recipient_profile_id = ${profileB})
          or (sender_profile_id = ${profileB} and recipient_profile_id = ${profileA}))
        order by id desc limit 1) as pitch_id`);
  return { matchId: row?.match_id ?? null, pitchId: row?.pitch_id ?? null };
}

/** A message is news to its receiver; the entry of a call that reached them is none (`wasMissed`). */
export const isNews = or(
  isNull(messages.call),
  sql`${messages.call} ->> 'outcome' in ('missed', 'cancelled', 'busy')`,
);
