"use client";

import { useId } from "react";
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
export function MessageGroup(props: GroupProps) {
  return props.messages.map((shown, index) => (
    <MessageItem key={shown.key} {...props} shown={shown} isFirst={index === 0} />
  ));
}

/** A message is an item of the conversation, named by who wrote it, when, and what became of it. */
function MessageItem({
  shown,
  isFirst,
  messages,
  mine,
  userId,
  theirName,
  isRead,
  markedSeq,
  ownProfileId,
  acts,
  onRetry,
  onDiscard,
}: GroupProps & { shown: ShownMessage; isFirst: boolean }) {
  const nameId = useId();
  const { message, createdAt, clientKey, problem, waits = false } = shown;
  const sender = senderName(shown, mine, userId, theirName);
  const marked = message !== null && message.seq === markedSeq;
  const sending = messages.some((one) => one.clientKey && !one.problem);
  return (
    <li
      aria-labelledby={nameId}
      className={cn("flex flex-col gap-1", isFirst ? "mt-2" : "mt-1", mine ? "items-end" : "items-start")}
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
      {shown === messages.at(-1) && (
        <p className="meta num mx-0.5 mt-0.5">
          {sender}, <When iso={createdAt} as={localTime} />
          {isRead && ", Read"}
          {sending && ", Sending"}
        </p>
      )}
    </li>
  );
}
