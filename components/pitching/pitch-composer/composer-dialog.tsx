"use client";

import { useId } from "react";
import { type BlockedPitch, explainNoPitch } from "@/components/pitching/pitch-composer/blocked-pitch";
import { BlockedPitchLinks } from "@/components/pitching/pitch-composer/blocked-pitch-section";
import { ComposerActions, ComposerForm } from "@/components/pitching/pitch-composer/composer-form";
import { PitchSent, SENT_PATH, sentTitle } from "@/components/pitching/pitch-composer/pitch-sent";
import { type ComposerRecipient, PITCH_HASH } from "@/components/pitching/pitch-composer/recipient";
import { fetchSender, type Sender } from "@/components/pitching/pitch-composer/sender";
import { useComposer } from "@/components/pitching/pitch-composer/use-composer";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";

export { fetchSender };

export type ComposerDialogProps = {
  recipient: ComposerRecipient;
  sender: Sender | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * "Send Pitch to {name}" has two steps over a newsroom or a profile. What is written is stored in this browser, open or
 * closed, until it is sent; signing in for it leads back to the open window.
 */
export function ComposerDialog({ recipient, sender, open, onOpenChange }: ComposerDialogProps) {
  const blocked = explainNoPitch(sender, recipient);
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open &&
        (blocked ? (
          <BlockedPitchWindow {...blocked} close={close} />
        ) : (
          <ComposerWindow recipient={recipient} sender={sender} close={close} />
        ))}
    </Dialog>
  );
}

function ComposerWindow({
  recipient,
  sender,
  close,
}: {
  recipient: ComposerRecipient;
  sender: Sender | null;
  close: () => void;
}) {
  const id = useId();
  const formId = `${id}-form`;
  const composer = useComposer({ id, recipient, sender, returnTo: hereWithWindow });
  if (composer.sent) {
    return (
      <DialogContent
        title={sentTitle(recipient)}
        actions={
          <>
            <Button variant="text" onClick={close}>
              Close
            </Button>
            <LinkButton href={SENT_PATH} prefetch={false} variant="ink">
              See it in Sent
            </LinkButton>
          </>
        }
      >
        <PitchSent recipient={recipient} />
      </DialogContent>
    );
  }
  return (
    <DialogContent
      phone="full"
      className="md:w-[640px]"
      title={`Send Pitch to ${recipient.name}`}
      note={sender ? answerTimeNote : "You sign in before it goes out"}
      actions={<ComposerActions formId={formId} composer={composer} />}
    >
      <ComposerForm id={formId} recipient={recipient} sender={sender} composer={composer} level={3} />
    </DialogContent>
  );
}

function BlockedPitchWindow({ title, text, ways, close }: BlockedPitch & { close: () => void }) {
  return (
    <DialogContent
      title={title}
      description={text}
      actions={
        <Button variant="ink" onClick={close}>
          Close
        </Button>
      }
    >
      <BlockedPitchLinks ways={ways} />
    </DialogContent>
  );
}

const hereWithWindow = () => window.location.pathname + window.location.search + PITCH_HASH;
