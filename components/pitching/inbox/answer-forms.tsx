"use client";

import type { ReactNode } from "react";
import { ActionForm } from "@/components/ui/action-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import { PageForm } from "@/components/ui/page-form";
import { answerPitch } from "@/lib/actions/pitches";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";

type Props = Pick<ButtonProps, "variant" | "size" | "className"> & { pitch: PitchView; onPress: () => void };

/** Before and without scripts Accept Collaboration is a form; with them the inbox answers in place. */
export function AcceptForm({ pitch, accepting, ...button }: Props & { accepting: boolean }) {
  return (
    <ActionForm
      action={answerPitch}
      fields={{ id: pitch.id, response: "accepted" }}
      {...button}
      busy={accepting}
      busyLabel="Accepting"
    >
      Accept Collaboration
    </ActionForm>
  );
}

/** The button's window opens over the inbox; before and without scripts it leads to a page that asks the same. */
export function ActForm({
  act,
  pitch,
  onPress,
  ...button
}: Props & { act: "decline" | "withdraw" | "complete"; children: ReactNode }) {
  return (
    <PageForm path={`/matching/${act}/${pitch.id}`} onPress={onPress} className="grid">
      <Button type="submit" {...button} />
    </PageForm>
  );
}
