import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { conversationMembers, messageReactions, messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { deleteFilesOf } from "@/lib/domain/messaging/files/store";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { markSubjectRead } from "@/lib/domain/profiles/notifications/store";
import { emitToConversation } from "../events";
import { messageTexts } from "../rules";
import { conversationIdInput, conversationView, messageIdInput, messageView } from "../schema";
import { isNews } from "../store";
import { readConversationView } from "../views";
import { lockMessage, requireAuthor, showMessage } from "./lock-message";
import { type LockedConversation, lockConversation } from "./send-target";

const oneMessage = z.object({ message: messageView });
const oneConversation = z.object({ conversation: conversationView });

/** Marks everything up to a message as read. Repeating it changes nothing. */
export const markMessageRead = command({
  name: "messages.markRead",
  summary: "Mark a message, and those before it, as read",
  input: messageIdInput,
  output: oneMessage,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockMessage(db, actor, input.id),
  audit: { skip: "A read marker, set with every glance at a conversation." },
  run: async ({ db, actor, subject: { conversation, message }, effects }) => {
    if (message.senderProfileId !== actor.profileId) {
      await readUpTo(db, effects, actor, conversation, message.seq);
    }
    return showMessage(db, actor, message.id);
  },
});

/** Marks a whole conversation as read. Repeating it changes nothing. */
export const markConversationRead = command({
  name: "messages.markConversationRead",
  summary: "Mark a conversation as read",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockConversation(db, actor, input.id),
  audit: { skip: "A read marker, set with every glance at a conversation." },
  run: async ({ db, actor, subject, effects }) => {
    await readUpTo(db, effects, actor, subject, subject.lastSeq);
    return { conversation: await readConversationView(db, actor, subject.id) };
  },
});

/** Deletes a message for both sides. Its place in the order stays, as a tombstone without its text. */
export const deleteMessage = command({
  name: "messages.delete",
  summary: "Delete one of one's own messages",
  input: messageIdInput,
  output: oneMessage,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockMessage(db, actor, input.id),
  allow: ({ actor, subject: { message } }) => {
    requireAuthor(actor, message, "Only its author can delete a message.");
    if (message.call) throw forbidden(messageTexts.call);
  },
  audit: {
    kind: "message",
    id: ({ subject }) => subject.message.id,
    detail: ({ subject }) => towards(subject.conversation.counterpartId),
  },
  run: async ({ db, actor, subject: { conversation, message }, effects }) => {
    const { id: conversationId, counterpartId } = conversation;
    const [deleted] = await db
      .update(messages)
      .set({ deletedAt: sql`app_now()`, content: "", earlier: [], pageId: null })
      .where(and(eq(messages.id, message.id), isNull(messages.deletedAt)))
      .returning({ seq: messages.seq });
    if (deleted) {
      await deleteFilesOf(db, effects, message.id);
      await db.delete(messageReactions).where(eq(messageReactions.messageId, message.id));
      await db
        .update(conversationMembers)
        .set({ unreadCount: sql`greatest(0, ${conversationMembers.unreadCount} - 1)` })
        .where(
          and(
            eq(conversationMembers.conversationId, conversationId),
            eq(conversationMembers.profileId, counterpartId),
            lt(conversationMembers.lastReadSeq, deleted.seq),
          ),
        );
      const data = { conversationId, messageId: message.id, seq: deleted.seq };
      await emitToConversation(db, effects, actor, {
        name: "message.deleted",
        counterpartId,
        data,
      });
    }
    return showMessage(db, actor, message.id);
  },
});

/** Archives a conversation, for the caller's side only, until the other party writes again. */
export const archiveConversation = command({
  name: "messages.archiveConversation",
  summary: "Archive a conversation",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockConversation(db, actor, input.id),
  audit: {
    kind: "conversation",
    id: ({ subject }) => subject.id,
    detail: ({ subject }) => towards(subject.counterpartId),
  },
  run: ({ db, actor, subject }) => setArchived(db, actor, subject.id, true),
});

export const unarchiveConversation = command({
  name: "messages.unarchiveConversation",
  summary: "Bring a conversation back from the archive",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockConversation(db, actor, input.id),
  audit: {
    kind: "conversation",
    id: ({ subject }) => subject.id,
    detail: ({ subject }) => towards(subject.counterpartId),
  },
  run: ({ db, actor, subject }) => setArchived(db, actor, subject.id, false),
});

const ownMembership = (actor: UserActor, conversationId: string) =>
  and(
    eq(conversationMembers.conversationId, conversationId),
    eq(conversationMembers.profileId, actor.profileId),
  );

async function readUpTo(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  { id: conversationId, counterpartId }: LockedConversation,
  seq: number,
): Promise<void> {
  const left = tx
    .select({ count: sql`count(*)` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`${messages.seq} > ${seq}`,
        ne(messages.senderProfileId, actor.profileId),
        isNull(messages.deletedAt),
        isNews,
      ),
    );
  // Nothing goes from one side of a block to the other: how far somebody has read neither.
  const isBlocked = sql`${counterpartId}::uuid in ${blockedWith(actor.profileId)}`;
  const { lastReadSeq, unreadCount } = conversationMembers;
  const [moved] = await tx
    .update(conversationMembers)
    .set({
      unreadCount: sql`(${left})`,
      lastReadSeq: sql`case when ${isBlocked} then ${lastReadSeq} else ${seq}::int end`,
    })
    .where(and(ownMembership(actor, conversationId), lt(lastReadSeq, seq)))
    .returning({ unreadCount, lastReadSeq });
  if (moved?.unreadCount === 0) {
    await markSubjectRead(tx, actor.userId, "message_received", conversationId);
  }
  if (moved?.lastReadSeq !== seq) return;
  await tx
    .update(messages)
    .set({ readAt: sql`app_now()` })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`${messages.seq} <= ${seq}`,
        ne(messages.senderProfileId, actor.profileId),
        isNull(messages.readAt),
      ),
    );
  const data = { conversationId, profileId: actor.profileId, seq };
  await emitToConversation(tx, effects, actor, { name: "message.read", counterpartId, data });
}

async function setArchived(tx: Transaction, actor: UserActor, id: string, archived: boolean) {
  const { archivedAt } = conversationMembers;
  await tx
    .update(conversationMembers)
    .set({ archivedAt: archived ? sql`coalesce(${archivedAt}, app_now())` : null })
    .where(ownMembership(actor, id));
  return { conversation: await readConversationView(tx, actor, id) };
}
