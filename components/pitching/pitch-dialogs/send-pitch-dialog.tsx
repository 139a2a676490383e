"use client";

import { type RefObject, useId, useState } from "react";
import { MessageForm, useMessageForm } from "@/components/pitching/pitch-dialogs/message-form";
import type { PitchRecipient, SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import {
  SavedPitchChoice,
  SavedPitchesPending,
} from "@/components/pitching/pitch-dialogs/saved-pitch-choice";
import { SendProblemNote } from "@/components/pitching/pitch-dialogs/send-problem-note";
import { usePitchSend } from "@/components/pitching/pitch-dialogs/use-pitch-send";
import { useSavedPitches } from "@/components/pitching/pitch-dialogs/use-saved-pitches";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";

export type SendPitchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  recipient: PitchRecipient;
  /** The viewer's saved pitches; read on opening where the page does not know them. */
  pitches?: SavedPitch[];
  /** The saved pitch that suits best, proposed first. */
  best?: { id: string; percent: string } | null;
  /** Only the message is offered, after "Send Custom Message Instead". */
  customOnly?: boolean;
  onSent?: () => void;
  /** The focus goes there on closing, when what opened the window is gone by then. */
  returnFocus?: RefObject<Element | null>;
};

/**
 * "Send Pitch to {name}" sends a complete saved pitch unchanged, or a message with subject and optional link. What is
 * typed stays until it is sent, whether the window is open or closed.
 */
export function SendPitchDialog({ open, onOpenChange, ...rest }: SendPitchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <SendPitchWindow {...rest} close={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function SendPitchWindow({
  recipient,
  pitches: given,
  best,
  customOnly = false,
  onSent,
  returnFocus,
  close,
}: Omit<SendPitchDialogProps, "open" | "onOpenChange"> & { close: () => void }) {
  const formId = useId();
  const sending = usePitchSend(recipient);
  const message = useMessageForm(recipient.id);
  const saved = useSavedPitches(given, !customOnly);
  const [picked, setPicked] = useState<string>();
  const offered = customOnly ? [] : (saved.pitches ?? []);
  const chosen = picked ?? offered.find(({ id }) => id === best?.id)?.id ?? offered[0]?.id;
  const waiting = !customOnly && saved.pitches === null;

  function finish(sent: boolean) {
    if (!sent) return;
    onSent?.();
    close();
  }

  return (
    <DialogContent
      phone="full"
      title={`Send Pitch to ${recipient.name}`}
      note={answerTimeNote}
      {...(returnFocus && { onCloseAutoFocus: focusOn(returnFocus) })}
      actions={
        <FormActions
          form={formId}
          onCancel={close}
          disabled={!message.ready}
          busy={sending.busy === "message"}
          busyLabel="Sending"
        >
          Send
        </FormActions>
      }
    >
      <div className="has-[p]:mb-4">
        <SendProblemNote problem={sending.problem} />
      </div>
      {(waiting || offered.length > 0) && (
        <div className="mb-6">
          {waiting ? (
            <SavedPitchesPending failed={saved.failed} onRetry={() => void saved.retry()} />
          ) : (
            <>
              <SavedPitchChoice
                legend="A saved pitch"
                pitches={offered}
                chosen={chosen}
                onChoose={setPicked}
                best={best}
              />
              <Button
                className="mt-3 max-md:w-full"
                busy={sending.busy === "pitch"}
                busyLabel="Sending"
                onClick={async () => chosen && finish(await sending.sendSaved(chosen))}
              >
                Send Saved Pitch
              </Button>
            </>
          )}
        </div>
      )}
      <div>
        {!customOnly && (waiting || offered.length > 0) && (
          <h3 className="h3 mb-3 border-ink border-t-2 pt-4">Or a message of your own</h3>
        )}
        <MessageForm
          id={formId}
          state={message}
          problem={sending.problem}
          onSend={async (values) => {
            const sent = await sending.sendMessage(values);
            if (sent) message.forget();
            finish(sent);
          }}
        />
      </div>
    </DialogContent>
  );
}

const focusOn = (target: RefObject<Element | null>) => (event: Event) => {
  event.preventDefault();
  if (target.current instanceof HTMLElement) target.current.focus();
};
