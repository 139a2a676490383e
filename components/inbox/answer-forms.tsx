"use client";

import { type FormEvent, useActionState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { answerPitch } from "@/lib/actions/pitches";
import type { PitchView } from "@/lib/domain/pitches/schema";

type Props = Pick<ButtonProps, "variant" | "size" | "className"> & { pitch: PitchView; onPress: () => void };

/** Accept Collaboration: pressed before and without scripts it is a form, with them the inbox answers in place. */
export function AcceptForm({ pitch, accepting, onPress, ...button }: Props & { accepting: boolean }) {
  const [sent, action] = useActionState(answerPitch, null);
  return (
    <form action={action} onSubmit={instead(onPress)} className="grid gap-1.5">
      <input type="hidden" name="id" value={pitch.id} />
      <input type="hidden" name="response" value="accepted" />
      <Button type="submit" {...button} busy={accepting} busyLabel="Accepting">
        Accept Collaboration
      </Button>
      {sent && <FieldError>{sent.message}</FieldError>}
    </form>
  );
}

/** Decline: its reasons stand in a window over the inbox, and on a page without scripts. */
export function DeclineForm({ pitch, onPress, ...button }: Props) {
  return (
    <form action={`/matching/decline/${pitch.id}`} onSubmit={instead(onPress)} className="grid">
      <Button type="submit" {...button}>
        Decline
      </Button>
    </form>
  );
}

const instead = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};
