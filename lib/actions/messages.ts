"use server";
import * as manage from "@/lib/domain/messaging/messages/commands/manage";
import * as messages from "@/lib/domain/messaging/messages/commands/send";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const conversationPath = (id: string) => `/matching?tab=inbox&conversation=${id}`;

export const sendMessage = formAction(messages.sendMessage, {
  read: ({ text }) => ({
    conversationId: text("conversationId"),
    content: text("content"),
    clientKey: text("clientKey"),
  }),
  done: ({ message }) => conversationPath(message.conversationId),
});

const readId = ({ text }: FormFields) => ({ id: text("id") });

export const archiveConversation = formAction(manage.archiveConversation, {
  read: readId,
  done: () => "/matching?tab=inbox&box=active&archived=true",
});

export const unarchiveConversation = formAction(manage.unarchiveConversation, {
  read: readId,
  done: ({ conversation }) => conversationPath(conversation.id),
});
