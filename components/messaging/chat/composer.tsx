"use client";

import { Mic, Paperclip, SendHorizontal, X } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { SendLater } from "@/components/messaging/chat/send-later";
import { excerptOf } from "@/components/messaging/chat/timeline";
import { useMessageDraft } from "@/components/messaging/chat/use-message-draft";
import type { Attachments } from "@/components/messaging/files/use-attachments";
import { Button } from "@/components/ui/button";
import { Counter, counterTone } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import { useDeferred } from "@/components/ui/use-deferred";
import { useHydrated } from "@/components/ui/use-hydrated";
import { sendMessage } from "@/lib/actions/messages";
import {
  type ConversationView,
  MESSAGE_LENGTH,
  type MessageView,
} from "@/lib/domain/messaging/messages/schema";
import { PICTURES, SOUNDS, VIDEOS } from "@/lib/utils/file-types";

const ATTACHABLE = `${PICTURES},${VIDEOS},${SOUNDS},application/pdf`;
const loadAttachList = () =>
  import("@/components/messaging/files/attach-list").then(({ AttachList }) => AttachList);
const loadVoiceRecorder = () =>
  import("@/components/messaging/files/voice-recorder").then(({ VoiceRecorder }) => VoiceRecorder);

/** A message that is written about another one: in answer to it, or as its new wording. */
export type MessageAbout = { act: "reply" | "edit"; message: MessageView };

export type ComposerHandle = {
  /** Puts a text that came back below what is there. */
  add: (text: string) => void;
};

