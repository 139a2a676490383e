import { FieldError } from "@/components/ui/field-note";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import type { StepProps } from "../step-props";

const choices = [
  ["individual", "Individual", "You write and sign for the newsroom yourself"],
  ["management", "Management", "You write and sign for somebody else"],
] as const;

/** Step 1: who writes and signs. */
export function AccountType({ values, change, errors }: StepProps) {
  return (
    <fieldset aria-describedby={errors.accountType && "account-type-error"}>
      <legend className="label mb-2">Account type</legend>
      <RadioCards>
        {choices.map(([value, title, meta]) => (
          <RadioCard
            key={value}
            {...{ value, title, meta }}
            name="accountType"
            checked={values.accountType === value}
            onChange={() => change({ accountType: value })}
          />
        ))}
      </RadioCards>
      <FieldError id="account-type-error">{errors.accountType}</FieldError>
    </fieldset>
  );
}
