"use server";
import * as messages from "@/lib/domain/messages/commands/send";
import { formAction } from "@/lib/transport/action";

export const sendMessage = formAction(messages.sendMessage, {
  read: ({ text }) => ({
    conversationId: text("conversationId"),
    content: text("content"),
    clientKey: text("clientKey"),
  }),
  done: ({ message }) => `/matching?tab=inbox&conversation=${message.conversationId}`,
});
