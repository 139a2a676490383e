import type { StepProps } from "@/components/profiles/builders/step-props";
import { FieldSet } from "@/components/ui/field-set";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";

const sentences: Record<string, [title: string, brand: string, source: string]> = {
  individual: ["Individual", "You write and sign for the newsroom yourself", "You speak for yourself"],
  management: ["Management", "You write and sign for somebody else", ""],
  company: ["Company", "", "You speak for an organisation"],
};

export function AccountType({
  kind,
  values,
  change,
  errors,
  choices,
}: StepProps & { choices: readonly string[] }) {
  return (
    <FieldSet legend="Account type" error={errors.accountType}>
      <RadioCards>
        {choices.map((value) => {
          const [title, brand, source] = sentences[value] ?? [value, "", ""];
          return (
            <RadioCard
              key={value}
              {...{ value, title }}
              meta={kind === "brand" ? brand : source}
              name="accountType"
              checked={values.accountType === value}
              onChange={() => change({ accountType: value })}
            />
          );
        })}
      </RadioCards>
    </FieldSet>
  );
}
