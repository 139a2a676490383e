import type { ComponentProps, ReactNode } from "react";
import { FieldSet } from "@/components/ui/field-set";
import { RadioRow } from "@/components/ui/radio-row";
import { type DeclineReason, declineReasons } from "@/db/enums";
import { declineLabels } from "@/lib/domain/pitching/pitches/rules";

/** `radioOf` gives each of the four radios its state. */
export function DeclineReasons({
  error,
  radioOf,
}: {
  error: ReactNode;
  radioOf: (reason: DeclineReason) => ComponentProps<"input">;
}) {
  return (
    <FieldSet legend="Reason" error={error}>
      {declineReasons.map((reason) => (
        <RadioRow
          key={reason}
          name="reason"
          value={reason}
          title={declineLabels[reason]}
          {...radioOf(reason)}
        />
      ))}
    </FieldSet>
  );
}
