"use client";

import { type ReactNode, useState } from "react";
import type { PitchRecipient, SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { SendPitchDialog } from "@/components/pitching/pitch-dialogs/send-pitch-dialog";
import { MayPress } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import type { ButtonStyle } from "@/components/ui/button-style";

/** `name` is read out: the visible label first, then the recipient. */
export function SendPitchButton({
  recipient,
  pitches,
  best,
  name,
  children,
  ...style
}: ButtonStyle & {
  recipient: PitchRecipient;
  pitches: SavedPitch[];
  best?: { id: string; percent: string } | null;
  name: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <MayPress act="sendPitches">
      <Button aria-label={name} onClick={() => setOpen(true)} {...style}>
        {children}
      </Button>
      <SendPitchDialog
        open={open}
        onOpenChange={setOpen}
        recipient={recipient}
        pitches={pitches}
        best={best}
      />
    </MayPress>
  );
}
