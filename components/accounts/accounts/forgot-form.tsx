"use client";

import { ArrowLeft } from "lucide-react";
import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { SentScreen } from "@/components/accounts/accounts/sent-screen";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { insteadOfOpening } from "@/components/ui/in-place";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { forgotPassword } from "@/lib/actions/accounts";
import { api } from "@/lib/client/api";

const rules = deferredRules(() =>
  import("@/components/accounts/accounts/form-schemas").then((forms) => forms.forgotForm),
);

/** After sending, /forgot-password shows "try again" and the way back in the form's place. */
export function ForgotForm({ isSent }: { isSent: boolean }) {
  const form = useForm({ resolver: rules.resolver });
  const { errors, isSubmitting, submitCount } = form.formState;
  // The action's state answers a form that was sent before or without scripts.
  const [answered, action] = useActionState(forgotPassword, null);
  const [refusal, setRefusal] = useState<string>();
  /** The address, where this browser still knows it. */
  const [sentTo, setSentTo] = useState(isSent ? "" : null);

  const send = form.handleSubmit(
    async ({ email }) => {
      setRefusal(undefined);
      const response = await api.post("/auth/forgot-password", { body: { email } });
      if (response.ok) setSentTo(email);
      else setRefusal(response.message || screenMessages.resetMailFailed);
    },
    (refused) => setRefusal(refused.root?.message),
  );

  if (sentTo !== null) {
    return (
      <SentScreen
        title="Password reset email sent"
        lede={
          <>
            If {sentTo ? <b className="font-[600] text-ink">{sentTo}</b> : "the address"} has an account, a
            link is on its way. It works for one hour.
          </>
        }
      >
        <p className="text-ink-2 text-sm">
          Nothing there? Look in spam, or{" "}
          <a
            href="/forgot-password"
            className="hit-area link text-ink"
            onClick={insteadOfOpening(() => setSentTo(null))}
          >
            try again
          </a>
          .
        </p>
        <LinkButton href="/login" size="lg" className="mt-4 w-full">
          <ArrowLeft aria-hidden />
          Back to Sign In
        </LinkButton>
      </SentScreen>
    );
  }
  const shown = submitCount > 0 ? null : answered;
  const wrong = errors.email?.message ?? shown?.fields?.email?.[0];
  return (
    <>
      <h1 className="h1">Forgot your password?</h1>
      <p className="mt-2 text-ink-2">
        Enter the address you signed up with. We send a link to choose a new one.
      </p>
      <form action={action} noValidate onSubmit={send} onFocus={rules.warm} className="mt-7">
        <FormError>{refusal ?? (wrong ? undefined : shown?.message)}</FormError>
        <Field label="Email" id="forgot-email" error={wrong} className="mt-5 first:mt-0">
          <Input
            type="email"
            autoComplete="email"
            defaultValue={answered?.values.email?.[0]}
            {...form.register("email")}
          />
        </Field>
        <SubmitButton busy={isSubmitting} busyLabel="Sending">
          Send reset link
        </SubmitButton>
      </form>
    </>
  );
}
