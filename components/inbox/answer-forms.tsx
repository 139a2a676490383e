"use client";

import { type ReactNode, useActionState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { insteadOfPost } from "@/components/ui/in-place";
import { answerPitch } from "@/lib/actions/pitches";
import type { PitchView } from "@/lib/domain/pitches/schema";

type Props = Pick<ButtonProps, "variant" | "size" | "className"> & { pitch: PitchView; onPress: () => void };

/** Accept Collaboration: pressed before and without scripts it is a form, with them the inbox answers in place. */
export function AcceptForm({ pitch, accepting, onPress, ...button }: Props & { accepting: boolean }) {
  const [sent, action] = useActionState(answerPitch, null);
  return (
    <form action={action} onSubmit={insteadOfPost(onPress)} className="grid gap-1.5">
      <input type="hidden" name="id" value={pitch.id} />
      <input type="hidden" name="response" value="accepted" />
      <Button type="submit" {...button} busy={accepting} busyLabel="Accepting">
        Accept Collaboration
      </Button>
      {sent && <FieldError>{sent.message}</FieldError>}
    </form>
  );
}

/** A button whose window opens over the inbox; before and without scripts it leads to a page that asks the same. */
export function ActForm({
  act,
  pitch,
  onPress,
  ...button
}: Props & { act: "decline" | "withdraw" | "complete"; children: ReactNode }) {
  return (
    <form action={`/matching/${act}/${pitch.id}`} onSubmit={insteadOfPost(onPress)} className="grid">
      <Button type="submit" {...button} />
    </form>
  );
}
