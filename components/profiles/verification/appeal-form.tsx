"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Textarea } from "@/components/ui/textarea";
import { appealEvidence } from "@/lib/actions/verification";
import { useServerForm } from "@/lib/client/use-server-form";
import { verificationLimits } from "@/lib/domain/profiles/evidence/rules";

/** Asks staff to look at what the check refused, with one's reason. It opens and works without scripts. */
export function AppealForm({ id }: { id: string }) {
  const { form, refusal, problemBeside, sending, errorOf, typed } = useServerForm(
    appealEvidence,
    `appeal:${id}`,
  );
  return (
    <details className="mt-2" open={refusal !== null || undefined}>
      <summary className="hit-area link w-fit cursor-pointer text-sm">Ask our staff to look at it</summary>
      <form {...form} className="mt-4 grid max-w-[480px] gap-4">
        <FormError>{problemBeside(["reason"])}</FormError>
        <input type="hidden" name="id" value={id} />
        <Field
          label="What should they know?"
          id={`appeal-${id}`}
          error={errorOf("reason")}
          max={verificationLimits.appeal}
          help="Why the page cannot show it, or where else it can be seen"
        >
          <Textarea name="reason" rows={3} defaultValue={typed("reason")} />
        </Field>
        <div>
          <Button type="submit" busy={sending} busyLabel="Sending">
            Send appeal
          </Button>
        </div>
      </form>
    </details>
  );
}
