import { type SQL, sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type CallEntry, type EarlierText, messageFileKinds, reactionKinds, scanResults } from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time, tsvector } from "./columns";
import { matches } from "./matching";
import { pitches } from "./pitches";
import { profiles } from "./profiles";

export const messageFileKind = pgEnum("message_file_kind", messageFileKinds);
export const scanResult = pgEnum("scan_result", scanResults);
export const reactionKind = pgEnum("reaction_kind", reactionKinds);

/** One conversation per pair of profiles, made by the match or the acceptance. */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    profileA: uuid("profile_a")
      .notNull()
      .references(() => profiles.id),
    profileB: uuid("profile_b")
      .notNull()
      .references(() => profiles.id),
    matchId: refersTo("match_id", () => matches.id),
    pitchId: refersTo("pitch_id", () => pitches.id),
    /** The last sequence assigned. It is raised under the row's lock, so that messages have one order. */
    lastSeq: integer("last_seq").notNull().default(0),
    lastMessageAt: time("last_message_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("conversations_pair").on(t.profileA, t.profileB),
    index("conversations_b").on(t.profileB),
    check("conversations_order", sql`${t.profileA} < ${t.profileB}`),
  ],
);

/** A profile's own view of a conversation. Its list is read from here, newest first, by index. */
export const conversationMembers = pgTable(
  "conversation_members",
  {
    conversationId: belongsTo("conversation_id", () => conversations.id),
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    lastReadSeq: integer("last_read_seq").notNull().default(0),
    unreadCount: integer("unread_count").notNull().default(0),
    archivedAt: time("archived_at"),
    /** It is copied from the conversation with every message, to sort the list by it. */
    activeAt: time("active_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.profileId] }),
    index("conversation_members_list").on(t.profileId, t.activeAt, t.conversationId),
    index("conversation_members_unread").on(t.profileId).where(sql`${t.unreadCount} > 0`),
    check("conversation_members_unread_positive", sql`${t.unreadCount} >= 0`),
  ],
);

/**
 * A page that messages link to, which a job reads once for all of them. It names nobody, and goes a day after the last
 * message that linked to it.
 */
export const linkedPages = pgTable(
  "linked_pages",
  {
    id: id(),
    url: text("url").notNull(),
    /** Null until the page was read, and where it could not be. */
    title: text("title"),
    siteName: text("site_name").notNull().default(""),
    /** The path of our own copy of the page's picture. */
    image: text("image"),
    /** The moment when a job last read the page; null while that is pending. */
    lookedAt: time("looked_at"),
    /** The moment when a message last linked to it. */
    linkedAt: time("linked_at").notNull().default(sql`app_now()`),
  },
  (t) => [uniqueIndex("linked_pages_url").on(t.url), index("linked_pages_linked").on(t.linkedAt)],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: belongsTo("conversation_id", () => conversations.id),
    seq: integer("seq").notNull(),
    senderId: refersTo("sender_id", () => users.id),
    senderProfileId: uuid("sender_profile_id")
      .notNull()
      .references(() => profiles.id),
    /** The sending client makes it: a retried send finds the message that exists. */
    clientKey: uuid("client_key"),
    messageType: text("message_type").notNull().default("TEXT"),
    content: text("content").notNull(),
    /** It counts the wordings, and the earlier ones can be read. */
    version: integer("version").notNull().default(1),
    earlier: jsonb("earlier").$type<EarlierText[]>().notNull().default([]),
    editedAt: time("edited_at"),
    /** The entry of a call holds what became of it. */
    call: jsonb("call").$type<CallEntry>(),
    replyTo: uuid("reply_to"),
    /** The page behind its first address. */
    pageId: refersTo("page_id", () => linkedPages.id),
    createdAt: createdAt(),
    /** The moment when the other party first had it on screen. */
    readAt: time("read_at"),
    deletedAt: time("deleted_at"),
    search: tsvector("search").generatedAlwaysAs(
      (): SQL =>
        sql`case when ${messages.deletedAt} is null then to_tsvector('simple', f_unaccent(f_parts(${messages.content}))) end`,
    ),
  },
  (t) => [
    uniqueIndex("messages_order").on(t.conversationId, t.seq),
    uniqueIndex("messages_client_key").on(t.conversationId, t.senderProfileId, t.clientKey),
    index("messages_search").using("gin", t.search),
    index("messages_page").on(t.pageId).where(sql`${t.pageId} is not null`),
  ],
);

