import { and, eq, inArray, sql } from "drizzle-orm";
import { conversationMembers, conversations, messages } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/views";
import { maySend } from "./policy";
import type { ConversationView, MessageView } from "./schema";

export type MessageRow = Omit<typeof messages.$inferSelect, "search">;

/** The columns a message's view needs: everything but the search vector. */
export const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  senderProfileId: messages.senderProfileId,
  clientKey: messages.clientKey,
  messageType: messages.messageType,
  content: messages.content,
  replyTo: messages.replyTo,
  createdAt: messages.createdAt,
  deletedAt: messages.deletedAt,
} as const;

type ReadMark = { profileId: string; lastReadSeq: number; lastReadAt: Date | null };
export type ReadMarks = Map<string, ReadMark[]>;

/** How far each side of several conversations has read, in one read. */
export async function readMarksOf(db: Db, conversationIds: Iterable<string>): Promise<ReadMarks> {
  const ids = [...new Set(conversationIds)];
  const marks: ReadMarks = new Map();
  if (ids.length === 0) return marks;
  const rows = await db
    .select({
      conversationId: conversationMembers.conversationId,
      profileId: conversationMembers.profileId,
      lastReadSeq: conversationMembers.lastReadSeq,
      lastReadAt: conversationMembers.lastReadAt,
    })
    .from(conversationMembers)
    .where(inArray(conversationMembers.conversationId, ids));
  for (const { conversationId, ...mark } of rows) {
    marks.set(conversationId, [...(marks.get(conversationId) ?? []), mark]);
  }
  return marks;
}

export function toMessageView(row: MessageRow, marks: ReadMarks): MessageView {
  const reader = marks.get(row.conversationId)?.find((mark) => mark.profileId !== row.senderProfileId);
  return {
    ...row,
    messageType: "TEXT",
    content: row.deletedAt ? "" : row.content,
    attachments: [],
    createdAt: toIso(row.createdAt),
    readAt: reader && reader.lastReadSeq >= row.seq ? toIsoOrNull(reader.lastReadAt) : null,
    deletedAt: toIsoOrNull(row.deletedAt),
  };
}

/** Several messages as they are now, in the order given. */
export async function toMessageViews(db: Db, rows: MessageRow[]): Promise<MessageView[]> {
  const marks = await readMarksOf(
    db,
    rows.map((row) => row.conversationId),
  );
  return rows.map((row) => toMessageView(row, marks));
}

/** Several conversations as the profile `me`, a party of each, sees them, in the order of `ids`. */
export async function readConversationViews(db: Db, me: string, ids: string[]): Promise<ConversationView[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      conversation: conversations,
      member: conversationMembers,
      canSend: maySend(me),
      last: messageColumns,
    })
    .from(conversations)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.profileId, me)),
    )
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .where(inArray(conversations.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${conversations.id})`);
  const parties = await readParties(
    db,
    rows.flatMap(({ conversation }) => [conversation.profileA, conversation.profileB]),
  );
  const marks = await readMarksOf(db, ids);
  return rows.map(({ conversation, member, canSend, last }) => {
    const { id, profileA, profileB, matchId, pitchId, lastSeq, createdAt } = conversation;
    const counterpartId = profileA === me ? profileB : profileA;
    const counterpart = marks.get(id)?.find((mark) => mark.profileId === counterpartId);
    return {
      id,
      kind: pitchId ? "pitch" : "match",
      matchId,
      pitchId,
      participants: [profileA, profileB].flatMap((profileId) => parties.get(profileId) ?? []),
      counterpartId,
      lastMessage: last ? toMessageView(last, marks) : null,
      lastSeq,
      unreadCount: member.unreadCount,
      ownReadSeq: member.lastReadSeq,
      counterpartReadSeq: counterpart?.lastReadSeq ?? 0,
      archived: member.archivedAt !== null,
      canSend,
      createdAt: toIso(createdAt),
    };
  });
}

/** One conversation as the profile `me` sees it. It must exist and have `me` as a party. */
export async function readConversationView(db: Db, me: string, id: string): Promise<ConversationView> {
  const [view] = await readConversationViews(db, me, [id]);
  if (!view) throw new Error(`Conversation ${id} has no member ${me}.`);
  return view;
}
