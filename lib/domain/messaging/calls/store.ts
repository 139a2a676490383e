import { and, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { CallOutcome } from "@/db/enums";
import { only } from "@/db/only";
import { callSignals, calls } from "@/db/schema/calls";
import { conversations } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { userChannel } from "@/lib/core/live-events";
import { notifyCounterpart, writeMessage } from "@/lib/domain/messaging/messages/deliver";
import { conversationVisibleTo, hasBlocked, maySend } from "@/lib/domain/messaging/messages/policy";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { lockPair, readAudience } from "@/lib/domain/profiles/profiles/store";
import { callVisibleTo, isLive, isOver } from "./policy";
import { entryText } from "./rules";
import type { CallRow } from "./views";

/** Tells everybody who acts for one of the two that the call has changed. They read how. */
export async function announceCall(tx: Transaction, effects: Effects, call: CallRow): Promise<void> {
  const people = new Set<string>();
  for (const profileId of [call.callerProfileId, call.calleeProfileId])
    for (const userId of await readAudience(tx, profileId)) people.add(userId);
  for (const userId of people)
    effects.emit({ channel: userChannel(userId), name: "call.updated", data: { callId: call.id } });
}

/**
 * Locks a call that the caller's profile takes part in: its conversation first, whose order the call's entry takes a
 * place in, as every command does.
 */
export async function lockCall(tx: Transaction, actor: UserActor, id: string): Promise<LockedCall | null> {
  const [found] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(callVisibleTo(actor), eq(calls.id, id)));
  return found ? lockById(tx, id) : null;
}

export type LockedCall = CallRow & { isOver: boolean };

export async function lockById(tx: Transaction, id: string): Promise<LockedCall | null> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(sql`${conversations.id} = (select conversation_id from calls where id = ${id})`)
    .for("update");
  const [row] = await tx
    .select({ ...getTableColumns(calls), isOver })
    .from(calls)
    .where(eq(calls.id, id))
    .for("update");
  return row ?? null;
}

/** Returns a locked call as it is by now: one whose ring is over, or whose devices are gone, ends here. */
export const settle = async (tx: Transaction, effects: Effects, call: LockedCall): Promise<CallRow> =>
  call.state === "ended" || !call.isOver
    ? call
    : finishCall(tx, effects, call, call.state === "ringing" ? "missed" : "lost");

/**
 * Locks the conversation that somebody calls in, and its two profiles before it, as an accepted pitch does. Whoever
 * holds these is the only one to begin a call of either.
 */
export async function lockTarget(tx: Transaction, actor: UserActor, conversationId: string) {
  const isOwn = and(conversationVisibleTo(actor), eq(conversations.id, conversationId));
  const [found] = await tx
    .select({ a: conversations.profileA, b: conversations.profileB })
    .from(conversations)
    .where(isOwn);
  if (!found) return null;
  await lockPair(tx, found.a, found.b);
  const [row] = await tx
    .select({
      id: conversations.id,
      hasPitch: sql<boolean>`${conversations.pitchId} is not null`,
      canSend: maySend(actor.profileId),
      blocked: hasBlocked(actor.profileId),
      liveCallId: sql<string | null>`(
        select c.id from calls c where c.conversation_id = conversations.id and c.state <> 'ended')`,
    })
    .from(conversations)
    .where(isOwn)
    .for("update");
  return row ? { ...row, counterpartId: found.a === actor.profileId ? found.b : found.a } : null;
}

/** Selects the live calls of a profile, whichever conversation they are in; one that a block ended holds no line. */
export const readLiveOf = (tx: Transaction, profileId: string) =>
  tx
    .select()
    .from(calls)
    .where(and(isLive, or(eq(calls.callerProfileId, profileId), eq(calls.calleeProfileId, profileId))));

/** Ends a call, writes its entry into the conversation, and tells both sides. Its row is locked. */
export async function finishCall(
  tx: Transaction,
  effects: Effects,
  call: CallRow,
  outcome: CallOutcome,
): Promise<CallRow> {
  const ended = await tx
    .update(calls)
    .set({ state: "ended", outcome, endedAt: sql`app_now()` })
    .where(eq(calls.id, call.id))
    .returning()
    .then(only);
  await tx.delete(callSignals).where(eq(callSignals.callId, call.id));
  await writeEntry(tx, effects, ended);
  await announceCall(tx, effects, ended);
  return ended;
}

export async function writeEntry(tx: Transaction, effects: Effects, call: CallRow): Promise<void> {
  const { mediaAt, endedAt, createdAt, kind, outcome, callerId, callerProfileId, calleeProfileId } = call;
  if (!outcome || !endedAt) return;
  const seconds = mediaAt ? Math.floor((endedAt.getTime() - mediaAt.getTime()) / 1000) : null;
  const entry = { kind, outcome, startedAt: createdAt.toISOString(), seconds };
  const sender = { userId: callerId, profileId: callerProfileId };
  const isBlocked = (await readBlock(tx, callerProfileId, calleeProfileId)) !== null;
  // A call that did not reach the other one before the block leaves no entry.
  if (isBlocked && !call.answeredAt) return;
  const message = await writeMessage(tx, effects, sender, call.conversationId, {
    content: entryText(entry),
    call: entry,
    messageType: "CALL",
  });
  if (!isBlocked) await notifyCounterpart(tx, effects, sender, message, calleeProfileId);
}
