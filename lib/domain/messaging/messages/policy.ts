import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { conversations, scheduledMessages } from "@/db/schema/messages";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { YOU_BLOCKED } from "@/lib/domain/profiles/blocks/policy";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { messageTexts } from "./rules";

/**
 * A conversation belongs to its two profiles alone, for every user who acts for one of them. Everybody else gets the
 * same 404 as for an unknown id.
 */
export const conversationVisibleTo = (actor: Pick<UserActor, "profileId">): SQL =>
  sql`${actor.profileId} in (${conversations.profileA}, ${conversations.profileB})`;

/** A message that waits for its time is its author's, for as long as they act for the side that it is sent for. */
export const scheduledOf = ({ userId, profileId }: Pick<UserActor, "userId" | "profileId">) =>
  and(eq(scheduledMessages.userId, userId), eq(scheduledMessages.profileId, profileId));

/**
 * The profile `me` may write to the other party unless their account is gone or they switched direct messages off; an
 * accepted pitch between the two, or a message of theirs, overrides that switch. A block by either
 * side stops both. The SQL names its columns in full,
 * because Drizzle leaves the table out in a select from one table, where `id` would mean an inner one.
 */
export const maySend = (me: string | Placeholder): SQL<boolean> => sql<boolean>`exists (
  select 1 from profiles p left join users u on u.id = p.user_id
  where p.id = case when conversations.profile_a = ${me} then conversations.profile_b else conversations.profile_a end
    and u.deleted_at is null and (p.user_id is not null or p.company_id is not null)
    and (p.allow_direct_messages or conversations.pitch_id is not null or exists (
      select 1 from messages m where m.conversation_id = conversations.id and m.sender_profile_id = p.id))
    and not exists (select 1 from blocks b where (b.blocker_id, b.blocked_id) in ((p.id, ${me}), (${me}, p.id))))`;

/** The profile `me` blocked the other party. A block by the other party never shows. */
export const hasBlocked = (me: string | Placeholder): SQL<boolean> => sql<boolean>`exists (
  select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id =
    case when conversations.profile_a = ${me} then conversations.profile_b else conversations.profile_a end)`;

type Target = { canSend: boolean; blocked?: boolean };

/**
 * Answers 403 where the caller blocked the other party, where their account is gone, or takes messages of its
 * collaborators alone.
 */
export function requireMaySend({ canSend, blocked = false }: Target): void {
  if (blocked) throw forbidden(YOU_BLOCKED);
  if (!canSend) throw forbidden(messageTexts.notTaken);
}

type Writer = Parameters<typeof requireSending>[0] & Parameters<typeof requireAct>[0];

/** Answers 403 to a caller who may write to nobody now, and where the other party takes nothing of them. */
export function requireWriting(actor: Writer, target: Target): void {
  requireSending(actor);
  requireAct(actor, "sendMessages");
  requireMaySend(target);
}
