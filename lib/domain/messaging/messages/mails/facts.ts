import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { messages } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { excerptOf } from "../rules";
import { messageColumns, readMessageView } from "../views";

/** The input names a first message, the profile it was written to, and somebody who acts for that profile. */
export const firstMessageMailInput = z.object({ messageId: z.uuid(), profileId: z.uuid(), userId: z.uuid() });

export const firstMessageView = z.object({
  isRead: z.boolean(),
  email: z.string(),
  conversationId: z.uuid(),
  excerpt: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
});
export type FirstMessageFacts = z.output<typeof firstMessageView>;

/** Reads what the mail says, also of a message that was read since; null where message or account is gone. */
export async function readFirstMessageFacts(
  db: Db,
  { messageId, profileId, userId }: z.output<typeof firstMessageMailInput>,
): Promise<FirstMessageFacts | null> {
  const [row] = await db.select(messageColumns).from(messages).where(eq(messages.id, messageId));
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row || !user) return null;
  const message = await readMessageView(db, profileId, row);
  if (message.deletedAt) return null;
  const parties = await readParties(db, [message.senderProfileId, profileId]);
  return {
    isRead: message.readAt !== null,
    email: user.email,
    conversationId: message.conversationId,
    excerpt: excerptOf(message.content || filesInBrief(message.attachments)),
    senderName: parties.get(message.senderProfileId)?.name ?? "",
    recipientName: parties.get(profileId)?.name ?? "",
  };
}
