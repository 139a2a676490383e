"use client";

import { ArrowDown, CircleCheck } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { CallEntry } from "@/components/messaging/calls/call-entry";
import { DeleteMessageDialog } from "@/components/messaging/chat/delete-message-dialog";
import type { MessageActs } from "@/components/messaging/chat/message-acts";
import { MessageGroup } from "@/components/messaging/chat/message-group";
import { buildTimeline, type ChatNote } from "@/components/messaging/chat/timeline";
import type { OpenChat } from "@/components/messaging/chat/use-chat";
import { useLogScroll } from "@/components/messaging/chat/use-log-scroll";
import { useMarkRead } from "@/components/messaging/chat/use-mark-read";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { When } from "@/components/ui/when-time";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { localDayTitle } from "@/lib/utils/dates";

const utcDay = (iso: string) => iso.slice(0, 10);

/** Older messages come by scrolling up, news at the end. */
export function MessageLog({
  chat,
  userId,
  theirName,
  notes,
  typingName,
  focusSeq,
  acts,
  onRead,
}: {
  chat: OpenChat;
  userId: string;
  /** The other party, as messages are signed. */
  theirName: string;
  notes: readonly ChatNote[];
  /** The person who is typing now; null for no one. */
  typingName: string | null;
  /** A search found this message: it is shown and marked. */
  focusSeq: number | null;
  acts: Omit<MessageActs, "onDelete" | "onShow">;
  onRead: () => void;
}) {
  const { store, state, ownProfileId } = chat;
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<MessageView | null>(null);
  // The server does not know the reader's zone: until React has the page, days are those of UTC.
  const dayOf = useHydrated() ? undefined : utcDay;
  const entries = useMemo(
    () => buildTimeline(state, { profileId: ownProfileId, userId }, notes, dayOf),
    [state, ownProfileId, userId, notes, dayOf],
  );
  const last =
    state.pending.at(-1)?.clientKey ?? state.messages.at(-1)?.clientKey ?? state.messages.at(-1)?.id ?? "";
  const ownLast = state.pending.length > 0 || state.messages.at(-1)?.senderProfileId === ownProfileId;
  const { cursor, busy, failed } = state.older;

  const { onScroll, toEnd, news } = useLogScroll(log, {
    count: state.messages.length,
    floor: state.floor,
    lastKey: last,
    ownLast,
    onNearStart: () => {
      if (cursor && !busy && !failed) void store.loadOlder();
    },
  });
  const lastTheirs = state.messages.findLast((message) => message.senderProfileId !== ownProfileId);
  useMarkRead(end, lastTheirs?.id ?? "", () => {
    void store.markRead(ownProfileId).then((isNews) => isNews && onRead());
  });

  const isReady = state.floor !== null;
  const showSeq = useCallback(
    async (seq: number) => {
      await store.reach(seq);
      log.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: "center" });
    },
    [store],
  );
  const showFocused = useEffectEvent(showSeq);
  useEffect(() => {
    if (focusSeq !== null && isReady) void showFocused(focusSeq);
  }, [focusSeq, isReady]);
  const [shownSeq, setShownSeq] = useState<number | null>(null);
  const onShow = useCallback(
    (seq: number) => {
      setShownSeq(seq);
      void showSeq(seq);
    },
    [showSeq],
  );
  // What each message gets stays the same, so that one that has not changed is not drawn again.
  const messageActs = useMemo(() => ({ ...acts, onDelete: setDeleting, onShow }), [acts, onShow]);
  const onRetry = useCallback((key: string) => void store.retry(key), [store]);

  // A call's entry is no message whose reading is shown.
  const lastOwn = state.messages.findLast(
    ({ senderProfileId, call }) => senderProfileId === ownProfileId && !call,
  );
  const isRead = Boolean(lastOwn && (lastOwn.readAt || lastOwn.seq <= state.theirReadSeq));

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keys
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [contain:strict] px-5 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2 md:px-7 md:py-6"
      >
        <div className="mt-auto self-center">
          {cursor && (
            <Button
              variant="text"
              size="sm"
              busy={busy}
              busyLabel="Loading"
              onClick={() => void store.loadOlder()}
            >
              {failed ? "Earlier messages could not be loaded. Try again" : "Show earlier messages"}
            </Button>
          )}
        </div>
        {/* Tailwind takes the markers away, and Safari with them the list. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ol role="list" className="flex flex-col">
          {entries.map((entry) => {
            if (entry.kind === "day") {
              return (
                <li key={entry.key} className="meta mt-4 mb-3 self-center">
                  <When iso={entry.at} as={localDayTitle} />
                </li>
              );
            }
            if (entry.kind === "note") {
              return (
                <li
                  key={entry.key}
                  className="mt-1 mb-2 flex items-center gap-1.5 self-center text-ink-2 text-xs"
                >
                  <CircleCheck aria-hidden className="size-4 text-good" />
                  {entry.text}
                </li>
              );
            }
            if (entry.kind === "call") {
              const { key, message, call, mine } = entry;
              const of = { message, call, mine, theirName, ownProfileId };
              return <CallEntry key={key} {...of} marked={focusSeq === message.seq} />;
            }
            const closes = entry.messages.some(({ message }) => message && message.id === lastOwn?.id);
            return (
              <MessageGroup
                key={entry.key}
                messages={entry.messages}
                mine={entry.mine}
                userId={userId}
                theirName={theirName}
                isRead={closes && isRead && state.pending.length === 0}
                markedSeq={shownSeq ?? focusSeq}
                ownProfileId={ownProfileId}
                acts={messageActs}
                onRetry={onRetry}
                onDiscard={store.discard}
              />
            );
          })}
        </ol>
        {state.messages.length === 0 && state.pending.length === 0 && (
          <p className="meta self-center py-6 text-center text-balance">
            No messages yet. The first one opens the conversation.
          </p>
        )}
        <p className="meta h-6 flex-none pt-1" role="status">
          {typingName && `${typingName} is typing…`}
        </p>
        <div ref={end} className="h-px flex-none" />
      </div>
      {news > 0 && (
        <div className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-md bg-raised shadow-lift">
          <Button size="sm" onClick={toEnd}>
            <ArrowDown aria-hidden />
            {news} new
          </Button>
        </div>
      )}
      <DeleteMessageDialog
        row={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={({ id }) => store.remove(id)}
        consequence="goes for both of you. “Message deleted” stays in its place."
      />
    </div>
  );
}
