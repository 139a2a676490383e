"use client";

import { InboxRow } from "@/components/pitching/inbox/inbox-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { emptyLocation, inboxPath } from "./inbox-location";
import type { Paged } from "./inbox-state";
import { counterpartIn, inBrief, lastInBrief } from "./labels";

/** Conversations of matches without an accepted pitch, or of the archive, have a quiet title of their own. */
export function ConversationList({
  title,
  list,
  shown,
  currentId,
  onOpen,
  onMore,
  onRetry,
}: {
  title: string;
  list: Paged<ConversationView>;
  /** The conversations of the list that belong here. */
  shown: readonly ConversationView[];
  currentId: string | null;
  onOpen: (conversation: ConversationView) => void;
  onMore: () => void;
  onRetry: () => void;
}) {
  return (
    <section aria-label={title}>
      <h2 className="meta flex items-baseline gap-1.5 border-rule border-b px-5 pt-6 pb-2 font-[560]">
        {title}
        {list.status === "ready" && (
          <span className="num text-2xs">
            {shown.length}
            {list.cursor && "+"}
          </span>
        )}
      </h2>
      {list.status === "failed" ? (
        <div className="px-5">
          <ErrorState title="The conversations could not be loaded" onRetry={onRetry} />
        </div>
      ) : list.status === "loading" ? (
        <div className="px-5">
          <SkeletonRows label="Loading conversations" rows={2} />
        </div>
      ) : (
        <ul>
          {shown.map((conversation) => {
            const party = counterpartIn(conversation);
            const { id, lastMessage, archived } = conversation;
            if (!party) return null;
            return (
              <InboxRow
                key={id}
                id={id}
                href={inboxPath({ ...emptyLocation, conversationId: id })}
                party={party}
                at={lastMessage?.createdAt ?? conversation.createdAt}
                unread={conversation.unreadCount > 0}
                current={id === currentId}
                preview={previewOf(conversation)}
                foot={archived && <Badge>Archived</Badge>}
                onOpen={() => onOpen(conversation)}
              />
            );
          })}
        </ul>
      )}
      {list.cursor && (
        <div className="grid justify-items-center py-4">
          <Button size="sm" busy={list.more === "busy"} busyLabel="Loading" onClick={onMore}>
            {list.more === "failed" ? "Try again" : "Show more conversations"}
          </Button>
        </div>
      )}
    </section>
  );
}

function previewOf(conversation: ConversationView): string {
  const { kind, draft } = conversation;
  if (draft.text) return `Draft: ${inBrief(draft.text)}`;
  const none = kind === "match" ? "You matched. Write the first message." : "No messages yet";
  return lastInBrief(conversation) ?? none;
}
