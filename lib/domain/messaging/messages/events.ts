import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { conversationChannel, type LiveEventData, userChannel } from "@/lib/core/live-events";
import { firstMessageMail } from "@/lib/domain/messaging/messages/mails/first-message";
import { readAudience } from "@/lib/domain/profiles/profiles/store";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";
import { firstMessageMailInput, readFirstMessageMail } from "./queries/mail";

type MessageEventName =
  | "message.created"
  | "message.read"
  | "message.deleted"
  | "message.edited"
  | "message.reacted";
type MessageEvent = {
  [Name in MessageEventName]: { name: Name; data: LiveEventData[Name] };
}[MessageEventName];

/**
 * Notifies an open chat (the conversation's channel) and everyone whose lists and badges change: all who act for the
 * other party, and the caller's own other windows.
 */
export async function emitToConversation(
  tx: Transaction,
  effects: Effects,
  sender: { userId: string | null },
  { counterpartId, ...event }: MessageEvent & { counterpartId: string },
): Promise<void> {
  const people = new Set(await readAudience(tx, counterpartId));
  if (sender.userId) people.add(sender.userId);
  effects.emit({ channel: conversationChannel(event.data.conversationId), ...event });
  for (const userId of people) effects.emit({ channel: userChannel(userId), ...event });
}

/** Mails "{sender} wrote to you" once per conversation, unless it was read, deleted or switched off meanwhile. */
export const firstMessageMailJob = job({
  name: "messages.firstMessageMail",
  queue: "mail",
  payload: firstMessageMailInput,
  run: async ({ payload, actor }) => {
    const facts = await execute(actor, readFirstMessageMail, payload);
    if (!facts) return;
    const { messageId, userId } = payload;
    const who = { userId, kind: "first_message" };
    await sendMail({
      to: facts.email,
      key: `first-message.${messageId}.${userId}`,
      template: firstMessageMail({
        recipientName: facts.recipientName,
        senderName: facts.senderName,
        excerpt: facts.excerpt,
        conversationUrl: `${settings().APP_URL}/matching?tab=inbox&conversation=${facts.conversationId}`,
        appUrl: settings().APP_URL,
        unsubscribeUrl: unsubscribePageUrl(who),
      }),
      headers: unsubscribeHeaders(who),
    });
  },
});
