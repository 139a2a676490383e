import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import {
  conversationMembers,
  conversations,
  linkedPages,
  messageDrafts,
  messageReactions,
  messages,
  scheduledMessages,
} from "@/db/schema/messages";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import {
  type MessageFileRow,
  readFilesOf,
  readUnsentFiles,
  toFileView,
} from "@/lib/domain/messaging/files/views";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { firstSite } from "@/lib/utils/text-links";
import { hasBlocked, maySend, scheduledOf } from "./policy";
import { excerptOf } from "./rules";
import type {
  ConversationView,
  LinkView,
  MessageDraftView,
  MessageView,
  ScheduledMessageView,
} from "./schema";

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
  version: messages.version,
  earlier: messages.earlier,
  editedAt: messages.editedAt,
  call: messages.call,
  replyTo: messages.replyTo,
  pageId: messages.pageId,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  deletedAt: messages.deletedAt,
} as const;

/** Reads messages as `me`, the profile of one of the two parties, sees them: with their files, what they answer, and reactions. */
export async function readMessageViews(
  db: Db,
  me: string,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const ids = rows.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id);
  const quotedIds = [
    ...new Set(rows.flatMap(({ deletedAt, replyTo }) => (deletedAt ? [] : (replyTo ?? [])))),
  ];
  const [files, quoted, reactions, links] = await Promise.all([
    readFilesOf(db, [...new Set([...ids, ...quotedIds])]),
    readQuoted(db, quotedIds),
    readReactions(db, ids),
    readLinks(db, rows),
  ]);
  const now = new Date();
  return rows.map((row) => {
    const answered = row.replyTo ? quoted.get(row.replyTo) : undefined;
    return toMessageView(row, {
      attachments: (row.deletedAt ? [] : (files.get(row.id) ?? [])).map((file) => toFileView(file, me, now)),
      link: links.get(row.id) ?? null,
      quoted: answered ? toQuotedView(answered, files.get(answered.id) ?? []) : null,
      reactions: (reactions.get(row.id) ?? []).map(({ kind, profileId, version }) => ({
        ...{ kind: upperCase(kind), profileId, version, isCurrent: version === row.version },
      })),
    });
  });
}

