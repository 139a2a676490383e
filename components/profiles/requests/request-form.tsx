"use client";

import { useActionState, useEffect, useRef } from "react";
import { REQUEST_DRAFT } from "@/components/profiles/requests/request-draft";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Textarea } from "@/components/ui/textarea";
import { useStoredFields } from "@/lib/client/use-stored-fields";
import type { FormState } from "@/lib/core/errors";
import { type RequestView, requestLimits } from "@/lib/domain/profiles/requests/schema";

const FIELDS = ["title", "description", "deadline"] as const;

/**
 * Writes a request, or saves `initial`. It works without scripts; errors stand beside their fields, the first is
 * focused. What is typed into a new one survives a reload.
 */
export function RequestForm({
  action,
  initial,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  initial: RequestView | null;
}) {
  const [refusal, act, sending] = useActionState(action, null);
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (name: (typeof FIELDS)[number]) => refusal?.fields?.[name]?.[0];
  const typed = (name: (typeof FIELDS)[number]) => refusal?.values[name]?.[0];

  // A published one is in the form already. The page that a new one leads to deletes what was typed.
  useStoredFields(form, initial ? null : REQUEST_DRAFT);

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);

  return (
    <form ref={form} action={act} noValidate className="grid max-w-prose gap-5">
      <FormError>{refusal && !FIELDS.some(errorOf) && refusal.message}</FormError>
      {initial && <input type="hidden" name="id" value={initial.id} />}
      {initial?.deadline && <input type="hidden" name="deadlineBefore" value={initial.deadline} />}
      <Field label="Title" max={requestLimits.title} error={errorOf("title")}>
        <Input name="title" defaultValue={typed("title") ?? initial?.title} />
      </Field>
      <Field
        label="Description"
        note="optional"
        help="Whom or what you look for, and for which story"
        max={requestLimits.description}
        error={errorOf("description")}
      >
        <Textarea name="description" rows={6} defaultValue={typed("description") ?? initial?.description} />
      </Field>
      <Field
        label="Deadline"
        note="optional"
        help="The request closes by itself at the end of this day, UTC"
        error={errorOf("deadline")}
      >
        <Input
          type="date"
          name="deadline"
          className="max-w-56"
          defaultValue={typed("deadline") ?? initial?.deadline?.slice(0, 10)}
        />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2 max-sm:grid">
        <Button type="submit" variant="ink" busy={sending} busyLabel="Saving">
          {initial ? "Save changes" : "Publish request"}
        </Button>
        <LinkButton href="/requests" variant="text">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
