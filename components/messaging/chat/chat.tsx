"use client";

import { WifiOff } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { MessageAbout } from "@/components/messaging/chat/about-bar";
import { Composer, type ComposerHandle } from "@/components/messaging/chat/composer";
import { MessageLog } from "@/components/messaging/chat/message-log";
import { ScheduledList } from "@/components/messaging/chat/scheduled-list";
import type { ChatNote } from "@/components/messaging/chat/timeline";
import type { OpenChat } from "@/components/messaging/chat/use-chat";
import { useScheduled } from "@/components/messaging/chat/use-scheduled";
import { useAttachments } from "@/components/messaging/files/use-attachments";
import { useMay, WaitsNote } from "@/components/profiles/companies/rights";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { showError } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import type { MessageView, QuotedView, ScheduledMessageView } from "@/lib/domain/messaging/messages/schema";
import { cn } from "@/lib/utils/cn";

/** News is announced politely, wherever the focus is. */
export function Chat({
  chat,
  userId,
  clientKey,
  name,
  shortName,
  notes,
  focusSeq,
  focusSignal,
  onRead,
  onScheduled,
  className,
}: {
  chat: OpenChat;
  userId: string;
  /**
   * The key under which a message that is posted before or without scripts is written once, even if it is
   * sent twice.
   */
  clientKey?: string;
  /** The other party, in full and as the field addresses them. */
  name: string;
  shortName: string;
  notes: readonly ChatNote[];
  focusSeq: number | null;
  /** A number that grows each time the field should take the focus. */
  focusSignal: number;
  onRead: () => void;
  /** The messages that are sent later have changed: the conversation has to be read again. */
  onScheduled: () => void;
  className?: string;
}) {
  const { store, state, conversation } = chat;
  const maySend = useMay("sendMessages");
  const attachments = useAttachments(conversation.id);
  const canWrite = maySend && conversation.canSend;
  const drop = useFileDrop(canWrite ? attachments.add : null);
  const [about, setAbout] = useState<MessageAbout | null>(null);
  const acts = useMemo(() => {
    if (!canWrite) return {};
    return {
      onReply: (message: MessageView) => setAbout({ act: "reply", message }),
      onEdit: (message: MessageView) => setAbout({ act: "edit", message }),
      onReact: async (...reaction: Parameters<typeof store.react>) => {
        const refusal = await store.react(...reaction);
        if (refusal) showError(refusal);
      },
    };
  }, [canWrite, store]);
  function send(content: string, draftCounter: number) {
    // A refused wording goes alone: what waits beside the field belongs to the text that was begun before.
    const isRefused = about?.act === "edit";
    const quoted = about && !isRefused ? quotedOf(about.message) : null;
    void store.send(content, { attachments: isRefused ? [] : attachments.take(), quoted, draftCounter });
    setAbout(null);
  }
  async function edit(content: string) {
    if (!about) return;
    const refusal = await store.edit(about.message, content);
    if (!refusal) setAbout(null);
    return refusal;
  }
  const later = useScheduled(conversation, state.messages, onScheduled);
  async function sendLater(content: string, sendAt: string) {
    const replyTo = about?.act === "reply" ? about.message.id : null;
    const ids = attachments.files.flatMap(({ file }) => file?.id ?? []);
    const refusal = await later.add({ content, sendAt, replyTo, attachments: ids });
    if (refusal) return refusal;
    attachments.take();
    setAbout(null);
  }
  const composer = useRef<ComposerHandle>(null);
  async function takeBack(message: ScheduledMessageView) {
    const refusal = await later.remove(message, true);
    if (refusal) return showError(refusal);
    attachments.bring(message.attachments);
    const answered = state.messages.find(({ id }) => id === message.replyTo);
    if (answered && !about) setAbout({ act: "reply", message: answered });
    composer.current?.add(message.content);
  }
  return (
    <section
      aria-label={`Conversation with ${name}`}
      {...drop.handlers}
      className={cn("relative flex min-h-0 min-w-0 flex-col", className)}
    >
      {drop.isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-md border border-ink border-dashed bg-paper/90 text-sm">
          Drop files to send them to {shortName}
        </p>
      )}
      <Announcer chat={chat} name={name} />
      {state.status === "failed" ? (
        <ErrorState
          title="The messages could not be loaded"
          onRetry={() => void store.load()}
          className="flex-1 px-5 md:px-7"
        />
      ) : state.floor === null ? (
        <LogSkeleton />
      ) : (
        <MessageLog
          chat={chat}
          userId={userId}
          theirName={shortName}
          notes={notes}
          typingName={chat.isTyping ? shortName : null}
          focusSeq={focusSeq}
          acts={acts}
          onRead={onRead}
        />
      )}
      {chat.isOffline && (
        <p role="status" className="flex gap-2 px-5 pb-2 text-ink-2 text-xs md:px-7">
          <WifiOff aria-hidden className="mt-0.5 size-4" />
          Live updates are away for a moment. Nothing is lost.
        </p>
      )}
      {later.scheduled.length > 0 && (
        <ScheduledList
          scheduled={later.scheduled}
          onTakeBack={canWrite ? takeBack : undefined}
          onDelete={(message) => later.remove(message, false)}
        />
      )}
      {!maySend ? (
        <WaitsNote act="sendMessages" className="border-rule border-t px-5 py-5 md:px-7" />
      ) : conversation.canSend ? (
        <Composer
          ref={composer}
          conversation={conversation}
          theirName={shortName}
          clientKey={clientKey}
          placeholder={`Write to ${shortName}`}
          focusSignal={focusSignal}
          onTyping={chat.signalTyping}
          attachments={attachments}
          about={
            about && {
              ...about,
              name: about.message.senderProfileId === chat.ownProfileId ? "You" : shortName,
            }
          }
          onAboutEnd={() => setAbout(null)}
          onSend={send}
          onEdit={edit}
          onSendLater={sendLater}
        />
      ) : (
        <p className="border-rule border-t px-5 py-5 text-ink-2 text-sm md:px-7">
          {conversation.blocked
            ? "You blocked this profile. Unblock it under Settings, Privacy, to write again."
            : "This person does not take messages any more."}
        </p>
      )}
    </section>
  );
}

/** Only what the other side writes is read out. Older pages and one's own messages are not news. */
function Announcer({ chat, name }: { chat: OpenChat; name: string }) {
  const { state, ownProfileId } = chat;
  const heard = useRef<number | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (state.floor === null) return;
    const { messages } = state;
    const newest = messages.at(-1)?.seq ?? 0;
    const since = heard.current;
    heard.current = newest;
    if (since === null) return;
    const news = messages.filter(
      ({ seq, senderProfileId }) => seq > since && senderProfileId !== ownProfileId,
    );
    if (news.length > 0)
      setText(
        `${name}: ${news.map(({ content, attachments }) => content || filesInBrief(attachments)).join(" ")}`,
      );
  }, [state, ownProfileId, name]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

const quotedOf = ({ id, seq, senderProfileId, content, attachments }: MessageView): QuotedView => ({
  ...{ id, seq, senderProfileId, excerpt: content, isDeleted: false },
  fileKinds: attachments.map(({ kind }) => kind),
});

function LogSkeleton() {
  return (
    <SkeletonGroup
      label="Loading messages"
      className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-5 py-6 md:px-7"
    >
      <Skeleton block className="h-10 w-3/5 rounded-lg" />
      <Skeleton block className="h-10 w-2/5 rounded-lg" />
      <Skeleton block className="h-14 w-3/5 self-end rounded-lg" />
      <Skeleton block className="h-10 w-1/2 rounded-lg" />
    </SkeletonGroup>
  );
}
