import { AccountType } from "@/components/profiles/builders/account-type";
import type { StepProps } from "@/components/profiles/builders/step-props";
import { accountTypes } from "@/lib/domain/vocabulary/options/options";

export function SourceAccountType(props: StepProps) {
  return <AccountType {...props} choices={accountTypes.source} />;
}
