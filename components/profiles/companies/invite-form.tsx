"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { RadioRow } from "@/components/ui/radio-row";
import { memberRoles } from "@/db/enums";
import { invite } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import {
  actOn,
  type CompanyAct,
  INVITATION_DAYS,
  roleLabels,
  roleNotes,
} from "@/lib/domain/profiles/companies/rules";
import { PlanError } from "./plan-error";

/** Whoever is invited needs no account yet: the mailed link makes one. Roles are those that `acts` let the sender give. */
export function InviteForm({ acts }: { acts: readonly CompanyAct[] }) {
  const { form, refusal, sending, errorOf, problemBeside, typed } = useServerForm(invite, "invite-member");
  return (
    <form {...form} className="grid gap-4">
      <PlanError refusal={refusal}>{problemBeside(["email", "role"])}</PlanError>
      <Field label="Email" help="Needs no account yet, the link makes one" error={errorOf("email")}>
        <Input name="email" type="email" required defaultValue={typed("email")} />
      </Field>
      <FieldSet legend="Role" error={errorOf("role")}>
        {memberRoles
          .filter((role) => acts.includes(actOn(role)))
          .map((role) => (
            <RadioRow
              key={role}
              name="role"
              value={role.toUpperCase()}
              title={roleLabels[role]}
              meta={roleNotes[role]}
              defaultChecked={(typed("role") ?? "EDITOR") === role.toUpperCase()}
            />
          ))}
      </FieldSet>
      <p className="meta">Opens once, within {INVITATION_DAYS} days</p>
      <Button type="submit" variant="ink" busy={sending} busyLabel="Sending">
        Send invitation
      </Button>
    </form>
  );
}
