"use client";

import { memo, useId } from "react";
import type { MessageActs } from "@/components/messaging/chat/message-acts";
import { MessageBubble, NotSent } from "@/components/messaging/chat/message-bubble";
import { type ShownMessage, senderName } from "@/components/messaging/chat/timeline";
import { When } from "@/components/ui/when-time";
import { cn } from "@/lib/utils/cn";
import { localTime } from "@/lib/utils/dates";

type GroupProps = {
  messages: ShownMessage[];
  mine: boolean;
  userId: string;
  /** The other party, as messages are signed. */
  theirName: string;
  /** The other party has read the last of these; undefined where it is not said. */
  isRead?: boolean;
  markedSeq: number | null;
  ownProfileId: string;
  acts: MessageActs;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
};

/** Messages of one side that belong together show one name and time; each says its own to those who hear it. */
export function MessageGroup({ messages, isRead = false, markedSeq, ...of }: GroupProps) {
  const last = messages.at(-1);
  const isSending = messages.some(({ clientKey, problem }) => clientKey && !problem);
  return messages.map((shown, index) => (
    <MessageItem
      key={shown.key}
      {...of}
      shown={shown}
      isFirst={index === 0}
      marked={shown.message !== null && shown.message.seq === markedSeq}
      foot={shown !== last ? null : isSending ? "sending" : isRead ? "read" : "plain"}
    />
  ));
}

type ItemProps = Omit<GroupProps, "messages" | "isRead" | "markedSeq"> & {
  shown: ShownMessage;
  isFirst: boolean;
  /** A search found it. */
  marked: boolean;
  /** The last of a group says who wrote it, when, and what became of it. */
  foot: "plain" | "read" | "sending" | null;
};

/**
 * A message is an item of the conversation, named by who wrote it, when, and what became of it. It is drawn again only
 * when something of it changes. No `contain` or `content-visibility` stands on it: a layer for each message costs more
 * at every key than it saves, and Chromium takes the texts that it skips from screen readers.
 */
const MessageItem = memo(function MessageItem({
  shown,
  isFirst,
  mine,
  userId,
  theirName,
  marked,
  foot,
  ownProfileId,
  acts,
  onRetry,
  onDiscard,
}: ItemProps) {
  const nameId = useId();
  const { message, createdAt, clientKey, problem, waits = false } = shown;
  const sender = senderName(shown, mine, userId, theirName);
  return (
    <li
      aria-labelledby={nameId}
      className={cn("flex flex-col gap-1", isFirst ? "pt-2" : "pt-1", mine ? "items-end" : "items-start")}
    >
      <span id={nameId} className="sr-only">
        {sender}, <When iso={createdAt} as={localTime} />
        {clientKey && (problem ? ", not sent" : ", sending")}
        {marked && ", found by your search"}
      </span>
      <MessageBubble
        shown={shown}
        mine={mine}
        marked={marked}
        isAuthor={message?.senderId === userId}
        ownProfileId={ownProfileId}
        theirName={theirName}
        acts={acts}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
      {problem && <NotSent problem={problem} waits={waits} />}
      {foot && (
        <p className="meta num mx-0.5 mt-0.5">
          {sender}, <When iso={createdAt} as={localTime} />
          {foot === "read" && ", Read"}
          {foot === "sending" && ", Sending"}
        </p>
      )}
    </li>
  );
});
