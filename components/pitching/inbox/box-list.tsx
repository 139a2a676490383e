"use client";

import { Inbox } from "lucide-react";
import { type PitchActs, PitchRow } from "@/components/pitching/inbox/pitch-row";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import { type AiFilter, emptyLocation, inboxPath } from "./inbox-location";
import { type InboxState, rowsOf } from "./inbox-state";

const noneByAi: Record<AiFilter, string> = {
  with: "No received pitch was written with AI’s help",
  without: "No received pitch was written without AI’s help",
};

const emptyLabels: Record<PitchTab, { title: string; text: string }> = {
  received: {
    title: "No received pitches yet",
    text: "Who finds you can pitch to you. Like profiles to be found sooner.",
  },
  sent: { title: "No sent pitches yet", text: "Find somebody your story is for, and send it." },
  active: {
    title: "No active collaborations yet",
    text: "An accepted pitch opens a collaboration, with its chat.",
  },
  completed: {
    title: "No completed collaborations yet",
    text: "A collaboration is completed with a rating and, where there is one, the story.",
  },
};

export function BoxList({
  box,
  state,
  currentId,
  acceptingId,
  acts,
  onMore,
  onRetry,
}: {
  box: PitchTab;
  state: InboxState;
  currentId: string | null;
  acceptingId: string | null;
  acts: PitchActs;
  onMore: () => void;
  onRetry: () => void;
}) {
  const list = state.boxes[box];
  if (list.status === "failed") {
    return (
      <div className="px-5">
        <ErrorState title="The inbox could not be loaded" onRetry={onRetry} />
      </div>
    );
  }
  if (list.status !== "ready") {
    return (
      <div className="px-5">
        <SkeletonRows label="Loading the inbox" rows={5} />
      </div>
    );
  }
  if (list.items.length === 0 && box === "received" && state.ai) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={noneByAi[state.ai]}
        level={2}
        className="px-5"
        action={<LinkButton href={inboxPath({ ...emptyLocation, box })}>Show all</LinkButton>}
      >
        The filter leaves out every pitch you received.
      </EmptyState>
    );
  }
  if (list.items.length === 0) {
    const { title, text } = emptyLabels[box];
    const discover = box === "received" || box === "sent";
    return (
      <EmptyState
        icon={<Inbox />}
        title={title}
        level={2}
        className="px-5"
        action={discover && <LinkButton href="/matching?tab=discover">Discover Matches</LinkButton>}
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {rowsOf(state, box).map((row) => (
          <PitchRow
            key={row.pitch.id}
            row={row}
            box={box}
            ai={state.ai}
            current={row.pitch.id === currentId}
            accepting={row.pitch.id === acceptingId}
            acts={acts}
          />
        ))}
      </ul>
      {(list.cursor || list.items.length > 20) && (
        <div className="px-5 pb-8">
          <LoadMore
            shown={list.items.length}
            total={(state.ai && list.total) || state.counts[box]}
            noun="pitches"
            hasMore={list.cursor !== null}
            busy={list.more === "busy"}
            failed={list.more === "failed"}
            onMore={onMore}
          />
        </div>
      )}
    </>
  );
}
