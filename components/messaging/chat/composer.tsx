"use client";

import { SendHorizontal } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "@/components/ui/button";
import { Counter, counterTone } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field-note";
import { useHydrated } from "@/components/ui/use-hydrated";
import { sendMessage } from "@/lib/actions/messages";
import { draftText } from "@/lib/client/stored-draft";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { MESSAGE_LENGTH } from "@/lib/domain/messaging/messages/schema";

/** Enter sends, Shift+Enter breaks the line, and a word that is being composed is left alone. */
export function Composer({
  conversationId,
  clientKey,
  placeholder,
  focusSignal,
  onTyping,
  onSend,
}: {
  conversationId: string;
  /** The key of a message that is posted before or without scripts: sent twice, it is written once. */
  clientKey?: string;
  placeholder: string;
  /** The field takes the focus whenever this changes to another number than 0. */
  focusSignal: number;
  onTyping: () => void;
  onSend: (content: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useStoredDraft(`chat-draft:${conversationId}`, draftText, "");
  const hydrated = useHydrated();
  const [refusal, action] = useActionState(sendMessage, null);
  const { length } = text.trim();
  const tooLong = length > MESSAGE_LENGTH;
  const canSend = length > 0 && !tooLong;
  const counted = counterTone(length, MESSAGE_LENGTH) !== "rest";

  // The text that was typed before React was there stays.
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) setText(field.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (focusSignal > 0) field.current?.focus();
  }, [focusSignal]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend) return;
    onSend(text.trim());
    setText("");
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Safari ends a composition before the key that ended it: that one still says 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  }

  return (
    <form
      action={action}
      onSubmit={send}
      noValidate={hydrated}
      className="border-rule border-t px-3 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-5 md:pt-3 md:pb-4"
    >
      <input type="hidden" name="conversationId" value={conversationId} />
      {clientKey && <input type="hidden" name="clientKey" value={clientKey} />}
      {refusal && <FieldError>{refusal.message}</FieldError>}
      <div className="flex items-end gap-2">
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
          onChange={(event) => {
            setText(event.target.value);
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
      </div>
      {counted && (
        <div className="flex justify-between gap-4 pt-1.5">
          {tooLong && (
            <FieldError>A message has {MESSAGE_LENGTH.toLocaleString("en")} characters at most</FieldError>
          )}
          <Counter id={`${id}-count`} length={length} max={MESSAGE_LENGTH} />
        </div>
      )}
    </form>
  );
}
