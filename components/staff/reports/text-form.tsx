"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Textarea } from "@/components/ui/textarea";
import type { answerDecision } from "@/lib/actions/reports";
import { useServerForm } from "@/lib/client/use-server-form";

/** One text that is sent once: a question of staff, its answer, or the answer to a decision. */
export function TextForm({
  action,
  storedAs,
  hidden,
  name,
  label,
  help,
  max,
  submit,
  ink = false,
}: {
  action: typeof answerDecision;
  /** What is typed is stored in the tab under this key. */
  storedAs: string;
  hidden: Record<string, string>;
  name: string;
  label: string;
  help: string;
  max: number;
  submit: string;
  ink?: boolean;
}) {
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(action, storedAs);
  return (
    <form {...form} className="grid gap-5">
      <FormError>{problemBeside([name])}</FormError>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Field label={label} id={`text-${name}`} error={errorOf(name)} max={max} help={help}>
        <Textarea name={name} rows={4} defaultValue={typed(name)} />
      </Field>
      <div>
        <Button type="submit" variant={ink ? "ink" : "line"} busy={sending} busyLabel="Sending">
          {submit}
        </Button>
      </div>
    </form>
  );
}
