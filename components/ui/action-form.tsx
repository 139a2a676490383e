"use client";

import { useActionState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { insteadOfPost } from "@/components/ui/in-place";
import type { FormState } from "@/lib/core/errors";

/** A button that is a form of its own works without scripts; a refusal is shown below it. */
export function ActionForm({
  action,
  fields = {},
  onPress,
  busy,
  ...button
}: Omit<ButtonProps, "type"> & {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  fields?: Record<string, string>;
  /** It replaces the form's post once scripts are there. */
  onPress?: () => void;
}) {
  const [refusal, act, sending] = useActionState(action, null);
  return (
    <form action={act} onSubmit={onPress && insteadOfPost(onPress)} className="grid gap-1.5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} busy={busy || sending} />
      {refusal && <FieldError>{refusal.message}</FieldError>}
    </form>
  );
}
