"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { ScheduledMessageView } from "@/lib/domain/messaging/messages/schema";
import { uuidv7 } from "@/lib/utils/uuid";

type NewScheduled = { content: string; sendAt: string; replyTo: string | null; attachments: string[] };

/** One's own messages of a conversation that wait for their time. Each goes from the list when it does. */
export function useScheduled(conversationId: string) {
  const [scheduled, setScheduled] = useState<ScheduledMessageView[]>([]);
  const params = { id: conversationId };
  const next = scheduled.find(({ problem }) => problem === null)?.sendAt;

  useEffect(() => {
    const read = async () => {
      const response = await api.get("/messages/conversations/{id}/scheduled", {
        params: { id: conversationId },
      });
      if (response.ok) setScheduled(response.data.scheduled);
    };
    void read();
    if (!next) return;
    // The worker takes a moment, and a browser's clock may be ahead.
    const wait = Math.min(Math.max(Date.parse(next) - Date.now(), 0) + 5000, 2_147_483_647);
    const timer = setTimeout(() => void read(), wait);
    return () => clearTimeout(timer);
  }, [conversationId, next]);

  return {
    scheduled,
    /** Resolves to a sentence when it was refused. */
    add: async (message: NewScheduled): Promise<string | undefined> => {
      const body = { ...message, clientKey: uuidv7() };
      const response = await api.post("/messages/conversations/{id}/scheduled", { params, body });
      if (!response.ok) return response.message;
      const made = response.data.scheduled;
      setScheduled((old) => [...old, made].sort((one, other) => (one.sendAt < other.sendAt ? -1 : 1)));
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
      if (!response.ok) return response.message;
      setScheduled((old) => old.filter((message) => message.id !== id));
    },
  };
}
