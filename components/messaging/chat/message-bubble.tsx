"use client";

import { CircleAlert, Flag, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { LinkedText } from "@/components/messaging/chat/linked-text";
import { excerptOf, type ShownMessage } from "@/components/messaging/chat/timeline";
import { Button } from "@/components/ui/button";
import { iconButtonClass } from "@/components/ui/icon-button";
import { UNREACHABLE } from "@/lib/client/api";
import { reportPath } from "@/lib/domain/staff/reports/rules";
import { cn } from "@/lib/utils/cn";

/** Few messages carry files, so what draws them is loaded with the first. */
const MessageFiles = dynamic(() =>
  import("@/components/messaging/files/message-files").then(({ MessageFiles }) => MessageFiles),
);

/** Mine are on the accent's tint at the right, theirs on the sunk tone at the left. */
export function MessageBubble({
  shown,
  mine,
  marked,
  onDelete,
  onRetry,
  onDiscard,
}: {
  shown: ShownMessage;
  mine: boolean;
  /** A search found it. */
  marked: boolean;
  /** It is given only where the viewer may take the message back. */
  onDelete?: () => void;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}) {
  const { message, content, attachments, clientKey, problem } = shown;
  const deleted = Boolean(message?.deletedAt);
  const excerpt = excerptOf(shown);
  return (
    <div
      data-seq={message?.seq}
      className={cn("message-row flex w-full items-center gap-1", mine && "flex-row-reverse")}
    >
      <div
        className={cn(
          "min-w-0 max-w-[82%] whitespace-pre-wrap rounded-lg px-3.5 py-[9px] text-sm leading-[1.3125rem] [overflow-wrap:anywhere]",
          mine ? "bg-accent-tint" : "bg-[light-dark(var(--sunk),var(--raised))]",
          clientKey && !problem && "opacity-70",
          deleted && "bg-transparent text-ink-3 italic shadow-[inset_0_0_0_1px_var(--rule)]",
          marked && "shadow-[inset_0_0_0_2px_var(--accent-vivid)]",
        )}
      >
        {attachments.length > 0 && !deleted && <MessageFiles files={attachments} />}
        {deleted
          ? "Message deleted"
          : content && (
              <div className={cn(attachments.length > 0 && "pt-1.5")}>
                <LinkedText text={content} />
              </div>
            )}
      </div>
      {onDelete && !deleted && (
        <button
          type="button"
          aria-label={`Delete message: ${excerpt}`}
          onClick={onDelete}
          className={cn(
            iconButtonClass,
            "text-ink-3 opacity-0 focus-visible:opacity-100 pointer-fine:size-8 [&_svg]:size-4",
            // A finger touches the message first: that counts as hovering, and shows the button.
            "in-[.message-row:hover]:opacity-100",
          )}
        >
          <Trash2 aria-hidden />
        </button>
      )}
      {message && !mine && !deleted && (
        <a
          href={reportPath("message", message.id)}
          aria-label={`Report message: ${excerpt}`}
          className={cn(
            iconButtonClass,
            "text-ink-3 opacity-0 focus-visible:opacity-100 pointer-fine:size-8 [&_svg]:size-4",
            "in-[.message-row:hover]:opacity-100",
          )}
        >
          <Flag aria-hidden />
        </a>
      )}
      {clientKey && problem && (
        <span className="flex flex-none flex-wrap items-center justify-end gap-x-1">
          <Button
            variant="text"
            size="sm"
            aria-label={`Discard: ${excerpt}`}
            onClick={() => onDiscard(clientKey)}
          >
            Discard
          </Button>
          <Button size="sm" aria-label={`Retry: ${excerpt}`} onClick={() => onRetry(clientKey)}>
            Retry
          </Button>
        </span>
      )}
    </div>
  );
}

export function NotSent({ problem, waits }: { problem: string; waits: boolean }) {
  return (
    <p role="alert" className="flex max-w-[82%] gap-1.5 self-end pt-0.5 text-bad text-xs">
      <CircleAlert aria-hidden className="mt-0.5 size-4" />
      <span>
        Failed to send message. Please try again.
        <span className="mt-0.5 block text-ink-2">
          {problem === UNREACHABLE ? "The server could not be reached." : problem}
          {waits && " The message goes out by itself once it can be."}
        </span>
      </span>
    </p>
  );
}
