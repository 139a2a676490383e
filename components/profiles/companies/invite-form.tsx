"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { invite } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import { INVITATION_DAYS } from "@/lib/domain/profiles/companies/rules";

/** Whoever is invited needs no account yet: the mailed link makes one. */
export function InviteForm() {
  const { form, sending, errorOf, problemBeside } = useServerForm(invite, "invite-member");
  return (
    <form {...form} className="grid gap-4">
      <FormError>{problemBeside(["email", "role"])}</FormError>
      <Field label="Email" help="Needs no account yet, the link makes one" error={errorOf("email")}>
        <Input name="email" type="email" required />
      </Field>
      <Field label="Role" error={errorOf("role")}>
        <Select name="role" defaultValue="EDITOR">
          <option value="ADMIN">Admin: everything, billing and security too</option>
          <option value="MANAGER">Manager: runs the newsrooms, invites Editors</option>
          <option value="EDITOR">Editor: writes and answers, never sends or publishes</option>
        </Select>
      </Field>
      <p className="meta">Opens once, within {INVITATION_DAYS} days</p>
      <Button type="submit" variant="ink" busy={sending} busyLabel="Sending">
        Send invitation
      </Button>
    </form>
  );
}
