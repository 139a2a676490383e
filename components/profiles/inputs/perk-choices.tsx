"use client";

import { PerkDetails } from "@/components/pitching/pitches/perk-details";
import { PerksField } from "@/components/pitching/pitches/perks-field";
import { FieldError } from "@/components/ui/field-note";
import type { UserType } from "@/db/enums";
import { errorUnder } from "./error-under";
import type { InputProps } from "./input-props";

/** Perks that a journalist or creator likes to be offered. */
export function PerksWantedChoices({
  kind,
  values,
  change,
  errors,
}: InputProps<"perksPreferred"> & { kind: UserType }) {
  const problem = errorUnder(errors, "perksPreferred");
  return (
    <div id="perksPreferred" tabIndex={-1} className="grid min-w-0 gap-1.5">
      <PerksField
        type={kind}
        perks={values.perksPreferred}
        onChange={(perksPreferred) => change({ perksPreferred })}
      />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

/** Perks that a newsroom offers, each with what exactly it is. */
export function PerksOfferedChoices({
  kind,
  values,
  change,
  errors,
}: InputProps<"perksOffered" | "perkDetails"> & { kind: UserType }) {
  const { perksOffered, perkDetails } = values;
  const problem = errorUnder(errors, "perksOffered") ?? errorUnder(errors, "perkDetails");
  return (
    <div id="perksOffered" tabIndex={-1} className="grid min-w-0 gap-4">
      <PerksField type={kind} perks={perksOffered} onChange={(next) => change({ perksOffered: next })} />
      <PerkDetails
        perks={perksOffered}
        details={perkDetails}
        onChange={(next) => change({ perkDetails: next })}
      />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
