"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { useChannel } from "@/lib/client/realtime/use-channel";
import { userChannel } from "@/lib/core/live-events";
import type { PitchTab } from "@/lib/domain/pitches/rules";
import type { InboxStore } from "./inbox-store";

const SHELL_DELAY_MS = 800;

/**
 * Updates the inbox while it is open: pitches and conversations that change elsewhere are read again, and after a
 * lost connection the lists are. Returns the function that refreshes the shell's counts, once for several changes.
 */
export function useInboxLive(store: InboxStore, userId: string, box: PitchTab): () => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refreshShell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Without a net the router would leave the page altogether.
      if (navigator.onLine) router.refresh();
    }, SHELL_DELAY_MS);
  }, [router]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onConversation = ({ conversationId }: { conversationId: string }) => {
    void store.readConversation(conversationId);
    refreshShell();
  };
  useChannel(userChannel(userId), {
    events: {
      "pitch.updated": ({ pitchId }) => {
        void store.readPitch(pitchId).then(() => store.loadBox(box));
        refreshShell();
      },
      "message.created": onConversation,
      "message.read": onConversation,
      "message.deleted": onConversation,
      "match.created": () => void store.loadConversations("conversations"),
    },
    onSubscribed: () => {
      void store.loadBox(box);
      void store.loadConversations("conversations");
    },
  });
  return refreshShell;
}
