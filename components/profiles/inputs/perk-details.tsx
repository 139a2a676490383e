"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PERK_DETAIL_LIMIT } from "@/lib/domain/vocabulary/perks/details";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";

/** The owner describes each perk in one line. */
export function PerkDetails({
  perks,
  details,
  onChange,
}: {
  perks: readonly string[];
  details: Record<string, string>;
  onChange: (details: Record<string, string>) => void;
}) {
  if (perks.length === 0) return null;
  return (
    <div className="grid gap-4">
      {perks.map((perk) => (
        <Field
          key={perk}
          label={`${perk}: what exactly?`}
          note="optional"
          max={PERK_DETAIL_LIMIT}
          help={resolvePerk(perk)?.description}
        >
          <Input
            autoComplete="off"
            value={details[perk] ?? ""}
            onChange={(event) => onChange({ ...details, [perk]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
