"use client";

import { useState } from "react";
import { api } from "@/lib/client/api";
import type {
  ConversationView,
  MessageView,
  ScheduledMessageView,
} from "@/lib/domain/messaging/messages/schema";
import { uuidv7 } from "@/lib/utils/uuid";

type NewScheduled = { content: string; sendAt: string; replyTo: string | null; attachments: string[] };

/**
 * One's own messages of a conversation that wait for their time. They come with the conversation, which `readAgain`
 * reads after a change here; live events do so after one on another device. A message that went out meanwhile stands
 * in the conversation.
 */
export function useScheduled(
  { id, scheduled }: Pick<ConversationView, "id" | "scheduled">,
  messages: readonly MessageView[],
  readAgain: () => void,
) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const isSent = ({ id, clientKey }: ScheduledMessageView) =>
    messages.some((message) => message.clientKey === (clientKey ?? id));

  return {
    scheduled: scheduled.filter((message) => !gone.includes(message.id) && !isSent(message)),
    /** Resolves to a sentence when it was refused. */
    add: async (message: NewScheduled): Promise<string | undefined> => {
      const body = { ...message, clientKey: uuidv7() };
      const response = await api.post("/messages/conversations/{id}/scheduled", {
        params: { id },
        body,
      });
      if (!response.ok) return response.message;
      readAgain();
    },
    /**
     * Takes a message out; its files go, or stay to be sent with another. Resolves to a sentence when that did not
     * work. A repeated try answers what the first one did, so that a lost answer loses no text.
     */
    remove: async ({ id }: ScheduledMessageView, keepFiles: boolean): Promise<string | undefined> => {
      const response = await api.delete("/messages/scheduled/{id}", {
        params: { id },
        body: { keepFiles },
        idempotencyKey: `take-back:${id}:${keepFiles}`,
      });
      if (!response.ok) {
        if (response.code === "not_found") readAgain();
        return response.message;
      }
      setGone((old) => [...old, id]);
      readAgain();
    },
  };
}
