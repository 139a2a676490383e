"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Textarea } from "@/components/ui/textarea";
import { holdPerson, liftPerson, reopenPerson } from "@/lib/actions/staff";
import { useServerForm } from "@/lib/client/use-server-form";
import { peopleLimits } from "@/lib/domain/staff/people/rules";

const acts = {
  hold: {
    action: holdPerson,
    title: "Put on hold",
    text: "The account can sign in and read, and sends nothing.",
  },
  lift: { action: liftPerson, title: "Lift the hold", text: "The account can send again." },
  reopen: { action: reopenPerson, title: "Restore the account", text: "Everything is as it was." },
};

/** Staff do something to an account, with a reason that its owner reads. */
export function ReasonForm({ id, act }: { id: string; act: keyof typeof acts }) {
  const { action, title, text } = acts[act];
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(action, `${act}:${id}`);
  return (
    <form {...form} className="grid gap-4">
      <h2 className="h4">{title}</h2>
      <p className="meta -mt-3">{text}</p>
      <FormError>{problemBeside(["reason"])}</FormError>
      <input type="hidden" name="id" value={id} />
      <Field
        label="Reason"
        id={`${act}-reason`}
        error={errorOf("reason")}
        max={peopleLimits.reason}
        help="The account's owner reads it"
      >
        <Textarea name="reason" rows={3} defaultValue={typed("reason")} />
      </Field>
      <div>
        <Button type="submit" variant={act === "hold" ? "bad" : "ink"} busy={sending} busyLabel="Saving">
          {title}
        </Button>
      </div>
    </form>
  );
}
