"use client";

import { Fragment } from "react";
import { MessageBubble, NotSent } from "@/components/messaging/chat/message-bubble";
import type { ShownMessage } from "@/components/messaging/chat/timeline";
import { When } from "@/components/ui/when-time";
import { cn } from "@/lib/utils/cn";
import { localTime } from "@/lib/utils/dates";

/** Messages of one side that belong together have one time. */
export function MessageGroup({
  messages,
  mine,
  userId,
  isRead,
  markedSeq,
  onDelete,
  onRetry,
  onDiscard,
}: {
  messages: ShownMessage[];
  mine: boolean;
  userId: string;
  /** The other party has read the last of these; undefined where it is not said. */
  isRead?: boolean;
  markedSeq: number | null;
  onDelete: (messageId: string) => void;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}) {
  const last = messages.at(-1);
  const sending = messages.some(({ clientKey, problem }) => clientKey && !problem);
  return (
    <div className={cn("mt-2 flex flex-col gap-1", mine ? "items-end" : "items-start")}>
      {messages.map((shown) => {
        const { key, message, problem, waits = false } = shown;
        const own = message && message.senderId === userId;
        return (
          <Fragment key={key}>
            <MessageBubble
              shown={shown}
              mine={mine}
              marked={message !== null && message.seq === markedSeq}
              onDelete={own ? () => onDelete(message.id) : undefined}
              onRetry={onRetry}
              onDiscard={onDiscard}
            />
            {problem && <NotSent problem={problem} waits={waits} />}
          </Fragment>
        );
      })}
      {last && (
        <p className="meta num mx-0.5 mt-0.5">
          <When iso={last.createdAt} as={localTime} />
          {isRead && ", Read"}
          {sending && ", Sending"}
        </p>
      )}
    </div>
  );
}