/** A reaction is to the wording that its giver read. */
export const messageReactions = pgTable(
  "message_reactions",
  {
    messageId: belongsTo("message_id", () => messages.id),
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    kind: reactionKind("kind").notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.profileId, t.kind] }),
    index("message_reactions_profile").on(t.profileId),
  ],
);

/** What somebody is writing in a conversation, on whichever device. It is empty once it was sent. */
export const messageDrafts = pgTable(
  "message_drafts",
  {
    conversationId: belongsTo("conversation_id", () => conversations.id),
    userId: belongsTo("user_id", () => users.id),
    text: text("text").notNull(),
    /** Ids of files that were uploaded and not sent. */
    attachments: uuid("attachments").array().notNull().default([]),
    /** It is raised with each save, so that one which was overtaken changes nothing. */
    counter: integer("counter").notNull(),
    savedAt: time("saved_at").notNull().default(sql`app_now()`),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] }), index("message_drafts_user").on(t.userId)],
);

/** A message that is sent at its time. It has no place in the conversation before. */
export const scheduledMessages = pgTable(
  "scheduled_messages",
  {
    id: id(),
    conversationId: belongsTo("conversation_id", () => conversations.id),
    userId: belongsTo("user_id", () => users.id),
    /** The side that it is sent for. */
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    clientKey: uuid("client_key"),
    content: text("content").notNull(),
    replyTo: uuid("reply_to"),
    sendAt: time("send_at").notNull(),
    /** A sentence about why it was not sent at its time; null while it waits. */
    problem: text("problem"),
    createdAt: createdAt(),
  },
  (t) => [
    index("scheduled_messages_user").on(t.userId, t.conversationId, t.sendAt),
    uniqueIndex("scheduled_messages_client_key").on(t.conversationId, t.userId, t.clientKey),
    index("scheduled_messages_due").on(t.sendAt).where(sql`${t.problem} is null`),
  ],
);

/** A file of a message: uploaded first, and sent with one afterwards. What was not sent within a day goes. */
export const messageFiles = pgTable(
  "message_files",
  {
    id: id(),
    conversationId: belongsTo("conversation_id", () => conversations.id),
    /** The side that uploaded it, and who did so for it. */
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id),
    userId: refersTo("user_id", () => users.id),
    /** Null until it is sent. */
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "cascade" }),
    /** It waits with this one to be sent. */
    scheduledId: refersTo("scheduled_id", () => scheduledMessages.id),
    /** Its place among the files of its message. */
    place: integer("place").notNull().default(0),
    kind: messageFileKind("kind").notNull(),
    /** The sender's name for it, for display. */
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** In seconds. */
    duration: doublePrecision("duration"),
    /** A picture of a few pixels as a data address. */
    blur: text("blur"),
    key: text("key").notNull(),
    /** A picture's smaller size, made by the worker. */
    previewKey: text("preview_key"),
    scan: scanResult("scan").notNull().default("unscanned"),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_files_search").using("gin", sql`to_tsvector('simple', f_unaccent(f_parts(${t.name})))`),
    index("message_files_scheduled").on(t.scheduledId).where(sql`${t.scheduledId} is not null`),
    index("message_files_message").on(t.messageId, t.place),
    index("message_files_conversation").on(t.conversationId, t.id),
    index("message_files_profile").on(t.profileId),
    index("message_files_unsent").on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

/** A file that arrives in pieces (tus), which lie in the storage until it is whole. What is not whole within a day goes. */
export const messageUploads = pgTable(
  "message_uploads",
  {
    id: id(),
    conversationId: belongsTo("conversation_id", () => conversations.id),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: belongsTo("user_id", () => users.id),
    /** The sender's name for it, for display. */
    name: text("name").notNull(),
    size: integer("size").notNull(),
    /** How many bytes have arrived. */
    received: integer("received").notNull().default(0),
    /** The whole file's, in hex, as its sender states it. */
    sha256: text("sha256").notNull(),
    /** The file that was made of it. */
    fileId: uuid("file_id").references(() => messageFiles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("message_uploads_received", sql`${t.received} between 0 and ${t.size}`),
    index("message_uploads_own").on(t.userId, t.conversationId),
    index("message_uploads_conversation").on(t.conversationId),
    index("message_uploads_profile").on(t.profileId),
    index("message_uploads_file").on(t.fileId),
    index("message_uploads_created").on(t.createdAt),
  ],
);
