"use client";

import type { ReactNode } from "react";
import { PerkDetails } from "@/components/profiles/inputs/perk-details";
import { PerksField } from "@/components/profiles/inputs/perks-field";
import { FieldError } from "@/components/ui/field-note";
import type { UserType } from "@/db/enums";
import { errorUnder } from "./error-under";
import type { InputErrors, InputProps } from "./input-props";

/** Perks that a journalist or creator likes to be offered, or that a newsroom offers. */
export function PerkChoices<Path extends "perksPreferred" | "perksOffered">({
  path,
  kind,
  values,
  change,
  errors,
  children,
}: {
  path: Path;
  kind: UserType;
  values: { [Field in Path]: string[] };
  change: (part: { [Field in Path]?: string[] }) => void;
  errors: InputErrors;
  children?: ReactNode;
}) {
  const problem = errorUnder(errors, path) ?? errorUnder(errors, "perkDetails");
  return (
    <div id={path} tabIndex={-1} className={children ? "grid min-w-0 gap-4" : "grid min-w-0 gap-1.5"}>
      <PerksField
        type={kind}
        perks={values[path]}
        onChange={(perks) => change({ [path]: perks } as { [Field in Path]?: string[] })}
      />
      {children}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

/** Perks that a newsroom offers, each with what exactly it is. */
export function PerksOfferedChoices(props: InputProps<"perksOffered" | "perkDetails"> & { kind: UserType }) {
  const { values, change } = props;
  return (
    <PerkChoices {...props} path="perksOffered">
      <PerkDetails
        perks={values.perksOffered}
        details={values.perkDetails}
        onChange={(perkDetails) => change({ perkDetails })}
      />
    </PerkChoices>
  );
}
