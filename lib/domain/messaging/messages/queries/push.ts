import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { z } from "zod";
import { conversationMembers, messages } from "@/db/schema/messages";
import { query } from "@/lib/core/operation";
import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { pushPayload } from "@/lib/domain/profiles/push/schema";
import { isReceiver } from "@/lib/domain/profiles/push/store";
import { excerptOf } from "../rules";
import { isNews } from "../store";
import { messageColumns, readMessageView } from "../views";

/** The input names a conversation and the profile that is written to, for a device of somebody who acts for it. */
export const messagePushInput = pushPayload.extend({ conversationId: z.uuid(), profileId: z.uuid() });

/** Answers what a push about a conversation shows: the latest that is unread, or null where nothing is any more. */
export const readMessagePush = query({
  name: "messages.readPush",
  summary: "What a push about a conversation shows",
  input: messagePushInput,
  output: z.object({ title: z.string(), body: z.string(), id: z.uuid() }).nullable(),
  access: "jobs",
  run: async ({ db, input: { conversationId, profileId, userId } }) => {
    if (!(await isReceiver(db, profileId, userId))) return null;
    const [member] = await db
      .select({ lastReadSeq: conversationMembers.lastReadSeq, unreadCount: conversationMembers.unreadCount })
      .from(conversationMembers)
      .where(
        and(
          eq(conversationMembers.conversationId, conversationId),
          eq(conversationMembers.profileId, profileId),
        ),
      );
    if (!member || member.unreadCount === 0) return null;
    const [row] = await db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          ...[eq(messages.conversationId, conversationId), gt(messages.seq, member.lastReadSeq)],
          ...[ne(messages.senderProfileId, profileId), isNull(messages.deletedAt), isNews],
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(1);
    if (!row) return null;
    const message = await readMessageView(db, profileId, row);
    const parties = await readParties(db, [row.senderProfileId]);
    const excerpt = excerptOf(message.content || filesInBrief(message.attachments));
    const { unreadCount } = member;
    return {
      title: parties.get(row.senderProfileId)?.name ?? "",
      body: unreadCount > 1 ? `${unreadCount} new messages. ${excerpt}` : excerpt,
      id: row.id,
    };
  },
});
