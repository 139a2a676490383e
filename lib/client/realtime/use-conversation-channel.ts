"use client";

import { useEffect, useState } from "react";
import { conversationChannel } from "@/lib/core/live-events";
import { makeTypingSender, TYPING_EVENT, TypingWatch } from "./typing";
import { useChannel } from "./use-channel";

type ConversationListener = {
  /** The profile that one acts for: one's own presence and typing are left out. */
  ownProfileId: string;
  /** A message came, or the connection is (back) there: fetch with `after` the last seq shown. */
  onNews: () => void;
  /** A side has read up to a seq. */
  onRead: (read: { profileId: string; seq: number }) => void;
  /** A message got another wording, or a reaction was given or taken back. */
  onChanged: (changed: { seq: number }) => void;
  /** A message became a tombstone. */
  onDeleted: (deleted: { messageId: string; seq: number }) => void;
};

/** Reports who has the conversation open, who is typing, and when to fetch. Events carry ids only. */
export function useConversationChannel(conversationId: string | null, listener: ConversationListener) {
  const { ownProfileId, onNews, onRead, onChanged, onDeleted } = listener;
  const [typing, setTyping] = useState<string[]>([]);
  const [watch] = useState(() => new TypingWatch(setTyping));
  const { members, trigger } = useChannel(conversationId && conversationChannel(conversationId), {
    events: {
      "message.created": onNews,
      "message.read": onRead,
      "message.edited": onChanged,
      "message.reacted": onChanged,
      "message.deleted": onDeleted,
      [TYPING_EVENT]: (_data, memberId) => {
        if (memberId && memberId !== ownProfileId) watch.signal(memberId);
      },
    },
    onSubscribed: onNews,
  });
  const [signalTyping] = useState(() => makeTypingSender(() => trigger(TYPING_EVENT, {})));

  // biome-ignore lint/correctness/useExhaustiveDependencies: who typed in the last conversation is cleared
  useEffect(() => () => watch.clear(), [watch, conversationId]);

  return {
    /** The other side's people who have this conversation open. */
    present: members.filter((member) => member.id !== ownProfileId),
    /** Profile ids of those typing now. */
    typing,
    /** Call it at every key; it sends at most one signal in two seconds. */
    signalTyping,
    /** Call it when a message of theirs is shown: its sender is not typing any more. */
    stopTyping: (profileId: string) => watch.stop(profileId),
  };
}
