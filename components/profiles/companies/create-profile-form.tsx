"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { createNewsroom } from "@/lib/actions/company";
import { useServerForm } from "@/lib/client/use-server-form";
import { companyLimits, type MemberView } from "@/lib/domain/profiles/companies/schema";
import { PlanError } from "./plan-error";

const FIELDS = ["name", "kind", "managerId", "description"] as const;

/** A new newsroom is at once a draft with its own address; its builder comes next. */
export function CreateProfileForm({
  members,
  kind,
}: {
  members: Pick<MemberView, "id" | "name">[];
  /** The type that is chosen at first, which is that of the company's first newsroom. */
  kind: "BRAND" | "SOURCE";
}) {
  const { form, refusal, sending, errorOf, problemBeside, typed } = useServerForm(
    createNewsroom,
    "create-profile",
  );
  return (
    <form {...form} className="grid gap-4">
      <PlanError refusal={refusal}>{problemBeside(FIELDS)}</PlanError>
      <Field label="Profile name" error={errorOf("name")} max={companyLimits.name}>
        <Input name="name" required defaultValue={typed("name")} />
      </Field>
      <Field label="Profile type" error={errorOf("kind")}>
        <Select key={typed("kind")} name="kind" defaultValue={typed("kind") ?? kind}>
          <option value="BRAND">Brand newsroom</option>
          <option value="SOURCE">Source newsroom</option>
        </Select>
      </Field>
      <Field label="Assign manager" help="Active members only" error={errorOf("managerId")}>
        <Select key={typed("managerId")} name="managerId" defaultValue={typed("managerId")}>
          <option value="">No manager</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Description"
        note="optional"
        error={errorOf("description")}
        max={companyLimits.description}
      >
        <Textarea name="description" rows={3} defaultValue={typed("description")} />
      </Field>
      <Button type="submit" variant="ink" busy={sending} busyLabel="Creating">
        Create Profile
      </Button>
    </form>
  );
}
