import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { conversationChannel, type LiveEventData, userChannel } from "@/lib/core/live-events";
import { firstMessageTemplate } from "@/lib/domain/messaging/messages/mails/template";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { readAudience } from "@/lib/domain/profiles/profiles/store";
import { pushDevice } from "@/lib/domain/profiles/push/push-device";
import { firstMessageMailInput } from "./mails/facts";
import { readFirstMessageMail } from "./queries/mail";
import { messagePushInput, readMessagePush } from "./queries/push";

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

/** Notifies a user's own other windows of what they alone have in a conversation. */
export const emitToOwn = (effects: Effects, userId: string, conversationId: string): void =>
  effects.emit({ channel: userChannel(userId), name: "conversation.updated", data: { conversationId } });

/** Mails "{sender} wrote to you" once per conversation, unless it was read, deleted or switched off meanwhile. */
export const firstMessageMailJob = job({
  name: "messages.firstMessageMail",
  queue: "mail",
  payload: firstMessageMailInput,
  run: async (context) => {
    const { messageId, userId } = context.payload;
    const facts = await execute(context.actor, readFirstMessageMail, context.payload);
    if (!facts) return;
    await mailPerson(context, {
      ...{ userId, to: facts.email, kind: "first_message" },
      key: `first-message.${messageId}.${userId}`,
      template: (stopUrl) => firstMessageTemplate(facts, stopUrl),
    });
  },
});

/** Pushes the latest unread message of a conversation, unless it was read or deleted meanwhile. */
export const messagePushJob = job({
  name: "messages.push",
  payload: messagePushInput,
  run: async (context) => {
    const { conversationId } = context.payload;
    const shown = await execute(context.actor, readMessagePush, context.payload);
    if (!shown) return;
    const path = `/matching?tab=inbox&conversation=${conversationId}`;
    await pushDevice(context, { ...shown, kind: "messages", path, subject: conversationId });
  },
});
