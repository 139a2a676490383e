"use client";

import { Check, FileText, MessageCircle, Paperclip } from "lucide-react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { CallButtons } from "@/components/messaging/calls/call-buttons";
import { askForCalls } from "@/components/messaging/calls/on-calls-asked";
import { Chat } from "@/components/messaging/chat/chat";
import type { ChatNote } from "@/components/messaging/chat/timeline";
import { type ChatViewer, useChat } from "@/components/messaging/chat/use-chat";
import { ActForm } from "@/components/pitching/inbox/answer-forms";
import { ChatMenu } from "@/components/pitching/inbox/chat-menu";
import { PaneHeader } from "@/components/pitching/inbox/pane-header";
import { PitchDetail } from "@/components/pitching/inbox/pitch-detail";
import type { PitchActs } from "@/components/pitching/inbox/pitch-row";
import { useOfflineMessages } from "@/components/pitching/inbox/use-offline-inbox";
import { useMay } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { insteadOfOpening } from "@/components/ui/in-place";
import { useDeferred } from "@/components/ui/use-deferred";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { headlineOf } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { cn } from "@/lib/utils/cn";
import type { InboxView } from "./inbox-location";
import type { OpenedMessages } from "./inbox-state";
import { shortNameOf } from "./labels";

const loadBeforeCall = () =>
  import("@/components/messaging/calls/before-call").then(({ BeforeCall }) => BeforeCall);

const loadFilesColumn = () =>
  import("@/components/messaging/files/files-column").then(({ FilesColumn }) => FilesColumn);

/** A collaboration is completed, then rated. Null when nothing is left to do. */
function nextAct(pitch: PitchView | null): "Mark Complete" | "Rate" | null {
  if (pitch?.status === "ACCEPTED") return "Mark Complete";
  return pitch?.status === "COMPLETED" && !pitch.ownRating ? "Rate" : null;
}

