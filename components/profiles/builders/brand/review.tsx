import { Check, TriangleAlert } from "lucide-react";
import { describeValue } from "@/components/profiles/builders/labels";
import type { StepProps } from "@/components/profiles/builders/step-props";
import { errorUnder } from "@/components/profiles/inputs/error-under";
import { sentenceCase } from "@/components/profiles/profiles/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { openStep } from "@/components/wizard/use-wizard-step";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";
import { builderSteps, missingIn, unreadableOf } from "@/lib/domain/profiles/builders/steps";
import { cutText } from "@/lib/utils/cut-text";

const MAX_SUMMARY = 140;

/** The last step shows each of the others as Done, Missing, To correct or Refused, with the way to it. */
export function Review({ kind, values, errors }: StepProps) {
  const steps = builderSteps[kind].slice(0, -1);
  return (
    <ol className="border-ink border-t-2">
      {steps.map(({ title, fields }, index) => {
        const missing = missingIn(kind, index + 1, values);
        const unreadable = unreadableOf(kind, index + 1, values);
        const refused = fields.flatMap((field) => errorUnder(errors, field) ?? []);
        const problems = [
          ...new Set([...[...missing, ...unreadable].map(({ message }) => message), ...refused]),
        ];
        return (
          <li
            key={title}
            className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3 border-rule border-b py-4"
          >
            <span aria-hidden className="num font-serif text-lg">
              {index + 1}
            </span>
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <h2 className="h4">{title}</h2>
              <p className="text-ink-2 text-sm">{summary(fields, values)}</p>
              {problems.map((problem) => (
                <p key={problem} className="font-medium text-warn text-xs">
                  {problem}
                </p>
              ))}
            </div>
            <span className="flex flex-wrap items-center justify-end gap-2">
              {problems.length > 0 ? (
                <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
                  {missing.length > 0 ? "Missing" : unreadable.length > 0 ? "To correct" : "Refused"}
                </Badge>
              ) : (
                <Badge tone="good" icon={<Check aria-hidden />}>
                  Done
                </Badge>
              )}
              <Button variant="text" size="sm" onClick={() => openStep(index + 1)}>
                Edit<span className="sr-only"> {title}</span>
              </Button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A step's content is cut at a line’s length. */
function summary(fields: readonly BuilderField[], values: StepProps["values"]): string {
  const parts = fields.flatMap((field) => {
    const value = values[field];
    const lines = describeValue(field === "accountType" ? sentenceCase(values.accountType) : value);
    return typeof value === "string" ? lines : lines.length > 0 ? [lines.join("; ")] : [];
  });
  const text = parts.join(". ");
  if (text === "") return "Nothing yet";
  return cutText(text, MAX_SUMMARY);
}
