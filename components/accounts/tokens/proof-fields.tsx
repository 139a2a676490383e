import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";

/** The owner proves who they are; `id` tells the fields of several forms apart. */
export function ProofFields({ id, codeDue }: { id: string; codeDue: boolean }) {
  return (
    <>
      <Field label="Password" id={`${id}-password`}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {codeDue && (
        <Field
          label="Code"
          id={`${id}-totp`}
          help="Six digits from your authenticator app, or a recovery code"
        >
          <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" className="num" />
        </Field>
      )}
    </>
  );
}