/** An open conversation has its pitch beside it where there is one. Give it the conversation's id as its key. */
export function CollaborationPane({
  conversation,
  pitch,
  party,
  viewer,
  first,
  heading,
  view,
  focusSeq,
  focusSignal,
  acts,
  pathOf,
  onView,
  back,
  onBack,
  onRead,
  onScheduled,
  onSearch,
  onArchive,
}: {
  conversation: ConversationView;
  pitch: PitchView | null;
  party: PartyView;
  viewer: ChatViewer;
  /** The messages of the conversation that the server drew. */
  first?: OpenedMessages;
  heading: RefObject<HTMLHeadingElement | null>;
  view: InboxView;
  focusSeq: number | null;
  focusSignal: number;
  acts: PitchActs;
  /** Returns the address of a view. */
  pathOf: (view: InboxView) => string;
  onView: (view: InboxView) => void;
  /** The list's address. */
  back: string;
  onBack: () => void;
  onRead: () => void;
  onScheduled: () => void;
  onSearch: () => void;
  onArchive: (archived: boolean) => void;
}) {
  const chat = useChat(conversation, viewer, first);
  useOfflineMessages(conversation.id, viewer.profileId, chat.state.messages);
  const mayCall = useMay("sendMessages") && conversation.canSend;
  const [BeforeCall, askBeforeCall] = useDeferred(loadBeforeCall);
  const [FilesColumn, askFilesColumn] = useDeferred(loadFilesColumn);
  const [isChecking, setIsChecking] = useState(false);
  const notes = useMemo(() => notesOf(pitch), [pitch]);
  const next = nextAct(pitch);
  const showsFiles = view === "files";
  const showsPitch = pitch !== null && view === "pitch";
  const showsChat = !showsFiles && !showsPitch;
  const otherView = showsChat ? "pitch" : "chat";
  useEffect(() => {
    if (showsFiles) void askFilesColumn();
  }, [showsFiles, askFilesColumn]);

  return (
    <>
      <PaneHeader
        party={party}
        heading={heading}
        isThere={chat.isThere}
        back={showsChat ? back : pathOf("chat")}
        onBack={() => (showsChat ? onBack() : onView("chat"))}
      >
        {pitch?.status === "ACCEPTED" && (
          <Button size="sm" className="max-md:hidden" onClick={() => acts.message(pitch)}>
            Message
          </Button>
        )}
        {pitch && next && (
          <span className="max-md:hidden">
            <ActForm
              act="complete"
              variant="ink"
              size="sm"
              pitch={pitch}
              onPress={() => acts.complete(pitch)}
            >
              <Check aria-hidden />
              {next}
            </ActForm>
          </span>
        )}
        {mayCall && <CallButtons conversation={conversation} ownProfileId={viewer.profileId} />}
        <IconButton
          label="Files of this conversation"
          aria-pressed={showsFiles}
          className="max-xl:hidden"
          onClick={() => onView(showsFiles ? "chat" : "files")}
        >
          <Paperclip aria-hidden />
        </IconButton>
        <ChatMenu
          conversation={conversation}
          onSearch={onSearch}
          onFiles={() => onView("files")}
          onArchive={onArchive}
          onCheck={
            mayCall && conversation.pitchId
              ? () => {
                  askForCalls();
                  void askBeforeCall().then(() => setIsChecking(true));
                }
              : undefined
          }
        />
        {isChecking && BeforeCall && (
          <BeforeCall
            name={party.name}
            at={{ conversationId: conversation.id, profileId: viewer.profileId }}
            onClose={() => setIsChecking(false)}
          />
        )}
      </PaneHeader>
      {pitch && (
        <div
          className={cn(
            "flex flex-none items-center gap-3 border-rule border-b bg-sunk px-5 py-2.5 md:px-7",
            !showsFiles && "xl:hidden",
          )}
        >
          <a
            href={pathOf(otherView)}
            onClick={insteadOfOpening(() => onView(otherView))}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left text-sm"
          >
            {showsChat ? (
              <FileText aria-hidden className="size-5" />
            ) : (
              <MessageCircle aria-hidden className="size-5" />
            )}
            <span className="min-w-0">
              <b className="block truncate font-[600]">{headlineOf(pitch)}</b>
              <span className="meta block">{showsChat ? "The pitch in 5 W’s" : "Back to the chat"}</span>
            </span>
          </a>
          {next && (
            <span className="md:hidden">
              <ActForm act="complete" size="sm" pitch={pitch} onPress={() => acts.complete(pitch)}>
                {next}
              </ActForm>
            </span>
          )}
        </div>
      )}
      <div
        className={cn(
          "grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]",
          showsFiles
            ? "xl:grid-cols-[minmax(0,1fr)_288px]"
            : pitch && "xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]",
        )}
      >
        {pitch && !showsFiles && (
          <PitchDetail
            pitch={pitch}
            onShow={acts.showFeedback}
            className={cn("xl:border-rule xl:border-r", !showsPitch && "max-xl:hidden")}
          />
        )}
        <Chat
          chat={chat}
          userId={viewer.userId}
          clientKey={first?.clientKey}
          name={party.name}
          shortName={shortNameOf(party)}
          notes={notes}
          focusSeq={focusSeq}
          focusSignal={focusSignal}
          onRead={onRead}
          onScheduled={onScheduled}
          className={cn(!showsChat && "max-xl:hidden", !pitch && "w-full max-w-[840px]")}
        />
        {showsFiles && FilesColumn && (
          <FilesColumn
            conversationId={conversation.id}
            ownProfileId={viewer.profileId}
            theirName={shortNameOf(party)}
            newest={chat.state.messages.findLast(({ attachments }) => attachments.length > 0)?.id}
            onClose={() => {
              heading.current?.focus();
              onView("chat");
            }}
            className="xl:border-rule xl:border-l"
          />
        )}
      </div>
    </>
  );
}

function notesOf(pitch: PitchView | null): ChatNote[] {
  if (!pitch) return [];
  const { respondedAt, completedAt } = pitch;
  const accepter = pitch.side === "recipient" ? "You" : (pitch.recipient?.name ?? "They");
  return [
    ...(respondedAt
      ? [{ key: "accepted", at: respondedAt, text: `${accepter} accepted the collaboration` }]
      : []),
    ...(completedAt
      ? [{ key: "completed", at: completedAt, text: "The collaboration was marked complete" }]
      : []),
  ];
}
