import { and, eq, isNull, or, sql } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { conversations } from "@/db/schema/messages";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forbidden, invalidField } from "@/lib/core/errors";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { conversationVisibleTo, hasBlocked, maySend } from "../policy";
import { findConversationOf, readEntitlement } from "../store";

export type LockedConversation = {
  id: string;
  lastSeq: number;
  counterpartId: string;
  canSend: boolean;
  /** By the caller: a block by the other party never shows. */
  blocked: boolean;
};

/** A message goes to an existing conversation, or opens a first one by what entitles the two to it. */
export type SendTarget = {
  counterpartId: string;
  /** The other party takes messages of the caller. */
  canSend: boolean;
  blocked?: boolean;
  conversation: LockedConversation | null;
  opening: { matchId?: string; pitchId?: string } | null;
};

/** Locks the row of a conversation that the caller is a party of, so that changes to it run one after the other. */
export async function lockConversation(
  tx: Transaction,
  actor: Pick<UserActor, "profileId">,
  id: string,
): Promise<LockedConversation | null> {
  const { profileId } = actor;
  const [row] = await tx
    .select({
      id: conversations.id,
      lastSeq: conversations.lastSeq,
      counterpartId: sql<string>`case when ${conversations.profileA} = ${profileId}
        then ${conversations.profileB} else ${conversations.profileA} end`,
      canSend: maySend(profileId),
      blocked: hasBlocked(profileId),
    })
    .from(conversations)
    .where(and(conversationVisibleTo(actor), eq(conversations.id, id)))
    .for("update");
  return row ?? null;
}

export async function findConversationTarget(
  tx: Transaction,
  actor: UserActor,
  id: string,
): Promise<SendTarget | null> {
  const conversation = await lockConversation(tx, actor, id);
  if (!conversation) return null;
  const { counterpartId, canSend, blocked } = conversation;
  return { counterpartId, canSend, blocked, conversation, opening: null };
}

/**
 * Finds the target for a person named by a user's or a profile's id. Null (404) for a profile that is unlisted and with
 * which nothing has been exchanged yet.
 */
export async function findRecipientTarget(
  tx: Transaction,
  actor: UserActor,
  recipientId: string,
): Promise<SendTarget | null> {
  const [recipient] = await tx
    .select({
      id: profiles.id,
      listed: profiles.listed,
      takesMessages: profiles.allowDirectMessages,
      isOwned: sql<boolean>`${profiles.userId} is not null or ${profiles.companyId} is not null`,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(and(or(eq(profiles.id, recipientId), eq(profiles.userId, recipientId)), isNull(users.deletedAt)))
    .limit(1);
  if (!recipient) return null;
  if (recipient.id === actor.profileId) throw invalidField("recipientId", "This is your own profile.");
  const existing = await findConversationOf(tx, actor.profileId, recipient.id);
  if (existing) return findConversationTarget(tx, actor, existing);
  if (await readBlock(tx, actor.profileId, recipient.id)) return null;
  const { matchId, pitchId } = await readEntitlement(tx, actor.profileId, recipient.id);
  if (!matchId && !pitchId && !recipient.listed) return null;
  return {
    counterpartId: recipient.id,
    canSend: recipient.isOwned && (recipient.takesMessages || pitchId !== null),
    conversation: null,
    opening: matchId || pitchId ? { matchId: matchId ?? undefined, pitchId: pitchId ?? undefined } : null,
  };
}

/** Answers 403 where the other is visible but nothing entitles the two to a conversation yet. */
export function requireEntitlement(target: SendTarget): void {
  if (target.conversation || target.opening) return;
  throw forbidden("You can write to each other once you match or a pitch between you is accepted.");
}
