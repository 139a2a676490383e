"use client";

import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { PushCardWhenDue } from "@/components/accounts/push/push-card-when-due";
import { AiFilterLinks } from "@/components/pitching/inbox/ai-filter-links";
import { BoxList } from "@/components/pitching/inbox/box-list";
import { ConversationList } from "@/components/pitching/inbox/conversation-list";
import type { PitchActs } from "@/components/pitching/inbox/pitch-row";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { PageForm } from "@/components/ui/page-form";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { type PitchTab, pitchTabs } from "@/lib/domain/pitching/pitches/rules";
import { cn } from "@/lib/utils/cn";
import { emptyLocation, inboxPath } from "./inbox-location";
import type { InboxState } from "./inbox-state";
import type { InboxStore } from "./inbox-store";

const tabLabels: Record<PitchTab, string> = {
  received: "Received",
  sent: "Sent",
  active: "Active",
  completed: "Completed",
};

export function InboxList({
  store,
  state,
  box,
  pitchId,
  conversationId,
  acceptingId,
  acts,
  bell,
  className,
  onBox,
  onConversation,
  onSearch,
}: {
  store: InboxStore;
  state: InboxState;
  box: PitchTab;
  pitchId: string | null;
  conversationId: string | null;
  acceptingId: string | null;
  acts: PitchActs;
  /** The notification bell of wide screens. */
  bell: ReactNode;
  className?: string;
  onBox: (box: PitchTab) => void;
  onConversation: (conversation: ConversationView) => void;
  onSearch: () => void;
}) {
  const archiveStatus = state.archived.status;
  const [archive, setArchive] = useState(archiveStatus === "ready");
  useEffect(() => {
    if (archive && archiveStatus === "idle") void store.loadConversations("archived");
  }, [archive, archiveStatus, store]);
  const ofMatches = state.conversations.items.filter(({ kind }) => kind === "match");

  return (
    <section
      aria-label="Collaborations"
      className={cn("flex min-h-0 min-w-0 flex-col md:border-rule md:border-r", className)}
    >
      <div className="flex items-center justify-between pt-3.5 pr-2 pl-5 md:pr-3">
        <p aria-hidden className="h2">
          Inbox
        </p>
        <div className="flex items-center">
          <PageForm path="/matching/search" onPress={onSearch}>
            <IconButton type="submit" label="Search messages">
              <Search aria-hidden />
            </IconButton>
          </PageForm>
          <div className="max-md:hidden">{bell}</div>
        </div>
      </div>
      <Tabs
        value={box}
        activationMode="manual"
        onValueChange={(next) => onBox(next as PitchTab)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex-none max-md:px-5">
          <TabsList aria-label="Inbox" className="max-md:gap-5 md:gap-3 md:px-5">
            {pitchTabs.map((tab) => (
              <TabsTrigger
                key={tab}
                value={tab}
                href={inboxPath({ ...emptyLocation, box: tab, ai: state.ai })}
                count={state.counts[tab]}
                className="focus-visible:-mx-1 focus-visible:px-1 md:text-xs"
              >
                {tabLabels[tab]}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <PushCardWhenDue isDue={state.conversations.items.length > 0} />
        {pitchTabs.map((tab) => (
          <TabsContent
            key={tab}
            value={tab}
            className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
          >
            {tab === "received" && state.counts.received > 0 && <AiFilterLinks chosen={state.ai} />}
            <BoxList
              box={tab}
              state={state}
              currentId={pitchId}
              acceptingId={acceptingId}
              acts={acts}
              onMore={() => void store.moreOfBox(tab)}
              onRetry={() => void store.loadBox(tab)}
            />
            {tab === "active" && (ofMatches.length > 0 || state.conversations.status !== "ready") && (
              <ConversationList
                title="Conversations"
                list={state.conversations}
                shown={ofMatches}
                currentId={conversationId}
                onOpen={onConversation}
                onMore={() => void store.moreConversations("conversations")}
                onRetry={() => void store.loadConversations("conversations")}
              />
            )}
            {tab === "active" && archive && (
              <ConversationList
                title="Archived"
                list={state.archived}
                shown={state.archived.items}
                currentId={conversationId}
                onOpen={onConversation}
                onMore={() => void store.moreConversations("archived")}
                onRetry={() => void store.loadConversations("archived")}
              />
            )}
            {tab === "active" && (
              <div className="px-5 py-4">
                <PageForm
                  path={`/matching?tab=inbox&box=active${archive ? "" : "&archived=true"}`}
                  onPress={() => setArchive(!archive)}
                >
                  <Button type="submit" variant="text" size="sm" aria-expanded={archive} className="-ml-2">
                    {archive ? "Hide archived conversations" : "Show archived conversations"}
                  </Button>
                </PageForm>
              </div>
            )}
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}
