"use client";

import { useActionState, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { PasswordStrengthNote } from "@/components/accounts/accounts/password-strength-note";
import { firstProblem } from "@/components/accounts/accounts/signup-values";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { PasswordInput } from "@/components/ui/password-input";
import { resetPassword } from "@/lib/actions/accounts";
import { api } from "@/lib/client/api";

const rules = deferredRules(() =>
  import("@/components/accounts/accounts/form-schemas").then((forms) => forms.newPasswordForm),
);

type State = { step: "form" | "done" } | { step: "dead"; text: string };
const fields = ["password", "confirmPassword"] as const;

/** /reset-password sets a new password by the link from the mail; every session ends, so signing in comes next. */
export function ResetForm({ token, isDone }: { token: string; isDone: boolean }) {
  const form = useForm({ resolver: rules.resolver });
  const { errors, isSubmitting, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const [refusal, setRefusal] = useState<string>();
  // The action's state answers a form that was sent before or without scripts.
  const [sent, action] = useActionState(resetPassword, null);
  const [state, setState] = useState<State>(() =>
    sent?.fields?.token ? { step: "dead", text: sent.message } : { step: isDone ? "done" : "form" },
  );

  const send = form.handleSubmit(
    async (values) => {
      setRefusal(undefined);
      const response = await api.post("/auth/reset-password", { body: { token, password: values.password } });
      if (response.ok) setState({ step: "done" });
      else if (response.fields?.token) setState({ step: "dead", text: response.message });
      else setRefusal(response.message || screenMessages.resetFailed);
    },
    (refused) => setRefusal(refused.root?.message),
  );

  if (state.step === "dead") {
    return (
      <DeadLink text={state.text}>
        <LinkButton href="/forgot-password" variant="ink" size="lg" className="w-full">
          Send a new link
        </LinkButton>
      </DeadLink>
    );
  }
  if (state.step === "done") {
    return (
      <div role="status">
        <h1 className="h1">Your password is changed</h1>
        <p className="lede mt-3">You are signed out everywhere. Sign in with the new one.</p>
        <LinkButton href="/login" variant="ink" size="lg" className="mt-7 w-full">
          Sign In
        </LinkButton>
      </div>
    );
  }
  const shown = submitCount > 0 ? null : sent;
  const wrong: Partial<Record<(typeof fields)[number], { message?: string }>> = {};
  for (const field of fields) wrong[field] = errors[field] ?? { message: shown?.fields?.[field]?.[0] };
  const problem = firstProblem(wrong, fields);
  return (
    <>
      <h1 className="h1">Choose a new password</h1>
      <p className="mt-2 text-ink-2">It ends every session of this account.</p>
      <form action={action} noValidate onSubmit={send} onFocus={rules.warm} className="mt-7">
        <FormError fieldId={problem && !refusal ? `reset-${problem.field}` : undefined}>
          {refusal ?? problem?.text ?? shown?.message}
        </FormError>
        <input type="hidden" name="token" value={token} />
        <div className="mt-5 grid gap-5">
          <div>
            <Field label="Password" id="reset-password" error={wrong.password?.message} className="mb-2">
              <PasswordInput autoComplete="new-password" {...form.register("password")} />
            </Field>
            <PasswordStrengthNote password={password} />
          </div>
          <Field label="Confirm password" id="reset-confirmPassword" error={wrong.confirmPassword?.message}>
            <PasswordInput
              what="confirm password"
              autoComplete="new-password"
              {...form.register("confirmPassword")}
            />
          </Field>
        </div>
        <SubmitButton busy={isSubmitting} busyLabel="Saving">
          Change password
        </SubmitButton>
      </form>
    </>
  );
}
