"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { updateMember } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import type { MemberView } from "@/lib/domain/profiles/companies/schema";

/** Nothing typed can be lost: it is one choice. */
export function PermissionForm({ id, name, role }: Pick<MemberView, "id" | "name" | "role">) {
  const { form, sending, errorOf, problemBeside, typed } = useServerForm(updateMember);
  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <Field label={`Role of ${name}`} error={errorOf("role") ?? problemBeside(["role"])}>
        <Select key={typed("role") ?? role} name="role" defaultValue={typed("role") ?? role}>
          <option value="ADMIN">Admin</option>
          <option value="MANAGER">Manager</option>
          <option value="EDITOR">Editor</option>
        </Select>
      </Field>
      <Button type="submit" size="sm" busy={sending}>
        Save role
      </Button>
    </form>
  );
}
