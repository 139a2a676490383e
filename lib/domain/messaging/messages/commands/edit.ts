import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { messageFiles, messageReactions, messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, forbidden, invalidField } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { emitToConversation } from "../events";
import { requireMaySend, requireWriting } from "../policy";
import { isAtLastVersion, messageTexts } from "../rules";
import { editMessageInput, messageView, reactInput, unreactInput } from "../schema";
import type { MessageRow } from "../views";
import { linkPage } from "./linked-page";
import { lockMessage, requireAuthor, showMessage } from "./lock-message";
import type { LockedConversation } from "./send-target";

const oneMessage = z.object({ message: messageView });

/**
 * Gives a message another wording for as long as it is fresh. Its place and time stay, the earlier wordings can be
 * read, and reactions stay with the wording that they were given to.
 */
export const editMessage = command({
  name: "messages.edit",
  summary: "Edit one of one's own messages within 15 minutes",
  input: editMessageInput,
  output: oneMessage,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockMessage(db, actor, input.id),
  allow: ({ actor, input, subject: { conversation, message, isFresh } }) => {
    requireAuthor(actor, message, messageTexts.notTheirs);
    requireWriting(actor, conversation);
    requireWording(message, input.version);
    if (!isFresh) throw conflict(messageTexts.tooOld);
    if (isAtLastVersion(message.version)) throw conflict(messageTexts.tooOften);
  },
  audit: { kind: "message", id: ({ subject }) => subject.message.id },
  run: async ({ db, actor, input: { content }, subject: { conversation, message }, effects }) => {
    await requireNoBlock(db, actor, conversation);
    if (content === "" && !(await hasFiles(db, message.id)))
      throw invalidField("content", "Message is required");
    if (content === message.content) return showMessage(db, actor, message.id);
    const { version } = message;
    const writtenAt = toIso(message.editedAt ?? message.createdAt);
    await db
      .update(messages)
      .set({
        ...{ content, version: version + 1, editedAt: sql`app_now()` },
        pageId: await linkPage(db, effects, content),
        earlier: [...message.earlier, { version, content: message.content, writtenAt }],
      })
      .where(and(eq(messages.id, message.id), isNull(messages.deletedAt)));
    const { conversationId, id: messageId, seq } = message;
    await emitToConversation(db, effects, actor, {
      name: "message.edited",
      counterpartId: conversation.counterpartId,
      data: { conversationId, messageId, seq, version: version + 1 },
    });
    return showMessage(db, actor, message.id);
  },
});

/** Reacts to the wording that the caller has read. Given again after an edit, it is to the new wording. */
export const reactToMessage = command({
  name: "messages.react",
  summary: "React to a message of the other side",
  input: reactInput,
  output: oneMessage,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockMessage(db, actor, input.id),
  allow: ({ actor, input, subject: { conversation, message } }) => {
    if (message.senderProfileId === actor.profileId) throw forbidden(messageTexts.own);
    requireWriting(actor, conversation);
    requireWording(message, input.version);
  },
  audit: { kind: "message", id: ({ subject }) => subject.message.id },
  run: async ({ db, actor, input: { kind, version }, subject: { conversation, message }, effects }) => {
    await requireNoBlock(db, actor, conversation);
    const { messageId, profileId, kind: kindOf } = messageReactions;
    const changed = await db
      .insert(messageReactions)
      .values({ messageId: message.id, profileId: actor.profileId, kind, version })
      .onConflictDoUpdate({
        target: [messageId, profileId, kindOf],
        set: { version },
        setWhere: sql`${messageReactions.version} <> ${version}`,
      })
      .returning({ kind: kindOf });
    if (changed.length > 0) await emitReacted(db, effects, actor, conversation, message);
    return showMessage(db, actor, message.id);
  },
});

/** Takes a reaction back. Repeating it changes nothing. */
export const unreactToMessage = command({
  name: "messages.unreact",
  summary: "Take a reaction back",
  input: unreactInput,
  output: oneMessage,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockMessage(db, actor, input.id),
  audit: { kind: "message", id: ({ subject }) => subject.message.id },
  run: async ({ db, actor, input: { kind }, subject: { conversation, message }, effects }) => {
    const removed = await db
      .delete(messageReactions)
      .where(
        and(
          eq(messageReactions.messageId, message.id),
          eq(messageReactions.profileId, actor.profileId),
          eq(messageReactions.kind, kind),
        ),
      )
      .returning({ kind: messageReactions.kind });
    if (removed.length > 0) await emitReacted(db, effects, actor, conversation, message);
    return showMessage(db, actor, message.id);
  },
});

/** @throws AppError where nobody wrote it, it is deleted, or it has another wording by now. */
function requireWording(message: MessageRow, version: number): void {
  if (message.call) throw forbidden(messageTexts.call);
  if (message.deletedAt) throw conflict(messageTexts.deleted);
  if (message.version !== version)
    throw conflict(messageTexts.editedMeanwhile, { version: String(message.version) });
}

/** What was read before the wait for the conversation's lock may be older than a block that held it. */
async function requireNoBlock(tx: Transaction, actor: UserActor, { counterpartId }: LockedConversation) {
  const block = await readBlock(tx, actor.profileId, counterpartId);
  requireMaySend({ canSend: !block, blocked: block === "mine" });
}

async function hasFiles(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(messageFiles, eq(messageFiles.messageId, id))) > 0;
}

function emitReacted(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  { counterpartId }: LockedConversation,
  { conversationId, id: messageId, seq }: MessageRow,
): Promise<void> {
  const data = { conversationId, messageId, seq };
  return emitToConversation(tx, effects, actor, { name: "message.reacted", counterpartId, data });
}
