import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { conversationMembers, conversations, messages } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import { readFilesOf, toFileView } from "@/lib/domain/messaging/files/views";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { hasBlocked, maySend } from "./policy";
import type { ConversationView, MessageView } from "./schema";

export type MessageRow = Omit<typeof messages.$inferSelect, "search">;

/** A message's view needs every column but the search vector. */
export const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  senderProfileId: messages.senderProfileId,
  clientKey: messages.clientKey,
  messageType: messages.messageType,
  content: messages.content,
  call: messages.call,
  replyTo: messages.replyTo,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  deletedAt: messages.deletedAt,
} as const;

/** Reads messages with their files as `me`, the profile of one of the two parties, sees them. */
export async function readMessageViews(
  db: Db,
  me: string,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const files = await readFilesOf(
    db,
    rows.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id),
  );
  const now = new Date();
  return rows.map((row) =>
    toMessageView(
      row,
      (files.get(row.id) ?? []).map((file) => toFileView(file, me, now)),
    ),
  );
}

/** Reads one message with its files as `me` sees it. */
export const readMessageView = async (db: Db, me: string, row: MessageRow): Promise<MessageView> =>
  only(await readMessageViews(db, me, [row]));

function toMessageView(row: MessageRow, attachments: MessageFileView[]): MessageView {
  return {
    ...row,
    messageType: row.messageType === "CALL" ? "CALL" : "TEXT",
    content: row.deletedAt ? "" : row.content,
    attachments,
    createdAt: toIso(row.createdAt),
    readAt: toIsoOrNull(row.readAt),
    deletedAt: toIsoOrNull(row.deletedAt),
  };
}

const me = sql.placeholder("me");
const ids = sql.placeholder("ids");
const counterpart = alias(conversationMembers, "counterpart");

const conversationsStatement = prepareOnce((db) =>
  db
    .select({
      conversation: conversations,
      member: conversationMembers,
      counterpartReadSeq: counterpart.lastReadSeq,
      canSend: maySend(me),
      blocked: hasBlocked(me),
      last: messageColumns,
    })
    .from(conversations)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.profileId, me)),
    )
    .innerJoin(
      counterpart,
      and(eq(counterpart.conversationId, conversations.id), ne(counterpart.profileId, me)),
    )
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .where(sql`${conversations.id} = any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], ${conversations.id})`)
    .prepare("conversations_views"),
);

/** Reads conversations as the profile `me`, a party of each, sees them, in the order of `ids`. */
export async function readConversationViews(db: Db, me: string, ids: string[]): Promise<ConversationView[]> {
  if (ids.length === 0) return [];
  const rows = await conversationsStatement(db).execute({ me, ids });
  const parties = await readParties(
    db,
    rows.flatMap(({ conversation }) => [conversation.profileA, conversation.profileB]),
  );
  const lastMessages = await readMessageViews(
    db,
    me,
    rows.flatMap(({ last }) => last ?? []),
  );
  const lastById = new Map(lastMessages.map((message) => [message.id, message]));
  return rows.map(({ conversation, member, counterpartReadSeq, canSend, blocked, last }) => {
    const { id, profileA, profileB, matchId, pitchId, lastSeq, createdAt } = conversation;
    const counterpartId = profileA === me ? profileB : profileA;
    return {
      id,
      kind: pitchId ? "pitch" : "match",
      matchId,
      pitchId,
      participants: [profileA, profileB].flatMap((profileId) => parties.get(profileId) ?? []),
      counterpartId,
      lastMessage: (last && lastById.get(last.id)) ?? null,
      lastSeq,
      unreadCount: member.unreadCount,
      ownReadSeq: member.lastReadSeq,
      counterpartReadSeq,
      archived: member.archivedAt !== null,
      canSend,
      blocked,
      createdAt: toIso(createdAt),
    };
  });
}

/** Reads one conversation as the profile `me` sees it. It must exist and have `me` as a party. */
export async function readConversationView(db: Db, me: string, id: string): Promise<ConversationView> {
  return only(await readConversationViews(db, me, [id]));
}