async function readQuoted(db: Db, ids: string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(messageColumns).from(messages).where(inArray(messages.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readReactions(db: Db, ids: string[]) {
  const found = new Map<string, (typeof messageReactions.$inferSelect)[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(messageReactions)
    .where(inArray(messageReactions.messageId, ids))
    .orderBy(asc(messageReactions.createdAt), asc(messageReactions.kind));
  for (const row of rows) found.set(row.messageId, [...(found.get(row.messageId) ?? []), row]);
  return found;
}

/** Reads the cards of messages by message. A page that could not be read has none. */
async function readLinks(db: Db, rows: readonly MessageRow[]): Promise<Map<string, LinkView>> {
  const pageIds = [...new Set(rows.flatMap(({ pageId }) => pageId ?? []))];
  if (pageIds.length === 0) return new Map();
  const pages = await db.select().from(linkedPages).where(inArray(linkedPages.id, pageIds));
  const byId = new Map(pages.map((page) => [page.id, page]));
  return new Map(
    rows.flatMap(({ id, pageId, content }) => {
      const url = firstSite(content);
      const page = byId.get(pageId ?? "");
      if (!url || !page?.title) return [];
      const { title, siteName, image } = page;
      return [[id, { url, title, siteName, image }] as const];
    }),
  );
}

function toQuotedView(row: MessageRow, files: readonly MessageFileRow[]): MessageView["quoted"] {
  const { id, seq, senderProfileId } = row;
  const isDeleted = row.deletedAt !== null;
  const excerpt = isDeleted ? "" : excerptOf(row.content);
  const fileKinds = isDeleted ? [] : files.map(({ kind }) => kind);
  return { id, seq, senderProfileId, excerpt, fileKinds, isDeleted };
}

/** Reads one message with its files as `me` sees it. */
export const readMessageView = async (db: Db, me: string, row: MessageRow): Promise<MessageView> =>
  only(await readMessageViews(db, me, [row]));

function toMessageView(
  row: MessageRow,
  beside: Pick<MessageView, "attachments" | "link" | "quoted" | "reactions">,
): MessageView {
  return {
    ...row,
    messageType: row.messageType === "CALL" ? "CALL" : "TEXT",
    content: row.deletedAt ? "" : row.content,
    ...beside,
    editedAt: toIsoOrNull(row.editedAt),
    createdAt: toIso(row.createdAt),
    readAt: toIsoOrNull(row.readAt),
    deletedAt: toIsoOrNull(row.deletedAt),
  };
}

export type ScheduledRow = typeof scheduledMessages.$inferSelect;

/** Shows messages that wait for their time to their author, in their order. */
export async function readScheduledViews(
  db: Db,
  me: string,
  rows: readonly ScheduledRow[],
): Promise<ScheduledMessageView[]> {
  const files = await readFilesOf(
    db,
    rows.map(({ id }) => id),
    "scheduledId",
  );
  const now = new Date();
  return rows.map((row) => ({
    ...row,
    attachments: (files.get(row.id) ?? []).map((file) => toFileView(file, me, now)),
    sendAt: toIso(row.sendAt),
    createdAt: toIso(row.createdAt),
  }));
}

/** Reads the viewer's own messages that are sent later in these conversations, by conversation, the next first. */
export async function readScheduledOf(
  db: Db,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, ScheduledMessageView[]>> {
  const found = new Map<string, ScheduledMessageView[]>();
  const rows = await db
    .select()
    .from(scheduledMessages)
    .where(and(scheduledOf(viewer), inArray(scheduledMessages.conversationId, ids)))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id));
  for (const view of await readScheduledViews(db, viewer.profileId, rows))
    found.set(view.conversationId, [...(found.get(view.conversationId) ?? []), view]);
  return found;
}

const me = sql.placeholder("me");
const userId = sql.placeholder("userId");
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
      draft: messageDrafts,
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
    .leftJoin(
      messageDrafts,
      and(eq(messageDrafts.conversationId, conversations.id), eq(messageDrafts.userId, userId)),
    )
    .where(sql`${conversations.id} = any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], ${conversations.id})`)
    .prepare("conversations_views"),
);

type Viewer = Pick<UserActor, "profileId" | "userId">;

/** Reads conversations as the viewer, whose profile is a party of each, sees them, in the order of `ids`. */
export async function readConversationViews(
  db: Db,
  viewer: Viewer,
  ids: string[],
): Promise<ConversationView[]> {
  if (ids.length === 0) return [];
  const { profileId: me, userId } = viewer;
  const rows = await conversationsStatement(db).execute({ me, userId, ids });
  const parties = await readParties(
    db,
    rows.flatMap(({ conversation }) => [conversation.profileA, conversation.profileB]),
  );
  const lastMessages = await readMessageViews(
    db,
    me,
    rows.flatMap(({ last }) => last ?? []),
  );
  const drafts = await readDraftViews(
    db,
    me,
    rows.map(({ draft }) => draft),
  );
  const scheduled = await readScheduledOf(db, viewer, ids);
  const lastById = new Map(lastMessages.map((message) => [message.id, message]));
  return rows.map(({ conversation, member, counterpartReadSeq, canSend, blocked, last }, n) => {
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
      draft: drafts[n] ?? NO_DRAFT,
      scheduled: scheduled.get(id) ?? [],
      createdAt: toIso(createdAt),
    };
  });
}

/** Reads one conversation as the viewer sees it. It must exist and have their profile as a party. */
export async function readConversationView(db: Db, viewer: Viewer, id: string): Promise<ConversationView> {
  return only(await readConversationViews(db, viewer, [id]));
}

const NO_DRAFT: MessageDraftView = { text: "", attachments: [], counter: 0, savedAt: null };
type DraftRow = typeof messageDrafts.$inferSelect;

/** Shows drafts, or none, in their order, with those of their files that are still there. */
export async function readDraftViews(
  db: Db,
  me: string,
  rows: readonly (DraftRow | null)[],
): Promise<MessageDraftView[]> {
  const files = await readUnsentFiles(
    db,
    me,
    rows.flatMap((row) => row?.attachments ?? []),
  );
  const now = new Date();
  return rows.map((row) => {
    if (!row) return NO_DRAFT;
    const { conversationId, text, attachments, counter, savedAt } = row;
    const present = attachments.flatMap((id) => files.get(id) ?? []);
    const own = present.filter((file) => file.conversationId === conversationId);
    return {
      ...{ text, counter, savedAt: toIso(savedAt) },
      attachments: own.map((file) => toFileView(file, me, now)),
    };
  });
}
