"use client";

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { HideBars } from "@/components/layout/hide-bars";
import { refreshCounts } from "@/components/matching/matching/live-counts";
import type { ChatViewer } from "@/components/messaging/chat/use-chat";
import { CollaborationPane } from "@/components/pitching/inbox/collaboration-pane";
import { CompleteDialog } from "@/components/pitching/inbox/complete-dialog";
import { DeclineDialog } from "@/components/pitching/inbox/decline-dialog";
import { InboxList } from "@/components/pitching/inbox/inbox-list";
import { PaneEmpty, PaneFailed, PaneNotFound, PaneSkeleton } from "@/components/pitching/inbox/opened-pane";
import { PitchPane } from "@/components/pitching/inbox/pitch-pane";
import { SearchDialog, type SearchScope } from "@/components/pitching/inbox/search-dialog";
import { useInboxActs } from "@/components/pitching/inbox/use-inbox-acts";
import { useInboxLive } from "@/components/pitching/inbox/use-inbox-live";
import { useInboxLocation } from "@/components/pitching/inbox/use-inbox-location";
import { useOfflineInbox } from "@/components/pitching/inbox/use-offline-inbox";
import { useOpened } from "@/components/pitching/inbox/use-opened";
import { useOpenedFocus } from "@/components/pitching/inbox/use-opened-focus";
import { refreshNotifications } from "@/components/profiles/notifications/notification-store";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showError, showNews } from "@/components/ui/toast";
import { cn } from "@/lib/utils/cn";
import { emptyLocation, inboxPath } from "./inbox-location";
import type { InboxStart } from "./inbox-state";
import { InboxStore } from "./inbox-store";
import { counterpartIn, counterpartOf, withdrawLabels } from "./labels";

/** List, pitch and chat are side by side where there is room, one after another on a phone. */
export function InboxScreen({
  viewer,
  start,
  bell,
}: {
  viewer: ChatViewer;
  start: InboxStart;
  bell: ReactNode;
}) {
  const [store] = useState(() => new InboxStore(start));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [location, goTo] = useInboxLocation();
  const opened = useOpened(store, state, location);
  const { box, pitch, conversation } = opened;
  useInboxLive(store, viewer.userId, box, conversation?.id ?? null);
  const { acts, acceptingId, focusSignalOf, dialogs, ...handlers } = useInboxActs(store, goTo);
  const [search, setSearch] = useState<SearchScope | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = opened.status !== "nothing";
  const openedId = pitch?.id ?? conversation?.id ?? null;
  useOpenedFocus(heading, openedId, pitch?.status);

  useOfflineInbox(state.conversations.items);
  const boxStatus = state.boxes[box].status;
  useEffect(() => {
    if (boxStatus === "idle") void store.loadBox(box);
  }, [box, boxStatus, store]);

  const party = conversation ? counterpartIn(conversation) : pitch && counterpartOf(pitch);
  const back = () => goTo({ box });
  const noteRead = (id: string) => {
    store.noteRead(id);
    refreshCounts();
    refreshNotifications();
  };
  const archive = async (id: string, archived: boolean) => {
    if (!(await store.setArchived(id, archived))) {
      return showError("Failed to archive the conversation. Please try again.");
    }
    showNews(archived ? "Archived. A new message brings it back." : "Back from the archive.");
  };

  return (
    <div className="md:grid md:h-dvh md:grid-cols-[300px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[344px_minmax(0,1fr)]">
      <h1 className="sr-only">Inbox</h1>
      <InboxList
        store={store}
        state={state}
        box={box}
        pitchId={pitch?.id ?? null}
        conversationId={conversation?.id ?? null}
        acceptingId={acceptingId}
        acts={acts}
        bell={bell}
        className={cn(isOpen && "max-md:hidden")}
        onBox={(next) => goTo({ box: next })}
        onConversation={({ id }) => goTo({ conversationId: id })}
        onSearch={() => setSearch({ conversation: null })}
      />
      <section
        aria-label={party ? `With ${party.name}` : "Opened"}
        className={cn("flex min-h-0 min-w-0 flex-col max-md:h-dvh", !isOpen && "max-md:hidden")}
      >
        {isOpen && <HideBars which="both" />}
        {opened.status === "nothing" && <PaneEmpty />}
        {opened.status === "gone" && <PaneNotFound />}
        {opened.status === "failed" && <PaneFailed onRetry={opened.retry} />}
        {opened.status === "loading" && <PaneSkeleton />}
        {opened.status === "open" && conversation && party && (
          <CollaborationPane
            key={conversation.id}
            conversation={conversation}
            pitch={pitch}
            party={party}
            viewer={viewer}
            first={start.messages?.conversationId === conversation.id ? start.messages : undefined}
            heading={heading}
            view={location.view}
            focusSeq={location.messageSeq}
            focusSignal={focusSignalOf(pitch?.id)}
            acts={acts}
            pathOf={(view) => inboxPath({ ...location, view })}
            onView={(view) => goTo({ ...location, view })}
            back={inboxPath({ ...emptyLocation, box, ai: state.ai })}
            onBack={back}
            onRead={() => noteRead(conversation.id)}
            onScheduled={() => void store.readConversation(conversation.id)}
            onSearch={() => setSearch({ conversation })}
            onArchive={(archived) => void archive(conversation.id, archived)}
          />
        )}
        {opened.status === "open" && !conversation && pitch && (
          <PitchPane
            key={pitch.id}
            pitch={pitch}
            heading={heading}
            accepting={acceptingId === pitch.id}
            acts={acts}
            back={inboxPath({ ...emptyLocation, box, ai: state.ai })}
            onBack={back}
            onSeen={(seen) => void store.markRead(seen).then((done) => done && refreshCounts())}
          />
        )}
      </section>
      <DeclineDialog pitch={dialogs.declining} onClose={dialogs.closeDecline} onDecline={handlers.decline} />
      <CompleteDialog
        pitch={dialogs.completing}
        onClose={dialogs.closeComplete}
        onSubmit={handlers.complete}
      />
      <ConfirmDialog
        open={dialogs.withdrawing !== null}
        onOpenChange={(open) => !open && dialogs.closeWithdraw()}
        title={withdrawLabels.title}
        confirmLabel={withdrawLabels.submit}
        busyLabel={withdrawLabels.busy}
        onConfirm={handlers.withdraw}
      >
        {dialogs.withdrawing && withdrawLabels.text(dialogs.withdrawing)}
      </ConfirmDialog>
      <SearchDialog
        scope={search}
        ownProfileId={viewer.profileId}
        partyOf={(id) => (state.conversationsById[id] ? counterpartIn(state.conversationsById[id]) : null)}
        onClose={() => setSearch(null)}
        onFound={store.learn}
        onChoose={({ conversationId, seq }) => {
          setSearch(null);
          goTo({ conversationId, messageSeq: seq });
        }}
      />
    </div>
  );
}
