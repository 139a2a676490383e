"use client";

import { type FormEvent, useId, useState } from "react";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import type { DeclineReason } from "@/db/enums";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { DeclineReasons } from "./decline-reasons";
import { counterpartOf } from "./labels";

/** `onDecline` says whether it worked; then the window closes. */
export function DeclineDialog({
  pitch,
  onClose,
  onDecline,
}: {
  /** Null while closed. */
  pitch: PitchView | null;
  onClose: () => void;
  onDecline: (pitch: PitchView, reason: DeclineReason) => Promise<boolean>;
}) {
  const formId = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  function close() {
    setReason(null);
    setMissing(false);
    onClose();
  }

  async function decline(event: FormEvent) {
    event.preventDefault();
    if (!pitch || busy) return;
    if (!reason) return setMissing(true);
    setBusy(true);
    const done = await onDecline(pitch, reason);
    setBusy(false);
    if (done) close();
  }

  return (
    <Dialog open={pitch !== null} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Decline this pitch?"
        description={pitch && `${counterpartOf(pitch).name} is told the reason, nothing else.`}
        actions={
          <FormActions form={formId} onCancel={close} busy={busy} busyLabel="Declining">
            Decline
          </FormActions>
        }
      >
        <form id={formId} onSubmit={decline} className="mt-4">
          <DeclineReasons
            error={missing && !reason && "Please choose a reason"}
            radioOf={(value) => ({ checked: reason === value, onChange: () => setReason(value) })}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
