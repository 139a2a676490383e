import { and, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { conversations, messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { conversationVisibleTo } from "../policy";
import { EDIT_MINUTES } from "../rules";
import { type MessageRow, messageColumns, readMessageView } from "../views";
import { lockConversation } from "./send-target";

/** Reads a message of a conversation that the caller is a party of, and locks the row of that conversation. */
export async function lockMessage(tx: Transaction, actor: UserActor, id: string) {
  const [found] = await tx
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(conversationVisibleTo(actor), eq(messages.id, id)));
  const conversation = found && (await lockConversation(tx, actor, found.conversationId));
  if (!conversation) return null;
  const isFresh = sql<boolean>`${messages.createdAt} > app_now() - make_interval(mins => ${EDIT_MINUTES})`;
  const [row] = await tx
    .select({ message: messageColumns, isFresh })
    .from(messages)
    .where(eq(messages.id, id));
  return row ? { conversation, ...row } : null;
}

/** @throws AppError `forbidden` with the sentence for whoever did not write it, colleagues among them. */
export function requireAuthor(actor: UserActor, message: MessageRow, sentence: string): void {
  const { senderId, senderProfileId } = message;
  if (senderProfileId !== actor.profileId || senderId !== actor.userId) throw forbidden(sentence);
}

export async function showMessage(tx: Transaction, { profileId }: UserActor, id: string) {
  const row = only(await tx.select(messageColumns).from(messages).where(eq(messages.id, id)));
  return { message: await readMessageView(tx, profileId, row) };
}
