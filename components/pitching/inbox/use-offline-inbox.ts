"use client";

import { useEffect } from "react";
import type { ConversationView, MessageView } from "@/lib/domain/messaging/messages/schema";
import { counterpartIn, lastInBrief, messageInBrief } from "./labels";

const loadStore = () => import("@/lib/client/offline-inbox");
/** A burst of changes is stored once. */
const REST_MS = 1500;

/** Stores the listed conversations for the page that shows without a connection. */
export function useOfflineInbox(conversations: readonly ConversationView[]) {
  useAtRest(async () => {
    const { storeInbox } = await loadStore();
    await storeInbox(
      conversations.flatMap((conversation) => {
        const { id, lastMessage, createdAt, unreadCount } = conversation;
        const party = counterpartIn(conversation);
        const preview = lastInBrief(conversation) ?? "";
        const at = lastMessage?.createdAt ?? createdAt;
        return party ? [{ id, name: party.name, preview, at, isUnread: unreadCount > 0 }] : [];
      }),
    );
  }, conversations);
}

export function useOfflineMessages(id: string, profileId: string, messages: readonly MessageView[]) {
  useAtRest(async () => {
    if (messages.length === 0) return;
    const { storeMessages } = await loadStore();
    await storeMessages(
      id,
      messages.map((message) => ({
        isOwn: message.senderProfileId === profileId,
        text: message.content || messageInBrief(message),
        at: message.createdAt,
      })),
    );
  }, messages);
}

function useAtRest(store: () => Promise<void>, changed: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what has changed
  useEffect(() => {
    const wait = setTimeout(() => void store().catch(() => {}), REST_MS);
    return () => clearTimeout(wait);
  }, [changed]);
}
