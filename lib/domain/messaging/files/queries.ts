import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import { z } from "zod";
import { conversations, messageFiles, messages } from "@/db/schema/messages";
import { notFound } from "@/lib/core/errors";
import { isoDate, rowId, toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { conversationVisibleTo } from "@/lib/domain/messaging/messages/policy";
import { isMember } from "@/lib/domain/messaging/messages/store";
import { isAddressOf } from "./views";

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
    return { key: subject.key, contentType: subject.contentType, saveAs: isSaved ? subject.name : null };
  },
});

const AT_ONCE = 100;

/** Sent files of a conversation, oldest first, for its zip. */
export const listConversationFiles = query({
  name: "messages.listFiles",
  summary: "All files of a conversation as a zip",
  input: z.object({ id: rowId(), after: z.uuid().optional() }),
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
    const files = rows.slice(0, AT_ONCE).map((row) => ({ ...row, sentAt: toIso(row.sentAt) }));
    return { files, next: rows.length > AT_ONCE ? (files.at(-1)?.id ?? null) : null };
  },
});
