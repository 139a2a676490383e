import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { matches } from "@/db/schema/matching";
import { conversationMembers, conversations, messages } from "@/db/schema/messages";
import { pitches } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { conversationVisibleTo } from "../policy";
import {
  conversationIdInput,
  conversationListView,
  conversationView,
  listConversationsInput,
  listMessagesInput,
  messageListView,
} from "../schema";
import { findConversationOf } from "../store";
import { messageColumns, readConversationView, readConversationViews, readMessageViews } from "../views";

const oneConversation = z.object({ conversation: conversationView });
/** This lies beyond any date that a cursor of ours holds, and within what Postgres can add to the epoch. */
const MAX_MICROSECONDS = 8e15;

const membershipsOf = (isArchived: typeof isNull) =>
  and(
    eq(conversationMembers.profileId, sql.placeholder("profileId")),
    isArchived(conversationMembers.archivedAt),
  );

/** Selects the conversations before a place in the list, and counts them, archived or not. */
function listOf(mine: SQL | undefined) {
  const { activeAt, conversationId } = conversationMembers;
  // The database stores microseconds: a cursor in milliseconds would lose rows.
  const micros = sql<string>`(extract(epoch from ${activeAt}) * 1000000)::bigint`;
  const before = sql`(${activeAt}, ${conversationId}) < (timestamptz 'epoch'
    + ${sql.placeholder("micros")}::float8 * interval '1 microsecond', ${sql.placeholder("before")}::uuid)`;
  return {
    page: prepareOnce((db) =>
      db
        .select({ id: conversationId, micros })
        .from(conversationMembers)
        .where(and(mine, before))
        .orderBy(desc(activeAt), desc(conversationId))
        .limit(sql.placeholder("take"))
        .offset(sql.placeholder("skip"))
        .prepare("conversations_page"),
    ),
    total: prepareOnce((db) => {
      const some = db
        .select({ one: sql`1` })
        .from(conversationMembers)
        .where(mine)
        .limit(TOTAL_CAP + 1);
      return db.select({ total: count() }).from(some.as("some")).prepare("conversations_total");
    }),
  };
}

const current = listOf(membershipsOf(isNull));
const archived = listOf(membershipsOf(isNotNull));

export const listConversations = query({
  name: "messages.listConversations",
  summary: "Own conversations, the latest active first",
  input: listConversationsInput,
  output: conversationListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [micros, before] = input.cursor
      ? decodeCursor(input.cursor, [z.number().int().min(0).max(MAX_MICROSECONDS), z.uuid()])
      : [MAX_MICROSECONDS, MAX];
    const { page, total: totalOf } = input.archived ? archived : current;
    const { profileId } = actor;
    const [rows, [counted]] = await Promise.all([
      page(db).execute({ profileId, micros, before, take: input.limit + 1, skip: offsetOf(input) }),
      input.cursor ? [] : totalOf(db).execute({ profileId }),
    ]);
    const total = counted?.total ?? null;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [Number(row.micros), row.id]);
    const ids = shown.map((row) => row.id);
    return { conversations: await readConversationViews(db, actor, ids), pagination };
  },
});

export const getConversation = query({
  name: "messages.getConversation",
  summary: "One of one's own conversations",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: ({ db, actor, input }) => findConversation(db, actor, input.id),
  run: async ({ db, actor, subject }) => ({
    conversation: await readConversationView(db, actor, subject.id),
  }),
});

/** `id` is the match's. A pair has one conversation, whether a match or a pitch opened it. */
export const getConversationByMatch = query({
  name: "messages.getConversationByMatch",
  summary: "The conversation of a match",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [match] = await db
      .select({ a: matches.profileA, b: matches.profileB })
      .from(matches)
      .where(
        and(eq(matches.id, input.id), sql`${actor.profileId} in (${matches.profileA}, ${matches.profileB})`),
      );
    return match ? findConversationOf(db, match.a, match.b) : null;
  },
  run: async ({ db, actor, subject }) => ({
    conversation: await readConversationView(db, actor, subject),
  }),
});

/** `id` is the pitch's. */
export const getConversationByPitch = query({
  name: "messages.getConversationByPitch",
  summary: "The conversation of a pitch's two parties",
  input: conversationIdInput,
  output: oneConversation,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const { id, status, senderProfileId, recipientProfileId } = pitches;
    const [pitch] = await db
      .select({ sender: senderProfileId, recipient: recipientProfileId })
      .from(pitches)
      .where(
        and(
          eq(id, input.id),
          sql`(${senderProfileId} = ${actor.profileId}
            or (${recipientProfileId} = ${actor.profileId} and ${status} <> 'unsent'))`,
        ),
      );
    return pitch?.recipient ? findConversationOf(db, pitch.sender, pitch.recipient) : null;
  },
  run: async ({ db, actor, subject }) => ({
    conversation: await readConversationView(db, actor, subject),
  }),
});

/**
 * Answers a conversation's messages: the newest page first, newest first within it, older ones by cursor. With `after`
 * it answers what came since, oldest first, for a client that catches up. Sequences have no gaps, so a page is a range
 * of them.
 */
export const listMessages = query({
  name: "messages.list",
  summary: "A conversation's messages, newest first, or those after a sequence",
  input: listMessagesInput,
  output: messageListView,
  access: "signedIn",
  subject: ({ db, actor, input }) => findConversation(db, actor, input.id),
  run: async ({ db, actor, input, subject }) => {
    const [direction, edge] = input.cursor
      ? decodeCursor(input.cursor, [z.enum(["before", "after"]), z.number().int().min(0).max(2_147_483_647)])
      : input.after === undefined
        ? (["before", subject.lastSeq + 1 - offsetOf(input)] as const)
        : (["after", input.after] as const);
    const forward = direction === "after";
    const rows = await db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, subject.id),
          forward ? gt(messages.seq, edge) : lte(messages.seq, edge - 1),
        ),
      )
      .orderBy(forward ? asc(messages.seq) : desc(messages.seq))
      .limit(input.limit + 1);
    const total = forward ? null : subject.lastSeq;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [direction, row.seq]);
    return { messages: await readMessageViews(db, actor.profileId, shown), pagination };
  },
});

export const countUnread = query({
  name: "messages.countUnread",
  summary: "How many messages are unread",
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    return only(await unreadStatement(db).execute({ profileId: actor.profileId }));
  },
});

const unreadStatement = prepareOnce((db) =>
  db
    .select({ count: sql<number>`coalesce(sum(${conversationMembers.unreadCount}), 0)::int` })
    .from(conversationMembers)
    .where(and(membershipsOf(isNull), sql`${conversationMembers.unreadCount} > 0`))
    .prepare("messages_unread"),
);

async function findConversation(db: Db, actor: UserActor, id: string) {
  const [row] = await db
    .select({ id: conversations.id, lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(and(conversationVisibleTo(actor), eq(conversations.id, id)));
  return row ?? null;
}
