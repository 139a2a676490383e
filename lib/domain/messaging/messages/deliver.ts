import { and, eq, sql } from "drizzle-orm";
import type { CallEntry, messageTypes } from "@/db/enums";
import { only } from "@/db/only";
import { conversationMembers, conversations, messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { wasMissed } from "@/lib/domain/messaging/calls/rules";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { readPeople } from "@/lib/domain/profiles/profiles/store";
import { pushTo } from "@/lib/domain/profiles/push/store";
import { linkPage } from "./commands/linked-page";
import { emitToConversation, firstMessageMailJob, messagePushJob } from "./events";
import { type MessageRow, messageColumns } from "./views";

/** Who writes: the account, null for one that is gone, and the profile it acts for. */
export type Sender = { userId: string | null; profileId: string };
type Content = {
  content: string;
  messageType?: (typeof messageTypes)[number];
  call?: CallEntry;
  replyTo?: string | null;
  clientKey?: string | null;
};

/** Writes a message at the end of a conversation, whose row is locked. */
export async function writeMessage(
  tx: Transaction,
  effects: Effects,
  sender: Sender,
  id: string,
  content: Content,
) {
  const placed = await tx
    .update(conversations)
    .set({
      lastSeq: sql`${conversations.lastSeq} + 1`,
      // A transaction that began earlier may get the lock later, and times must follow the sequence.
      lastMessageAt: sql`greatest(app_now(), ${conversations.lastMessageAt})`,
    })
    .where(eq(conversations.id, id))
    .returning({ seq: conversations.lastSeq })
    .then(only);
  const row = await tx
    .insert(messages)
    .values({
      conversationId: id,
      seq: placed.seq,
      senderId: sender.userId,
      senderProfileId: sender.profileId,
      messageType: content.messageType,
      content: content.content,
      call: content.call,
      replyTo: content.replyTo,
      pageId: await linkPage(tx, effects, content.content),
      clientKey: content.clientKey,
      createdAt: sql`(select last_message_at from conversations where id = ${id})` as never,
    })
    .returning(messageColumns)
    .then(only);
  return row;
}

/** Counts it unread for the other party, takes the conversation out of their archive, and notifies them. */
export async function notifyCounterpart(
  tx: Transaction,
  effects: Effects,
  sender: Sender,
  message: MessageRow,
  counterpartId: string,
): Promise<void> {
  const { conversationId, id: messageId, seq } = message;
  // The entry of a call is nothing that somebody wrote, and news only to whom it did not reach.
  const isWritten = message.messageType === "TEXT";
  if (isWritten)
    effects.count("message_sent", { by: sender.profileId, to: counterpartId, subjectId: conversationId });
  const isNews = !message.call || wasMissed(message.call);
  const { profileId, unreadCount, archivedAt, lastReadSeq } = conversationMembers;
  const isOwn = sql`${profileId} = ${sender.profileId}`;
  const members = await tx
    .update(conversationMembers)
    .set({
      activeAt: sql`(select last_message_at from conversations where id = ${conversationId})`,
      unreadCount: sql`case when ${isOwn} or ${!isNews} then ${unreadCount} else ${unreadCount} + 1 end`,
      archivedAt: sql`case when ${isOwn} then ${archivedAt} end`,
    })
    .where(eq(conversationMembers.conversationId, conversationId))
    .returning({ profileId, unreadCount, lastReadSeq });
  await emitToConversation(tx, effects, sender, {
    name: "message.created",
    counterpartId,
    data: { conversationId, messageId, seq },
  });
  if (!isNews) return;
  const { receivers } = await readPeople(tx, counterpartId);
  await pushTo(tx, effects, messagePushJob, {
    ...{ userIds: receivers, kind: "messages", subject: conversationId },
    facts: { conversationId, profileId: counterpartId },
  });
  const receiver = members.find((member) => member.profileId === counterpartId);
  if (receiver?.unreadCount !== 1) return;
  const notified = await notify(tx, effects, {
    profileId: counterpartId,
    audience: receivers,
    kind: "message_received",
    dedupeKey: `message:${conversationId}:${receiver.lastReadSeq}`,
    actorProfileId: sender.profileId,
    subjectId: conversationId,
  });
  if (!isWritten || (await hasWrittenBefore(tx, sender, message))) return;
  for (const userId of notified)
    effects.job(firstMessageMailJob, { messageId, profileId: counterpartId, userId });
}

async function hasWrittenBefore(tx: Transaction, sender: Sender, message: MessageRow): Promise<boolean> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, message.conversationId),
        eq(messages.senderProfileId, sender.profileId),
        eq(messages.messageType, "TEXT"),
        sql`${messages.seq} < ${message.seq}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
