import { AccountType } from "@/components/builders/account-type";
import type { StepProps } from "@/components/builders/step-props";
import { accountTypes } from "@/lib/domain/options/options";

export function SourceAccountType(props: StepProps) {
  return <AccountType {...props} choices={accountTypes.source} />;
}
