"use client";

import { CircleAlert, Flag } from "lucide-react";
import dynamic from "next/dynamic";
import { LinkCard } from "@/components/messaging/chat/link-card";
import { LinkedText } from "@/components/messaging/chat/linked-text";
import type { MessageActs } from "@/components/messaging/chat/message-acts";
import { MessageMenu } from "@/components/messaging/chat/message-menu";
import { Reactions } from "@/components/messaging/chat/reactions";
import { excerptOf, type ShownMessage } from "@/components/messaging/chat/timeline";
import { Button } from "@/components/ui/button";
import { iconButtonClass } from "@/components/ui/icon-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { When } from "@/components/ui/when-time";
import { UNREACHABLE } from "@/lib/client/api";
import { kindsInBrief } from "@/lib/domain/messaging/files/rules";
import type { MessageView, QuotedView } from "@/lib/domain/messaging/messages/schema";
import { reportPath } from "@/lib/domain/staff/reports/rules";
import { cn } from "@/lib/utils/cn";
import { localTime } from "@/lib/utils/dates";

/** Few messages carry files, so what draws them is loaded with the first. */
const MessageFiles = dynamic(() =>
  import("@/components/messaging/files/message-files").then(({ MessageFiles }) => MessageFiles),
);

/** Mine are on the accent's tint at the right, theirs on the sunk tone at the left. */
export function MessageBubble({
  shown,
  mine,
  isAuthor,
  marked,
  ownProfileId,
  theirName,
  acts,
  onRetry,
  onDiscard,
}: {
  shown: ShownMessage;
  mine: boolean;
  /** The viewer wrote it; a colleague's is the same side's. */
  isAuthor: boolean;
  /** A search found it. */
  marked: boolean;
  ownProfileId: string;
  theirName: string;
  acts: MessageActs;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}) {
  const { message, content, attachments, quoted, clientKey, problem } = shown;
  const hydrated = useHydrated();
  const deleted = Boolean(message?.deletedAt);
  const excerpt = excerptOf(shown);
  const side = { ownProfileId, theirName };
  return (
    <>
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
          {deleted ? (
            "Message deleted"
          ) : (
            <>
              {quoted && <Quoted quoted={quoted} {...side} onShow={acts.onShow} />}
              {attachments.length > 0 && <MessageFiles files={attachments} />}
              {content && (
                <div className={cn(attachments.length > 0 && "pt-1.5")}>
                  <LinkedText text={content} />
                </div>
              )}
              {message?.link && <LinkCard link={message.link} />}
              {message?.editedAt && <EarlierTexts message={message} />}
            </>
          )}
        </div>
        {message && !deleted && hydrated && (
          <MessageMenu {...{ message, mine, isAuthor, excerpt, ownProfileId, acts }} />
        )}
        {message && !mine && !deleted && !hydrated && (
          <a
            href={reportPath("message", message.id)}
            aria-label={`Report message: ${excerpt}`}
            className={cn(iconButtonClass, "text-ink-3 pointer-fine:size-8 [&_svg]:size-4")}
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
      {message && !deleted && <Reactions message={message} {...side} onReact={acts.onReact} />}
    </>
  );
}

/** The answered message in brief; pressing it shows that one. */
export function Quoted({
  quoted: { seq, senderProfileId, excerpt, fileKinds, isDeleted },
  ownProfileId,
  theirName,
  onShow,
}: {
  quoted: QuotedView;
  ownProfileId: string;
  theirName: string;
  onShow: (seq: number) => void;
}) {
  return (
    <button
      type="button"
      onClick={() => onShow(seq)}
      className="mb-1.5 block w-full border-accent-vivid border-l-2 py-0.5 pl-2.5 text-left text-xs"
    >
      <span className="sr-only">In answer to </span>
      <b className="block font-[600]">{senderProfileId === ownProfileId ? "You" : theirName}</b>
      <span className="line-clamp-2 text-ink-2">
        {isDeleted ? "Message deleted" : excerpt || kindsInBrief(fileKinds)}
      </span>
    </button>
  );
}

function EarlierTexts({ message: { editedAt, earlier } }: { message: MessageView }) {
  return (
    <details className="pt-1 text-xs">
      <summary className="meta num cursor-pointer">
        Edited {editedAt && <When iso={editedAt} as={localTime} />}, earlier text
      </summary>
      {earlier.map(({ version, content, writtenAt }) => (
        <p key={version} className="pt-1 text-ink-2">
          <When iso={writtenAt} as={localTime} className="num" />: {content || "No text"}
        </p>
      ))}
    </details>
  );
}

export function NotSent({ problem, waits }: { problem: string; waits: boolean }) {
  return (
    <p role="alert" className="flex max-w-[82%] gap-1.5 self-end pt-0.5 text-bad text-xs">
      <CircleAlert aria-hidden className="mt-0.5 size-4" />
      <span>
        {waits ? "Not sent yet." : "Failed to send message. Please try again."}
        <span className="mt-0.5 block text-ink-2">
          {problem === UNREACHABLE ? "The server could not be reached." : problem}
          {waits && " The message goes out by itself once it can be."}
        </span>
      </span>
    </p>
  );
}
