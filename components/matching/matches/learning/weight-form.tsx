"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { insteadOfPost } from "@/components/ui/in-place";
import type { FormState } from "@/lib/core/errors";

/** The button that takes something back, or brings it back, is a form before and without scripts. */
export function WeightForm({
  action,
  topicId,
  act,
  label,
  about,
  busy,
  onSend,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Null for everything. */
  topicId: string | null;
  act: string;
  label: string;
  /** The subject of the label, for screen readers. */
  about: string;
  busy: boolean;
  onSend: () => void;
}) {
  const [refusal, post] = useActionState(action, null);
  return (
    <form action={post} onSubmit={insteadOfPost(onSend)} className="grid flex-none justify-items-end">
      {topicId && <input type="hidden" name="id" value={topicId} />}
      <Button type="submit" size="sm" data-act={act} busy={busy}>
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
      {refusal && <FieldError>{refusal.message}</FieldError>}
    </form>
  );
}
