"use client";

import { type FormEvent, useState } from "react";
import { PasswordStrengthNote } from "@/components/accounts/accounts/password-strength-note";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { PasswordInput } from "@/components/ui/password-input";
import { useServerForm } from "@/lib/client/use-server-form";
import type { FormState } from "@/lib/core/errors";

export type SettingsField = {
  name: string;
  label: string;
  kind: "password" | "new-password" | "email" | "text" | "code";
  help?: string;
  autoComplete?: string;
};

/** The owner's password, as every sensitive form asks for it. */
export const passwordField: SettingsField = {
  name: "password",
  label: "Password",
  kind: "password",
  autoComplete: "current-password",
};
/** The second factor's code, where it is due. */
export const codeField: SettingsField = {
  name: "totp",
  label: "Code",
  kind: "code",
  autoComplete: "one-time-code",
  help: "Six digits from your authenticator app, or a recovery code",
};

type Refusal = NonNullable<FormState>;
const isFault = ({ code }: Refusal) => code === "internal" || code === "unavailable";

/**
 * A form of the security settings: works without scripts, its errors stand beside their fields, and the first of them
 * gets the focus. The code's field is there where `codeDue` says so or the server asks for it.
 */
export function SettingsForm({
  action,
  fields,
  codeDue = false,
  hidden = {},
  submit,
  busyLabel,
  variant = "ink",
  back,
  onSend,
  failed,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  fields: SettingsField[];
  codeDue?: boolean;
  hidden?: Record<string, string>;
  submit: string;
  busyLabel: string;
  variant?: ButtonProps["variant"];
  /** The way out: where to and what it is called. */
  back?: { href: string; label: string };
  /** Takes the form's place once scripts are there; answers why it was refused, or null after it left the page. */
  onSend?: (form: FormData) => Promise<Refusal | null>;
  /** The message where the server itself failed. */
  failed?: string;
}) {
  const { form, refusal, refuse, problemBeside, sending, errorOf, typed } = useServerForm(action);
  const [busy, setBusy] = useState(false);
  const shown = codeDue || refusal?.fields?.totp ? [...fields, codeField] : fields;
  const problem = problemBeside(shown.map(({ name }) => name));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    setBusy(true);
    const answer = await onSend(new FormData(event.currentTarget));
    if (!answer) return;
    refuse(answer);
    setBusy(false);
  };

  return (
    <form {...form} onSubmit={send} className="grid gap-5">
      <FormError>{problem && refusal && isFault(refusal) && failed ? failed : problem}</FormError>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown.map((field) => (
        <SettingsInput key={field.name} field={field} value={typed(field.name)} error={errorOf(field.name)} />
      ))}
      <div className="mt-2 flex flex-wrap gap-2 max-sm:grid">
        <Button type="submit" variant={variant} busy={sending || busy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {back && (
          <LinkButton href={back.href} variant="text">
            {back.label}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

function SettingsInput({
  field: { name, label, kind, help, autoComplete },
  value,
  error,
}: {
  field: SettingsField;
  value?: string;
  error?: string;
}) {
  const [typed, setTyped] = useState("");
  const id = `settings-${name}`;
  if (kind === "password" || kind === "new-password") {
    return (
      <div>
        <Field label={label} id={id} help={help} error={error} className={kind === "password" ? "" : "mb-2"}>
          <PasswordInput
            name={name}
            what={label.toLowerCase()}
            autoComplete={autoComplete}
            onChange={kind === "new-password" ? (event) => setTyped(event.target.value) : undefined}
          />
        </Field>
        {kind === "new-password" && <PasswordStrengthNote password={typed} />}
      </div>
    );
  }
  return (
    <Field label={label} id={id} help={help} error={error}>
      <Input
        name={name}
        type={kind === "email" ? "email" : "text"}
        autoComplete={autoComplete ?? "off"}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={value}
        className={kind === "code" ? "num" : undefined}
      />
    </Field>
  );
}
