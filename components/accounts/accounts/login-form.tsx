"use client";

import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { CodeForm } from "@/components/accounts/accounts/code-form";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { signInWithPassword } from "@/components/accounts/accounts/sign-in";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { PasswordInput } from "@/components/ui/password-input";
import { signIn, signInSecondStep } from "@/lib/actions/accounts";
import { codeMessages } from "@/lib/core/two-factor";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";

const rules = deferredRules(() =>
  import("@/components/accounts/accounts/form-schemas").then((forms) => forms.loginForm),
);

/** The sign-in form goes on to `next` by a full load, so that nothing of an earlier viewer stays in memory. */
export function LoginForm({ next, refusal: first }: { next: string; refusal?: string }) {
  // There are no default values, so that what a password manager filled in before the page came alive stays.
  const form = useForm({ resolver: rules.resolver });
  // The action's state answers a form that was sent before or without scripts.
  const [sent, action] = useActionState(signIn, null);
  const [second, secondAction] = useActionState(signInSecondStep, null);
  // The password was right and a code is asked for.
  const [checked, setChecked] = useState<{ email: string; password: string }>();
  const { errors, isSubmitting, submitCount } = form.formState;
  const [refusal, setRefusal] = useState(sent ? undefined : first);
  const [leaving, setLeaving] = useState(false);

  const send = form.handleSubmit(
    async ({ email, password }) => {
      setRefusal(undefined);
      try {
        const response = await signInWithPassword(email, password);
        if (!response.ok) {
          if (response.message === codeMessages.required) return setChecked({ email, password });
          return setRefusal(response.message || screenMessages.loginFailed);
        }
        setLeaving(true);
        window.location.assign(next);
      } catch {
        setRefusal(screenMessages.failed);
      }
    },
    (refused) => setRefusal(refused.root?.message),
  );

  const secondStep = second?.details?.secondStep ?? sent?.details?.secondStep;
  if (checked || secondStep) {
    return (
      <CodeForm
        next={next}
        secondStep={secondStep ?? ""}
        checked={checked}
        action={secondAction}
        refusal={second?.message}
        onBack={() => setChecked(undefined)}
      />
    );
  }
  const shown = submitCount > 0 ? null : (second ?? sent);
  const wrong = { email: errors.email?.message, password: errors.password?.message };
  for (const field of ["email", "password"] as const) wrong[field] ??= shown?.fields?.[field]?.[0];
  const missing = wrong.email ? "email" : wrong.password ? "password" : null;
  return (
    <form action={action} noValidate onSubmit={send} onFocus={rules.warm} className="mt-5">
      <FormError fieldId={missing && !refusal ? `login-${missing}` : undefined}>
        {refusal ?? (missing ? accountMessages.loginRequired : shown?.message)}
      </FormError>
      <input type="hidden" name="callbackUrl" value={next} />
      <div className="mt-6 grid gap-5">
        <Field label="Email" id="login-email" error={wrong.email}>
          <Input
            type="email"
            autoComplete="username"
            defaultValue={sent?.values.email?.[0]}
            {...form.register("email")}
          />
        </Field>
        <div className="relative">
          <Field label="Password" id="login-password" error={wrong.password}>
            <PasswordInput autoComplete="current-password" {...form.register("password")} />
          </Field>
          {/* The link follows the field in the tab order, and is above it to the eye. */}
          <Link href="/forgot-password" className="hit-area link absolute top-0 right-0 text-sm">
            Forgot password?
          </Link>
        </div>
      </div>
      <SubmitButton busy={isSubmitting || leaving} busyLabel="Signing in">
        Sign In
      </SubmitButton>
    </form>
  );
}
