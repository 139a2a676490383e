import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, or, sql, sum } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { conversations, messageFiles, messages, messageUploads } from "@/db/schema/messages";
import type { UserActor } from "@/lib/core/actor";
import { notFound } from "@/lib/core/errors";
import { isoDate, rowId, toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { conversationVisibleTo } from "@/lib/domain/messaging/messages/policy";
import { isMember } from "@/lib/domain/messaging/messages/store";
import { withExtensionOf } from "@/lib/platform/uploads/file-name";
import { MAX_FILES } from "./rules";
import { fileIdInput, fileListView, listFilesInput, messageFileView, uploadView } from "./schema";
import { readHeldBytes } from "./store";
import { isAddressOf, isUnsent, toFileView } from "./views";

/** A file's address works for whom it was made, one of the two parties, and until its time. All else is a 404. */
export const getMessageFile = query({
  name: "messages.getFile",
  summary: "A file of a conversation, by its signed address",
  input: z.object({
    id: rowId(),
    until: z.coerce.number().int().min(0).max(99_999_999_999),
    sig: z.string().max(100),
    preview: z.literal("1").optional(),
    save: z.literal("1").optional(),
  }),
  output: z.object({ key: z.string(), contentType: z.string(), saveAs: z.string().nullable() }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    if (!isAddressOf(input, actor.profileId, new Date())) return null;
    const [row] = await db
      .select({ file: messageFiles, deletedAt: messages.deletedAt })
      .from(messageFiles)
      .innerJoin(conversations, eq(conversations.id, messageFiles.conversationId))
      .leftJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(
        and(
          eq(messageFiles.id, input.id),
          conversationVisibleTo(actor),
          or(isNotNull(messageFiles.messageId), eq(messageFiles.profileId, actor.profileId)),
        ),
      );
    return row && !row.deletedAt ? row.file : null;
  },
  run: ({ subject, input }) => {
    if (input.preview) {
      if (!subject.previewKey) throw notFound();
      return { key: subject.previewKey, contentType: "image/webp", saveAs: null };
    }
    // A PDF is saved, never opened in our origin's name.
    const isSaved = input.save === "1" || subject.kind === "document";
    const { key, contentType, name } = subject;
    return { key, contentType, saveAs: isSaved ? withExtensionOf(key, name) : null };
  },
});

const AT_ONCE = 100;

/** Sent files of a conversation, oldest first, for its zip. */
export const zipConversationFiles = query({
  name: "messages.zipFiles",
  summary: "All files of a conversation as a zip",
  input: z.object({ id: rowId(), after: z.uuid("after must be a file's id").optional() }),
  output: z.object({
    files: z.array(z.object({ id: z.uuid(), key: z.string(), name: z.string(), sentAt: isoDate() })),
    next: z.uuid().nullable(),
  }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => ((await isMember(db, actor, input.id)) ? input : null),
  run: async ({ db, input }) => {
    const rows = await db
      .select({
        ...{
          id: messageFiles.id,
          key: messageFiles.key,
          name: messageFiles.name,
          sentAt: messages.createdAt,
        },
      })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(
        and(
          eq(messageFiles.conversationId, input.id),
          input.after ? gt(messageFiles.id, input.after) : undefined,
        ),
      )
      .orderBy(asc(messageFiles.id))
      .limit(AT_ONCE + 1);
    const files = rows.slice(0, AT_ONCE).map(({ id, key, name, sentAt }) => ({
      ...{ id, key, name: withExtensionOf(key, name), sentAt: toIso(sentAt) },
    }));
    return { files, next: rows.length > AT_ONCE ? (files.at(-1)?.id ?? null) : null };
  },
});

/** Sent files, the newest first, with how many there are and their size together. */
export const listConversationFiles = query({
  name: "messages.listFiles",
  summary: "Files of a conversation, the newest first",
  input: listFilesInput,
  output: fileListView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => ((await isMember(db, actor, input.id)) ? input : null),
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const ofConversation = and(eq(messageFiles.conversationId, input.id), isNotNull(messageFiles.messageId));
    const [rows, totals, ownBytes] = await Promise.all([
      db
        .select()
        .from(messageFiles)
        .where(and(ofConversation, before ? lt(messageFiles.id, before) : undefined))
        .orderBy(desc(messageFiles.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({ count: count(), bytes: sum(messageFiles.size).mapWith(Number), unscanned: countUnscanned })
        .from(messageFiles)
        .where(ofConversation)
        .then(only),
      readHeldBytes(db, actor.profileId),
    ]);
    const total = input.cursor ? null : totals.count;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.id]);
    const now = new Date();
    return {
      files: shown.map((row) => ({
        ...toFileView(row, actor.profileId, now),
        ...{ profileId: row.profileId, sentAt: toIso(row.createdAt) },
      })),
      ...{ count: totals.count, bytes: totals.bytes ?? 0, unscanned: totals.unscanned },
      ownBytes,
      pagination,
    };
  },
});

const countUnscanned = sql<number>`(count(*) filter (where ${messageFiles.scan} = 'unscanned'))::int`;

const ownUploads = (actor: UserActor) =>
  and(eq(messageUploads.userId, actor.userId), eq(messageUploads.profileId, actor.profileId));

/** Says how much of a file has arrived; tus asks so before it goes on. */
export const readUpload = query({
  name: "messages.readUpload",
  summary: "How much of a file in pieces has arrived (tus)",
  input: fileIdInput,
  output: uploadView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(uploadColumns)
      .from(messageUploads)
      .where(and(eq(messageUploads.id, input.id), ownUploads(actor)));
    return row ?? null;
  },
  run: async ({ subject }) => subject,
});

/** What the caller has added to a conversation and not sent: files, and those that have not arrived whole. */
export const listUnsentFiles = query({
  name: "messages.listUnsentFiles",
  summary: "Own files that were added to a conversation and not sent yet",
  input: z.object({ id: rowId() }),
  output: z.object({ files: z.array(messageFileView), uploads: z.array(uploadView) }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => ((await isMember(db, actor, input.id)) ? input : null),
  run: async ({ db, actor, input }) => {
    const files = await db
      .select()
      .from(messageFiles)
      .where(
        and(
          eq(messageFiles.conversationId, input.id),
          eq(messageFiles.userId, actor.userId),
          eq(messageFiles.profileId, actor.profileId),
          isUnsent,
        ),
      )
      .orderBy(asc(messageFiles.id))
      .limit(MAX_FILES);
    const uploads = await db
      .select(uploadColumns)
      .from(messageUploads)
      .where(
        and(eq(messageUploads.conversationId, input.id), ownUploads(actor), isNull(messageUploads.fileId)),
      )
      .orderBy(asc(messageUploads.id))
      .limit(MAX_FILES);
    const now = new Date();
    return { files: files.map((row) => toFileView(row, actor.profileId, now)), uploads };
  },
});

const uploadColumns = {
  id: messageUploads.id,
  name: messageUploads.name,
  size: messageUploads.size,
  received: messageUploads.received,
};
