"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Textarea } from "@/components/ui/textarea";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { decideAppeal } from "@/lib/actions/verification";
import { useServerForm } from "@/lib/client/use-server-form";
import { verificationLimits } from "@/lib/domain/profiles/evidence/rules";

/** The owner reads the reason. There are two buttons of one form, so that it works without scripts. */
export function DecideForm({ id, name }: { id: string; name: string }) {
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(decideAppeal, `decision:${id}`);
  return (
    <form {...form} className="grid content-start gap-4">
      <FormError>{problemBeside(["reason"])}</FormError>
      <input type="hidden" name="id" value={id} />
      <Field
        label="Reason"
        id={`decide-${id}`}
        error={errorOf("reason")}
        max={verificationLimits.reason}
        help="The owner reads it"
      >
        <Textarea name="reason" rows={3} defaultValue={typed("reason")} />
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button type="submit" name="decision" value="approve" busy={sending} busyLabel="Deciding">
          Approve<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button type="submit" name="decision" value="decline" busy={sending} busyLabel="Deciding">
          Decline<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </form>
  );
}
