"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { FormError } from "@/components/ui/form-error";
import { RadioRow } from "@/components/ui/radio-row";
import { Textarea } from "@/components/ui/textarea";
import { decideReport } from "@/lib/actions/staff";
import { useServerForm } from "@/lib/client/use-server-form";
import {
  type Decision,
  decisionLabels,
  decisionsAbout,
  reportLimits,
  takenBack,
} from "@/lib/domain/staff/reports/rules";
import type { CaseView } from "@/lib/domain/staff/reports/schema";

const labelsOf = (decision: Decision, isAppeal: boolean) =>
  isAppeal && decision === "no_breach" ? takenBack : decisionLabels[decision];

/** Staff decide a report, with a sentence that both sides read. */
export function DecisionForm({
  id,
  subject,
  statement,
}: {
  id: string;
  subject: CaseView["subject"];
  statement: string | null;
}) {
  const isAppeal = subject === "APPEAL";
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(
    decideReport,
    `report-decision:${id}`,
  );
  return (
    <form {...form} className="grid gap-5">
      <FormError>{problemBeside(["decision", "statement"])}</FormError>
      <input type="hidden" name="id" value={id} />
      <FieldSet legend="What follows" error={errorOf("decision")}>
        <div>
          {decisionsAbout(isAppeal ? "appeal" : "profile").map((decision) => (
            <RadioRow
              key={decision}
              name="decision"
              value={decision}
              title={labelsOf(decision, isAppeal).label}
              meta={labelsOf(decision, isAppeal).text}
              defaultChecked={typed("decision") === decision}
            />
          ))}
        </div>
      </FieldSet>
      <Field
        label={isAppeal ? "Reason, read by the account" : "Reason, read by both sides"}
        id="report-statement"
        error={errorOf("statement")}
        max={reportLimits.statement}
        help={isAppeal ? undefined : "The reporter's name is not in it"}
      >
        <Textarea name="statement" rows={3} defaultValue={typed("statement") || (statement ?? "")} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={sending} busyLabel="Deciding">
          Decide
        </Button>
      </div>
    </form>
  );
}
