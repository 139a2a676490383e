import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { invalidField, notFound } from "@/lib/core/errors";
import { anyCaseEnum, rowId, text } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { fileMessages, MAX_FILES } from "@/lib/domain/messaging/files/rules";
import { attachmentNames } from "@/lib/domain/messaging/files/schema";
import {
  attachFiles,
  dropStoredFiles,
  removeStoredFiles,
  storeMessageFiles,
  writeFiles,
} from "@/lib/domain/messaging/files/store";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { optionalFile } from "@/lib/platform/uploads/read-upload";
import { notifyCounterpart, writeMessage } from "../deliver";
import { requireMaySend, requireWriting } from "../policy";
import {
  attachmentIds,
  clientKey,
  conversationView,
  createConversationInput,
  draftCounter,
  MESSAGE_LENGTH,
  messageView,
  replyTo,
} from "../schema";
import { openConversation } from "../store";
import { messageColumns, readConversationView, readMessageView } from "../views";
import { clearDraft } from "./draft";
import {
  findConversationTarget,
  findRecipientTarget,
  lockConversation,
  requireEntitlement,
  type SendTarget,
} from "./send-target";

/**
 * Opens, or finds, the conversation with a profile that the caller has a match or an accepted pitch with. There is one
 * per pair.
 */
export const createConversation = command({
  name: "messages.createConversation",
  summary: "Open the conversation with a match or a collaborator",
  input: createConversationInput,
  output: z.object({ conversation: conversationView }),
  access: "signedIn",
  subject: ({ db, actor, input }) => findRecipientTarget(db, actor, input.recipientId),
  allow: ({ subject }) => requireEntitlement(subject),
  audit: {
    kind: "conversation",
    id: ({ output }) => output.conversation.id,
    detail: ({ subject }) => towards(subject.counterpartId),
  },
  run: async ({ db, actor, subject, effects }) => {
    const { id } = await enter(db, effects, actor, subject);
    return { conversation: await readConversationView(db, actor, id) };
  },
});

type AttachmentName = (typeof attachmentNames)[number];
const attachmentFields = Object.fromEntries(attachmentNames.map((name) => [name, optionalFile])) as Record<
  AttachmentName,
  typeof optionalFile
>;

const sendMessageInput = z
  .object({
    conversationId: rowId().optional(),
    /** A user's or a profile's id, in place of the conversation's. */
    recipientId: rowId().optional(),
    /** It may be empty where files go with it. */
    content: text("Message", MESSAGE_LENGTH).default(""),
    /** What members write is text; a call writes its own entry. */
    messageType: anyCaseEnum(["text"], "messageType").default("text"),
    replyTo,
    /** The client makes one per message: a send that is repeated with it answers the message that exists. */
    clientKey,
    draftCounter,
    attachments: attachmentIds,
    ...attachmentFields,
  })
  .transform(({ ...input }) => {
    const files = attachmentNames.flatMap((name) => input[name] ?? []);
    return { ...input, files };
  })
  .refine(({ attachments, files }) => attachments.length + files.length <= MAX_FILES, {
    path: ["attachments"],
    message: fileMessages.tooMany,
  })
  .refine(({ content, attachments, files }) => content !== "" || attachments.length + files.length > 0, {
    path: ["content"],
    message: "Message is required",
  })
  .refine((input) => (input.conversationId === undefined) !== (input.recipientId === undefined), {
    path: ["conversationId"],
    message: "Name either a conversationId or a recipientId",
  });

/**
 * Sends a message. Its place in the order is assigned under the conversation's row lock, so that parallel sends line up
 * 1, 2, 3. With a known `clientKey` it answers the message that already exists.
 */
export const sendMessage = command({
  name: "messages.send",
  summary: "Send a message",
  input: sendMessageInput,
  output: z.object({ message: messageView }),
  access: "signedIn",
  message: "Message sent successfully!",
  subject: ({ db, actor, input: { conversationId, recipientId } }) => {
    if (recipientId) return findRecipientTarget(db, actor, recipientId);
    return conversationId ? findConversationTarget(db, actor, conversationId) : null;
  },
  allow: ({ actor, subject }) => {
    requireEntitlement(subject);
    requireWriting(actor, subject);
  },
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input: { files } }) => storeMessageFiles(files),
  discard: dropStoredFiles,
  audit: {
    kind: "message",
    id: ({ output }) => output.message.id,
    detail: ({ subject }) => towards(subject.counterpartId),
  },
  run: async ({ db, actor, input, subject, prepared, effects }) => {
    const conversation = await enter(db, effects, actor, subject);
    // What was read before the wait for the conversation's lock may be older than a block that held it.
    const block = await readBlock(db, actor.profileId, conversation.counterpartId);
    requireMaySend({ canSend: subject.canSend && !block, blocked: block === "mine" });
    const earlier = input.clientKey && (await findByClientKey(db, actor, conversation.id, input.clientKey));
    if (earlier) {
      removeStoredFiles(effects, prepared);
      return { message: await readMessageView(db, actor.profileId, earlier) };
    }
    if (input.replyTo) await requireMessageOf(db, conversation.id, input.replyTo);
    const { content, replyTo, clientKey } = input;
    const message = await writeMessage(db, effects, actor, conversation.id, { content, replyTo, clientKey });
    const conversationId = conversation.id;
    const to = { messageId: message.id };
    await attachFiles(db, actor, { conversationId, to, ids: input.attachments });
    await writeFiles(db, effects, actor, {
      conversationId,
      ...to,
      from: input.attachments.length,
      files: prepared,
    });
    await clearDraft(db, actor, conversation.id, input.draftCounter);
    await notifyCounterpart(db, effects, actor, message, conversation.counterpartId);
    return { message: await readMessageView(db, actor.profileId, message) };
  },
});

/** Returns the locked conversation of a target, and opens it where the match or the pitch has not done so. */
async function enter(tx: Transaction, effects: Effects, actor: UserActor, target: SendTarget) {
  if (target.conversation) return target.conversation;
  const profileIds = [actor.profileId, target.counterpartId] as const;
  const id = await openConversation(tx, effects, { profileIds, ...target.opening });
  const conversation = await lockConversation(tx, actor, id);
  if (!conversation) throw notFound();
  return conversation;
}

export async function findByClientKey(
  tx: Transaction,
  actor: Pick<UserActor, "profileId">,
  id: string,
  clientKey: string,
) {
  const [row] = await tx
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        eq(messages.senderProfileId, actor.profileId),
        eq(messages.clientKey, clientKey),
      ),
    );
  return row;
}

export async function requireMessageOf(tx: Transaction, conversationId: string, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  if (!row) throw invalidField("replyTo", "This message is not in this conversation.");
}
