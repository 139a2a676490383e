"use client";

import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { useEmailWarning } from "@/components/accounts/accounts/use-email-warning";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { api } from "@/lib/client/api";

const rules = deferredRules(() =>
  import("@/components/accounts/accounts/form-schemas").then((forms) => forms.changeEmailForm),
);

/** The form corrects a mistyped address before it is confirmed; the password proves the owner. */
export function ChangeEmailForm({
  onChanged,
  onCancel,
}: {
  onChanged: (email: string) => void;
  onCancel: () => void;
}) {
  const form = useForm({ resolver: rules.resolver });
  const { errors, isSubmitting } = form.formState;
  const [refusal, setRefusal] = useState<string>();
  const [left, setLeft] = useState(false);
  const email = useWatch({ control: form.control, name: "email" }) ?? "";
  const warning = useEmailWarning(email, left);
  useEffect(() => form.setFocus("email"), [form]);

  const send = form.handleSubmit(
    async (values) => {
      setRefusal(undefined);
      const response = await api.post("/auth/email", { body: values });
      if (response.ok) return onChanged(response.data.email);
      const { email: address, password } = response.fields ?? {};
      if (address) form.setError("email", { message: address[0] }, { shouldFocus: true });
      if (password) form.setError("password", { message: password[0] }, { shouldFocus: true });
      if (!address && !password) setRefusal(response.message || screenMessages.failed);
    },
    (refused) => setRefusal(refused.root?.message),
  );

  return (
    <form
      method="post"
      noValidate
      aria-label="Change the address"
      onSubmit={send}
      onFocus={rules.warm}
      className="mt-2 grid gap-4"
    >
      <FormError>{refusal}</FormError>
      <Field label="New e-mail address" error={errors.email?.message} warning={warning}>
        <Input
          type="email"
          autoComplete="email"
          {...form.register("email", { onBlur: () => setLeft(true), onChange: () => setLeft(false) })}
        />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="sm" busy={isSubmitting} busyLabel="Saving">
          Change and send the link
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
