"use client";

import { REQUEST_DRAFT } from "@/components/profiles/requests/request-draft";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Textarea } from "@/components/ui/textarea";
import { useServerForm } from "@/lib/client/use-server-form";
import type { FormState } from "@/lib/core/errors";
import { type RequestView, requestLimits } from "@/lib/domain/profiles/requests/schema";

const FIELDS = ["title", "description", "deadline"] as const;

/**
 * Writes a request, or saves `initial`. It works without scripts; errors stand beside their fields, the first is
 * focused. What is typed survives a reload and a link that leads away.
 */
export function RequestForm({
  action,
  initial,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  initial: RequestView | null;
}) {
  // A new one's draft is deleted by the page that it leads to.
  const draft = initial ? `${REQUEST_DRAFT}:${initial.id}` : REQUEST_DRAFT;
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(action, draft);

  return (
    <form {...form} className="grid max-w-prose gap-5">
      <FormError>{problemBeside(FIELDS)}</FormError>
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
