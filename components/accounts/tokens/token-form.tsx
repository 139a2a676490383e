"use client";

import { ProofFields } from "@/components/accounts/tokens/proof-fields";
import type { Post } from "@/components/accounts/tokens/token-row";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FieldSet } from "@/components/ui/field-set";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { companyTokenScopes, tokenScopes } from "@/lib/core/token-scopes";
import { DEFAULT_TOKEN_DAYS, type ScopeNoun, scopeLabels } from "@/lib/domain/accounts/tokens/rules";
import { roleLabels } from "@/lib/domain/profiles/companies/rules";
import { cn } from "@/lib/utils/cn";

const labelOf = (scope: string) => {
  const [noun = "", kind] = scope.split(":");
  return `${scopeLabels[noun as ScopeNoun]}: ${kind}`;
};

/** What is typed stays where it is refused: a reset, by which React answers an action, is prevented. */
export function TokenForm({
  owner,
  codeDue,
  act,
  busy,
  refusal,
}: Post & { owner: "own" | "company"; codeDue: boolean }) {
  return (
    <details open={refusal !== undefined}>
      <summary className={cn(buttonClass({ variant: "line" }), "w-fit")}>New token</summary>
      <form
        action={act}
        onReset={(event) => event.preventDefault()}
        className="grid max-w-[480px] gap-5 pt-5"
      >
        <FormError>{refusal}</FormError>
        <Field label="Name" id={`${owner}-token-name`} help="Such as the program that uses it">
          <Input name="name" required />
        </Field>
        {owner === "company" && (
          <Field label="Role" help="It may do what this role may, within its scopes">
            <Select name="role" defaultValue="EDITOR">
              {Object.entries(roleLabels).map(([role, label]) => (
                <option key={role} value={role.toUpperCase()}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <FieldSet legend="What it may do" className="sm:grid-cols-2">
          {(owner === "company" ? companyTokenScopes : tokenScopes).map((scope) => (
            <Checkbox key={scope} name="scope" value={scope}>
              {labelOf(scope)}
            </Checkbox>
          ))}
        </FieldSet>
        <Field label="Works for">
          <Select name="days" defaultValue={String(DEFAULT_TOKEN_DAYS)}>
            {[7, 30, DEFAULT_TOKEN_DAYS, 365].map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </Select>
        </Field>
        <ProofFields id={`${owner}-token`} codeDue={codeDue} />
        <div>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Making a token">
            Make token
          </Button>
        </div>
      </form>
    </details>
  );
}
