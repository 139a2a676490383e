"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { updateNewsroom } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";
import type { MemberView } from "@/lib/domain/profiles/companies/schema";

/** Only an active member manages a newsroom. Nothing typed can be lost: it is one choice. */
export function ManagerForm({
  newsroom: { id, name, manager },
  members,
}: {
  newsroom: NewsroomView;
  members: MemberView[];
}) {
  const { form, sending, errorOf, problemBeside, typed } = useServerForm(updateNewsroom);
  const chosen = typed("managerId") ?? manager?.id ?? "";
  return (
    <form {...form} className="flex items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <Field
        label={`Manager of ${name}`}
        hideLabel
        error={errorOf("managerId") ?? problemBeside(["managerId"])}
      >
        <Select key={chosen} name="managerId" defaultValue={chosen}>
          <option value="">No manager</option>
          {members.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" size="sm" busy={sending} aria-label={`Assign the manager of ${name}`}>
        Assign
      </Button>
    </form>
  );
}