/** Enter sends, Shift+Enter breaks the line, and a word that is being composed is left alone. */
export function Composer({
  ref,
  conversation,
  clientKey,
  placeholder,
  theirName,
  focusSignal,
  attachments,
  about,
  onAboutEnd,
  onTyping,
  onSend,
  onSendLater,
}: {
  ref?: Ref<ComposerHandle>;
  conversation: ConversationView;
  /** The key of a message that is posted before or without scripts: sent twice, it is written once. */
  clientKey?: string;
  placeholder: string;
  theirName: string;
  /** The field takes the focus whenever this changes to another number than 0. */
  focusSignal: number;
  attachments: Attachments;
  /** The message that is answered or edited, and who wrote it. */
  about: (MessageAbout & { name: string }) | null;
  onAboutEnd: () => void;
  onTyping: () => void;
  /** Resolves to a sentence when an edit was refused. */
  onSend: (content: string) => Promise<string | undefined>;
  onSendLater: (content: string, sendAt: string) => Promise<string | undefined>;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { id: conversationId } = conversation;
  const { text, write, clear } = useMessageDraft(conversation);
  const hydrated = useHydrated();
  const [refusal, action] = useActionState(sendMessage, null);
  const { length } = text.trim();
  const tooLong = length > MESSAGE_LENGTH;
  const { files, areReady } = attachments;
  const canSend = (length > 0 || files.length > 0) && areReady && !tooLong;
  const input = useRef<HTMLInputElement>(null);
  const [AttachList, askAttachList] = useDeferred(loadAttachList);
  const [VoiceRecorder, askVoiceRecorder] = useDeferred(loadVoiceRecorder);
  const [isRecording, setIsRecording] = useState(false);
  const hasFiles = files.length > 0;
  useEffect(() => {
    if (hasFiles) void askAttachList();
  }, [hasFiles, askAttachList]);
  const counted = counterTone(length, MESSAGE_LENGTH) !== "rest";

  // The text that was typed before React was there stays.
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) write(field.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (focusSignal > 0) field.current?.focus();
  }, [focusSignal]);

  // The text that was begun comes back when an edit ends.
  const begun = useRef("");
  const [problem, setProblem] = useState<string>();
  const startAbout = useEffectEvent(() => {
    if (about?.act === "edit") {
      begun.current = text;
      write(about.message.content, false);
    }
    field.current?.focus();
  });
  useImperativeHandle(ref, () => ({
    add: (more) => {
      const below = (old: string) => [old.trim(), more].filter(Boolean).join("\n\n");
      // While an old message is edited, it waits with the text that was begun before.
      if (about?.act === "edit") begun.current = below(begun.current);
      else write(below(text));
      field.current?.focus();
    },
  }));
  const aboutKey = about && `${about.act} ${about.message.id}`;
  useEffect(() => {
    if (aboutKey) startAbout();
  }, [aboutKey]);
  function endAbout() {
    if (about?.act === "edit") write(begun.current, false);
    onAboutEnd();
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend) return;
    const sent = text.trim();
    setProblem(undefined);
    if (about?.act === "edit") write(begun.current, false);
    else clear();
    void onSend(sent).then(setProblem);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && about) return endAbout();
    // Safari ends a composition before the key that ended it: that one still says 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {hasFiles && AttachList && <AttachList attachments={attachments} />}
      <form
        action={action}
        onSubmit={send}
        noValidate={hydrated}
        className="border-rule border-t px-3 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-5 md:pt-3 md:pb-4"
      >
        <input type="hidden" name="conversationId" value={conversationId} />
        {clientKey && <input type="hidden" name="clientKey" value={clientKey} />}
        {refusal && <FieldError>{refusal.message}</FieldError>}
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
        {about && (
          <div className="mb-2 flex items-center gap-3 border-accent-vivid border-l-2 pl-2.5 text-xs">
            <p className="min-w-0 flex-1">
              <b className="block font-[600]">
                {about.act === "edit" ? "Edit your message" : `Answer to ${about.name}`}
              </b>
              <span className="block truncate text-ink-2">{excerptOf(about.message)}</span>
            </p>
            <IconButton label={about.act === "edit" ? "Stop editing" : "Stop answering"} onClick={endAbout}>
              <X aria-hidden />
            </IconButton>
          </div>
        )}
        {hydrated && (
          <input
            ref={input}
            type="file"
            multiple
            accept={ATTACHABLE}
            aria-label="Choose files"
            className="hidden"
            onChange={({ target }) => {
              attachments.add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        )}
        {isRecording && VoiceRecorder ? (
          <VoiceRecorder onDone={(note) => attachments.add([note])} onClose={() => setIsRecording(false)} />
        ) : (
          <div className="flex items-end gap-2">
            {hydrated && (
              <span className="-ml-2 flex flex-none">
                <IconButton label="Attach a file" onClick={() => input.current?.click()}>
                  <Paperclip aria-hidden />
                </IconButton>
                <IconButton
                  label="Record a voice note"
                  onClick={() => void askVoiceRecorder().then(() => setIsRecording(true))}
                >
                  <Mic aria-hidden />
                </IconButton>
              </span>
            )}
            <label htmlFor={id} className="sr-only">
              Message
            </label>
            <textarea
              ref={field}
              id={id}
              name="content"
              required
              rows={1}
              value={text}
              placeholder={placeholder}
              aria-invalid={tooLong || undefined}
              aria-describedby={counted ? `${id}-count` : undefined}
              enterKeyHint="send"
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = [...event.clipboardData.files];
                if (pasted.length === 0) return;
                event.preventDefault();
                attachments.add(pasted);
              }}
              onChange={(event) => {
                write(event.target.value, about?.act !== "edit");
                if (event.target.value.trim()) onTyping();
              }}
              className="control field-sizing-content max-h-40 resize-none placeholder:truncate"
            />
            <Button
              type="submit"
              variant="ink"
              aria-label="Send"
              disabled={hydrated && !canSend}
              className="[&_svg]:size-5"
            >
              <SendHorizontal aria-hidden />
            </Button>
            {hydrated && about?.act !== "edit" && (
              <SendLater
                conversationId={conversationId}
                theirName={theirName}
                disabled={!canSend}
                onSend={async (sendAt) => {
                  const refusal = await onSendLater(text.trim(), sendAt);
                  setProblem(refusal);
                  if (!refusal) clear();
                }}
              />
            )}
          </div>
        )}
        {counted && (
          <div className="flex justify-between gap-4 pt-1.5">
            {tooLong && (
              <FieldError>A message has {MESSAGE_LENGTH.toLocaleString("en")} characters at most</FieldError>
            )}
            <Counter id={`${id}-count`} length={length} max={MESSAGE_LENGTH} />
          </div>
        )}
      </form>
    </>
  );
}
