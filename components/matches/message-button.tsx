"use client";

import { useState } from "react";
import type { PitchRecipient, SavedPitch } from "@/components/pitch-dialogs/saved-pitch";
import { SendPitchDialog } from "@/components/pitch-dialogs/send-pitch-dialog";
import { Button } from "@/components/ui/button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";

/** MESSAGE: Send Pitch until the two have a conversation, then the chat. */
export function MessageButton({
  recipient,
  conversationId,
  pitches,
  best,
  ...style
}: ButtonStyle & {
  recipient: PitchRecipient;
  conversationId: string | null;
  pitches: SavedPitch[];
  best?: { id: string; percent: string } | null;
}) {
  const [open, setOpen] = useState(false);
  // The visible word first, as people say it to their computer.
  const name = `MESSAGE ${recipient.name}`;
  if (conversationId) {
    return (
      <LinkButton
        href={`/matching?tab=inbox&conversation=${conversationId}`}
        prefetch={false}
        caps
        aria-label={name}
        {...style}
      >
        MESSAGE
      </LinkButton>
    );
  }
  return (
    <>
      <Button caps aria-label={name} onClick={() => setOpen(true)} {...style}>
        MESSAGE
      </Button>
      <SendPitchDialog
        open={open}
        onOpenChange={setOpen}
        recipient={recipient}
        pitches={pitches}
        best={best}
      />
    </>
  );
}
