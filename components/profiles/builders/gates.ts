import { joined } from "@/components/profiles/builders/labels";
import type { WizardStep } from "@/components/wizard/wizard-step";
import type { UserType } from "@/db/enums";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { builderSteps, openIn } from "@/lib/domain/profiles/builders/steps";

const asClause = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

/** Each of a type's steps has a sentence on what its Next, or publishing, waits for. */
export function stepTexts(kind: UserType, values: BuilderValues): WizardStep[] {
  const steps = builderSteps[kind];
  return steps.map(({ title }, index) => {
    const missing = openIn(kind, index + 1, values).map(({ message }) => asClause(message));
    const what = index === steps.length - 1 ? "Publishing opens" : "Next opens";
    return { title, missing: missing.length > 0 ? `${what} once you ${joined(missing)}.` : "" };
  });
}
