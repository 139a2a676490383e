"use client";

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useConnectionState } from "@/lib/client/realtime/use-channel";
import { useConversationChannel } from "@/lib/client/realtime/use-conversation-channel";
import { type DraftSchema, storedDraft } from "@/lib/client/stored-draft";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import type { PendingMessage } from "./chat-state";
import { ChatStore, chatCalls, type FirstPage, type Outbox } from "./chat-store";

type Parts = Partial<Record<keyof PendingMessage, unknown>>;

/** Every version of this page has written these parts; the files and the quotation are the API's own views. */
const isPending = (stored: Parts | null): stored is Parts & PendingMessage =>
  [stored?.clientKey, stored?.content, stored?.createdAt].every((part) => typeof part === "string");
/** An earlier version wrote no files and no quotation. */
const laterParts: Pick<PendingMessage, "attachments" | "quoted"> = { attachments: [], quoted: null };

const pendingMessages: DraftSchema<PendingMessage[]> = {
  safeParse: (stored) =>
    Array.isArray(stored) && stored.every(isPending)
      ? { success: true, data: stored.map((message) => ({ ...laterParts, ...message })) }
      : { success: false },
};

/** This tab stores a conversation's messages that are being sent. */
function outboxOf(conversationId: string): Outbox {
  const draft = storedDraft("tab", `chat-outbox:${conversationId}`, pendingMessages);
  return {
    read: () => draft.read() ?? [],
    write: (pending) => draft.write(pending.length > 0 ? [...pending] : null),
  };
}

/** The viewer is the account and the profile it acts for. */
export type ChatViewer = { userId: string; profileId: string };

export type OpenChat = ReturnType<typeof useChat>;

/** Opens a conversation with its live side. Give the component that calls this the conversation's id as its key. */
export function useChat(conversation: ConversationView, { profileId }: ChatViewer, first?: FirstPage) {
  const { id, ownReadSeq, counterpartReadSeq } = conversation;
  const [store] = useState(
    () =>
      new ChatStore(chatCalls(id), {
        ownReadSeq,
        theirReadSeq: counterpartReadSeq,
        outbox: outboxOf(id),
        first,
      }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const subscribed = useRef(false);
  const { present, typing, signalTyping, stopTyping } = useConversationChannel(id, {
    ownProfileId: profileId,
    onNews: () => void store.catchUp(),
    onRead: (read) => {
      if (read.profileId !== profileId) store.noteTheirRead(read.seq);
    },
    onChanged: ({ seq }) => void store.readAgain(seq),
    onDeleted: ({ messageId }) => store.noteDeleted(messageId),
  });
  const connection = useConnectionState();

  useEffect(() => {
    void store.load();
  }, [store]);

  useEffect(() => {
    if (connection !== "connected") return;
    store.resend();
    if (subscribed.current) void store.refresh();
    subscribed.current = true;
  }, [connection, store]);

  // Their message is there, so they have stopped typing.
  const last = state.messages.findLast((message) => message.senderProfileId !== profileId);
  const lastSender = last?.senderProfileId;
  const lastSeq = last?.seq;
  const stop = useEffectEvent(stopTyping);
  useEffect(() => {
    if (lastSender && lastSeq) stop(lastSender);
  }, [lastSender, lastSeq]);

  // The net may be back before the socket is: nothing waits for the socket.
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === "visible") void store.catchUp();
    };
    const goOn = () => {
      store.resend();
      catchUp();
    };
    document.addEventListener("visibilitychange", catchUp);
    window.addEventListener("online", goOn);
    window.addEventListener("pagehide", store.flush);
    return () => {
      window.removeEventListener("pagehide", store.flush);
      document.removeEventListener("visibilitychange", catchUp);
      window.removeEventListener("online", goOn);
    };
  }, [store]);

  return {
    conversation,
    ownProfileId: profileId,
    store,
    state,
    /** Somebody of the other side has this conversation open. */
    isThere: present.length > 0,
    isTyping: typing.length > 0,
    signalTyping,
    isOffline: connection === "offline",
  };
}
