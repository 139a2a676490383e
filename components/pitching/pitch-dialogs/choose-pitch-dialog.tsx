"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { PitchRecipient, SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import {
  SavedPitchChoice,
  SavedPitchesPending,
} from "@/components/pitching/pitch-dialogs/saved-pitch-choice";
import { SendPitchDialog } from "@/components/pitching/pitch-dialogs/send-pitch-dialog";
import { SendProblemNote } from "@/components/pitching/pitch-dialogs/send-problem-note";
import { usePitchSend } from "@/components/pitching/pitch-dialogs/use-pitch-send";
import { useSavedPitches } from "@/components/pitching/pitch-dialogs/use-saved-pitches";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";

export type ChoosePitchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  recipient: PitchRecipient;
  /** The viewer's saved pitches, read on opening where not given; those in use for matching are listed. */
  pitches?: SavedPitch[];
  best?: { id: string; percent: string } | null;
  /** The part above the list: the moment of a match. */
  headline?: ReactNode;
  lead?: ReactNode;
  media?: ReactNode;
  cancelLabel?: string;
  onSent?: () => void;
};

/** "Choose a Pitch" lists the active pitches, one to send, and "Send Custom Message Instead". */
export function ChoosePitchDialog({ open, onOpenChange, ...rest }: ChoosePitchDialogProps) {
  const [writing, setWriting] = useState(false);
  // The second window opens from a button of the first, which is gone by then: the focus returns to where it was before
  // both.
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <>
      <Dialog open={open && !writing} onOpenChange={onOpenChange}>
        {open && !writing && (
          <ChoosePitchWindow {...rest} close={() => onOpenChange(false)} onCustom={() => setWriting(true)} />
        )}
      </Dialog>
      <SendPitchDialog
        customOnly
        open={open && writing}
        onOpenChange={(next) => {
          setWriting(false);
          if (!next) onOpenChange(false);
        }}
        recipient={rest.recipient}
        onSent={rest.onSent}
        returnFocus={opener}
      />
    </>
  );
}

function ChoosePitchWindow({
  recipient,
  pitches: given,
  best,
  headline,
  lead,
  media,
  cancelLabel = "Cancel",
  onSent,
  close,
  onCustom,
}: Omit<ChoosePitchDialogProps, "open" | "onOpenChange"> & { close: () => void; onCustom: () => void }) {
  const sending = usePitchSend(recipient);
  const saved = useSavedPitches(given, true);
  const active = saved.pitches?.filter(({ isActive }) => isActive) ?? [];
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? active.find(({ id }) => id === best?.id)?.id ?? active[0]?.id;

  async function send() {
    if (!chosen || !(await sending.sendSaved(chosen))) return;
    onSent?.();
    close();
  }

  return (
    <DialogContent
      media={media}
      title={
        headline ? (
          <span className="h1">
            {headline}
            <span className="sr-only"> Choose a Pitch</span>
          </span>
        ) : (
          "Choose a Pitch"
        )
      }
      description={lead ?? `It goes to ${recipient.name} as it stands.`}
      note={answerTimeNote}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            variant="ink"
            disabled={!chosen}
            busy={sending.busy !== null}
            busyLabel="Sending"
            onClick={() => void send()}
          >
            Send Pitch
          </Button>
        </>
      }
    >
      <div className="my-3">
        <SendProblemNote problem={sending.problem} />
      </div>
      {saved.pitches === null ? (
        <SavedPitchesPending failed={saved.failed} onRetry={() => void saved.retry()} />
      ) : (
        <SavedPitchChoice
          legend="Choose a Pitch"
          hideLegend={!headline}
          pitches={active}
          chosen={chosen}
          onChoose={setPicked}
          best={best}
        />
      )}
      <button type="button" className="link hit-area mt-4 text-sm" onClick={onCustom}>
        Send Custom Message Instead
      </button>
    </DialogContent>
  );
}
