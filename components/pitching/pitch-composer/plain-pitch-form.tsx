"use client";

import type { ComposerField, ComposerValues } from "@/components/pitching/pitch-composer/composer-values";
import { StepFields } from "@/components/pitching/pitch-composer/step-fields";
import { explainRefusal } from "@/components/pitching/pitch-dialogs/send-problem";
import { SendProblemNote } from "@/components/pitching/pitch-dialogs/send-problem-note";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldSet } from "@/components/ui/field-set";
import { sendPitch } from "@/lib/actions/pitches";
import { useServerForm } from "@/lib/client/use-server-form";
import { answerTimeNote } from "@/lib/domain/pitching/pitches/rules";
import { perkLabelFor, perksFor } from "@/lib/domain/vocabulary/perks/perks";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

const ID = "write";

/** The form needs no scripts. A refusal stands beside its field, with all that was typed. */
export function PlainPitchForm({
  recipientId,
  type,
  typed,
  attempt,
}: {
  recipientId: string;
  /** The examples and perks are those of the sender's type. */
  type: UserType;
  /** The texts that were typed on the page before. */
  typed: Partial<ComposerValues>;
  /** The key of this try: sent twice, it is one pitch. */
  attempt: string;
}) {
  const { form, refusal, sending, errorOf, typed: sent } = useServerForm(sendPitch);
  const chosen = refusal?.values.perks ?? typed.perks ?? [];
  const fields = {
    idOf: (field: ComposerField) => `${ID}-${field}`,
    type,
    bind: (field: ComposerField) => ({
      name: field,
      defaultValue: sent(field) ?? typed[field] ?? "",
    }),
    errorOf,
  };
  return (
    <form {...form} className="grid gap-5">
      <div className="empty:hidden has-[>[role=alert]:empty]:hidden">
        <SendProblemNote problem={refusal && explainRefusal(refusal, refusal.message)} />
      </div>
      <input type="hidden" name="recipientId" value={recipientId} />
      <input type="hidden" name="attempt" value={attempt} />
      <StepFields step={1} {...fields} />
      <StepFields step={2} {...fields} />
      <FieldSet legend={perkLabelFor(type)} help="They go with this pitch" error={errorOf("perks")}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2">
          {perksFor(type).map(({ name }) => (
            <Checkbox key={name} name="perks" value={name} defaultChecked={chosen.includes(name)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldSet>
      <div className="flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-5">
        <Button type="submit" variant="ink" busy={sending} busyLabel="Sending" className="max-md:w-full">
          Send Pitch
        </Button>
        <span className="meta">{answerTimeNote}</span>
      </div>
    </form>
  );
}
