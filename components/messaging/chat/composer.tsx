"use client";

import { Mic, Paperclip, SendHorizontal } from "lucide-react";
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
import { AboutBar, type MessageAbout, RefusedEdit } from "@/components/messaging/chat/about-bar";
import { SendLater } from "@/components/messaging/chat/send-later";
import { useMessageDraft } from "@/components/messaging/chat/use-message-draft";
import type { Attachments } from "@/components/messaging/files/use-attachments";
import { countOf } from "@/components/profiles/profiles/labels";
import { Button } from "@/components/ui/button";
import { Counter, counterTone } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import { useDeferred } from "@/components/ui/use-deferred";
import { useHydrated } from "@/components/ui/use-hydrated";
import { sendMessage } from "@/lib/actions/messages";
import { bounds } from "@/lib/core/bounds";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { PICTURES, SOUNDS, VIDEOS } from "@/lib/utils/file-types";

const ATTACHABLE = `${PICTURES},${VIDEOS},${SOUNDS},application/pdf`;
const loadAttachList = () =>
  import("@/components/messaging/files/attach-list").then(({ AttachList }) => AttachList);
const loadVoiceRecorder = () =>
  import("@/components/messaging/files/voice-recorder").then(({ VoiceRecorder }) => VoiceRecorder);

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
  onEdit,
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
  /** Sends a message of its own, which ends the draft up to this counter. */
  onSend: (content: string, draftCounter: number) => void;
  /** Gives the message that is edited its new wording. Resolves to a sentence when that was refused. */
  onEdit: (content: string) => Promise<string | undefined>;
  onSendLater: (content: string, sendAt: string) => Promise<string | undefined>;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { id: conversationId } = conversation;
  const { text, write, edit, add, clear } = useMessageDraft(conversation);
  const hydrated = useHydrated();
  const [refusal, action] = useActionState(sendMessage, null);
  const { length } = text.trim();
  const tooLong = length > bounds.message;
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
  const counted = counterTone(length, bounds.message) !== "rest";

  // The text that was typed before React was there stays.
  const takeOver = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== text) write(early);
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (focusSignal > 0) field.current?.focus();
  }, [focusSignal]);

  const isEdit = about?.act === "edit";
  const [problem, setProblem] = useState<string>();
  const changeAbout = useEffectEvent(() => {
    edit(about?.act === "edit" ? about.message.content : null);
    if (about) field.current?.focus();
  });
  useImperativeHandle(ref, () => ({
    add: (more) => {
      add(more);
      field.current?.focus();
    },
  }));
  const aboutKey = about && `${about.act} ${about.message.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another message is meant, or none
  useEffect(() => changeAbout(), [aboutKey]);
  const [isSaving, setIsSaving] = useState(false);
  function endAbout() {
    setProblem(undefined);
    onAboutEnd();
    field.current?.focus();
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend || isSaving) return;
    setProblem(undefined);
    if (isEdit) void saveEdit();
    else onSend(text.trim(), clear());
    field.current?.focus();
  }

  // The new wording stays in the field until the server has it.
  async function saveEdit() {
    setIsSaving(true);
    const refusal = await onEdit(text.trim());
    setIsSaving(false);
    setProblem(refusal);
  }

  // What was begun before the edit stays the draft.
  function sendAsNew() {
    onSend(text.trim(), 0);
    endAbout();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && about && !isSaving) return endAbout();
    // Safari ends a composition before the key that ended it: that one still says 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {hasFiles && AttachList ? (
        <AttachList attachments={attachments} />
      ) : (
        (hasFiles || attachments.arriving > 0) && (
          <p role="status" className="meta border-rule border-t px-3 py-2 md:px-5">
            Adding {countOf(files.length || attachments.arriving, "file")}
          </p>
        )
      )}
      <form
        action={action}
        onSubmit={send}
        noValidate={hydrated}
        className="border-rule border-t px-3 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-5 md:pt-3 md:pb-4"
      >
        <input type="hidden" name="conversationId" value={conversationId} />
        {clientKey && <input type="hidden" name="clientKey" value={clientKey} />}
        {refusal && <FieldError>{refusal.message}</FieldError>}
        {problem && !isEdit && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
        {about && <AboutBar about={about} busy={isSaving} onEnd={endAbout} />}
        {problem && isEdit && <RefusedEdit problem={problem} text={text.trim()} onSendNew={sendAsNew} />}
        {hydrated && (
          <input
            ref={input}
            type="file"
            multiple
            accept={ATTACHABLE}
            aria-label="Choose files"
            className="hidden"
            onChange={({ target }) => {
              void attachments.add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        )}
        {isRecording && VoiceRecorder ? (
          <VoiceRecorder
            onDone={(note) => void attachments.add([note])}
            onClose={() => setIsRecording(false)}
          />
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
              dir="auto"
              ref={field}
              id={id}
              name="content"
              required
              readOnly={isSaving}
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
                void attachments.add(pasted);
              }}
              onChange={(event) => {
                write(event.target.value);
                if (event.target.value.trim() && !isEdit) onTyping();
              }}
              className="control field-sizing-content max-h-40 resize-none placeholder:truncate"
            />
            <Button
              type="submit"
              variant="ink"
              aria-label="Send"
              busy={isSaving}
              disabled={hydrated && !canSend}
              className="[&_svg]:size-5"
            >
              <SendHorizontal aria-hidden />
            </Button>
            {hydrated && !isEdit && (
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
              <FieldError>A message has {bounds.message.toLocaleString("en")} characters at most</FieldError>
            )}
            <Counter id={`${id}-count`} length={length} max={bounds.message} />
          </div>
        )}
      </form>
    </>
  );
}
