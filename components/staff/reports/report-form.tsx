"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { FormError } from "@/components/ui/form-error";
import { RadioRow } from "@/components/ui/radio-row";
import { Textarea } from "@/components/ui/textarea";
import { reportReasons } from "@/db/enums";
import { sendReport } from "@/lib/actions/reports";
import { useServerForm } from "@/lib/client/use-server-form";
import { reasonLabels, reportLimits } from "@/lib/domain/staff/reports/rules";
import type { ReportTargetView } from "@/lib/domain/staff/reports/schema";

/** A member says what is wrong. Who is reported does not learn by whom. */
export function ReportForm({ target: { subject, id } }: { target: ReportTargetView }) {
  const { form, problemBeside, sending, errorOf, typed } = useServerForm(sendReport, `report:${id}`);
  return (
    <form {...form} className="grid gap-5">
      <FormError>{problemBeside(["reason", "text"])}</FormError>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      <FieldSet legend="What is wrong?" error={errorOf("reason")}>
        <div>
          {reportReasons.map((reason) => (
            <RadioRow
              key={reason}
              name="reason"
              value={reason}
              title={reasonLabels[reason]}
              defaultChecked={typed("reason") === reason}
            />
          ))}
        </div>
      </FieldSet>
      <Field
        label="What happened"
        note="optional"
        id="report-text"
        error={errorOf("text")}
        max={reportLimits.text}
        help="Our staff read it, and nobody else"
      >
        <Textarea name="text" rows={4} defaultValue={typed("text")} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={sending} busyLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  );
}
