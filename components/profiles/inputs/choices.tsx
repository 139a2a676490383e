import { Checkbox } from "@/components/ui/checkbox";
import { FieldSet } from "@/components/ui/field-set";
import { describeSurplus, errorUnder } from "./error-under";
import type { InputErrors } from "./input-props";

type Choice = { value: string; label: string };
const MAX_CHOICES = 30;

/** Those of a list that are chosen, as boxes; what is chosen beyond the list stays and can be taken away. */
export function Choices({
  path,
  errors,
  legend,
  note,
  help,
  options,
  chosen,
  onChange,
  max = MAX_CHOICES,
}: { errors: InputErrors } & {
  path: string;
  legend: string;
  note?: string;
  help?: string;
  options: readonly (string | Choice)[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  max?: number;
}) {
  const known = options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  const own = chosen.filter((value) => !known.some((option) => option.value === value));
  const full = chosen.length >= max;
  return (
    <div id={path} tabIndex={-1} className="@container min-w-0">
      <FieldSet
        legend={legend}
        note={note}
        help={help}
        error={describeSurplus(chosen.length, max, "choices") ?? errorUnder(errors, path)}
      >
        <div className="grid grid-cols-2 gap-x-6 @min-[520px]:grid-cols-3">
          {[...known, ...own.map((value) => ({ value, label: value }))].map(({ value, label }) => {
            const isChosen = chosen.includes(value);
            return (
              <Checkbox
                key={value}
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
                }
              >
                {label}
              </Checkbox>
            );
          })}
        </div>
      </FieldSet>
    </div>
  );
}
