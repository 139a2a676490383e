"use client";

import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { useServerForm } from "@/lib/client/use-server-form";
import type { FormState } from "@/lib/core/errors";
import { writeReadTime } from "@/lib/domain/insights/coverage/rules";
import { type CoverageEntry, type StatedField, statedLabels } from "@/lib/domain/insights/coverage/schema";

const FIELDS: { name: StatedField; help: string; write: (value: number) => string }[] = [
  { name: "readers", help: "As 18,400 or 18k", write: String },
  { name: "interactions", help: "All of them together", write: String },
  { name: "readSeconds", help: "Minutes and seconds, as 1:35", write: writeReadTime },
];

/** A party states a story's figures here, without scripts too; an empty field takes a number back. */
export function StoryFigures({
  story,
  action,
  saved,
}: {
  story: CoverageEntry;
  action: (state: FormState, form: FormData) => Promise<FormState>;
  saved: boolean;
}) {
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(action, `story:${story.id}`);
  return (
    <form {...form} noValidate className="mt-4 grid gap-4">
      <FormError>{problemBeside(FIELDS.map(({ name }) => name))}</FormError>
      <input type="hidden" name="id" value={story.id} />
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map(({ name, help, write }) => {
          const value = story[name];
          return (
            <Field key={name} label={statedLabels[name]} note="optional" help={help} error={errorOf(name)}>
              <Input
                name={name}
                inputMode={name === "readSeconds" ? "text" : "decimal"}
                defaultValue={typed(name) ?? (value === null ? "" : write(value))}
              />
            </Field>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" busy={sending} busyLabel="Saving">
          Save
        </Button>
        {saved && (
          <span role="status" className="inline-flex items-center gap-1.5 text-good text-sm [&_svg]:size-4">
            <Check aria-hidden />
            Saved
          </span>
        )}
      </div>
    </form>
  );
}
