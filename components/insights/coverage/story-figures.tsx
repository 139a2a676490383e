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
import { utcDay } from "@/lib/utils/dates";

type FieldText = {
  name: StatedField;
  help: string;
  write: (value: number) => string;
  say: (value: number) => string;
};
const sayCount = (count: number) => count.toLocaleString("en");
const FIELDS: FieldText[] = [
  { name: "readers", help: "As 18,400 or 18k", write: String, say: sayCount },
  { name: "interactions", help: "All of them together", write: String, say: sayCount },
  { name: "readSeconds", help: "Minutes and seconds, as 1:35", write: writeReadTime, say: writeReadTime },
];

/** A party states a story's figures here, without scripts too; an empty field takes its own number back. */
export function StoryFigures({
  story,
  action,
  saved,
}: {
  story: CoverageEntry;
  action: (state: FormState, form: FormData) => Promise<FormState>;
  saved: boolean;
}) {
  const { form, refusal, problemBeside, sending, errorOf, typed } = useServerForm(
    action,
    `story:${story.id}`,
  );
  return (
    <form {...form} className="mt-4 grid gap-4">
      <FormError>{problemBeside(FIELDS.map(({ name }) => name))}</FormError>
      <input type="hidden" name="id" value={story.id} />
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map(({ name, help, write, say }) => {
          const value = story.own?.[name] ?? null;
          return (
            <div key={name} className="min-w-0">
              <Field label={statedLabels[name]} note="optional" help={help} error={errorOf(name)}>
                <Input
                  name={name}
                  inputMode={name === "readSeconds" ? "text" : "decimal"}
                  defaultValue={typed(name) ?? (value === null ? "" : write(value))}
                />
              </Field>
              <Stated by="you" value={value} at={story.own?.statedAt} say={say} />
              <Stated
                by={story.counterpart?.name ?? "your partner"}
                value={story.partner?.[name] ?? null}
                at={story.partner?.statedAt}
                say={say}
              />
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" busy={sending} busyLabel="Saving">
          Save
        </Button>
        {saved && !refusal && (
          <span role="status" className="inline-flex items-center gap-1.5 text-good text-sm [&_svg]:size-4">
            <Check aria-hidden />
            Saved
          </span>
        )}
      </div>
    </form>
  );
}

function Stated({
  by,
  value,
  at,
  say,
}: {
  by: string;
  value: number | null;
  at: string | undefined;
  say: FieldText["say"];
}) {
  if (value === null || !at) return null;
  return (
    <p className="meta num mt-1 [overflow-wrap:anywhere]">
      {say(value)}, stated by {by}, {utcDay(at)}
    </p>
  );
}
