"use client";

import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { InboxStore } from "./inbox-store";

/**
 * Updates the inbox while it is open: pitches and conversations that change elsewhere are read again, and after a lost
 * connection the lists are.
 */
export function useInboxLive(
  store: InboxStore,
  userId: string,
  box: PitchTab,
  openedId: string | null,
): void {
  const onConversation = ({ conversationId }: { conversationId: string }) => {
    void store.readConversation(conversationId);
  };
  useChannel(userChannel(userId), {
    events: {
      "pitch.updated": ({ pitchId }) => {
        void store.readPitch(pitchId).then(() => store.loadBox(box));
      },
      "message.created": onConversation,
      "message.read": onConversation,
      "message.deleted": onConversation,
      "message.edited": onConversation,
      "conversation.updated": onConversation,
      "match.created": () => void store.loadConversations("conversations"),
    },
    onSubscribed: () => {
      void store.loadBox(box);
      void store.loadConversations("conversations").then(() => {
        const { items } = store.getState().conversations;
        if (openedId && !items.some(({ id }) => id === openedId)) void store.readConversation(openedId);
      });
    },
  });
}
