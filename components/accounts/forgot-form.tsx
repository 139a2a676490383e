"use client";

import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { deferredRules } from "@/components/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/messages";
import { SentScreen } from "@/components/accounts/sent-screen";
import { SubmitButton } from "@/components/accounts/submit-button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { api } from "@/lib/client/api";

const rules = deferredRules(() =>
  import("@/components/accounts/form-schemas").then((forms) => forms.forgotForm),
);

/** /forgot-password: the form, and after sending the same place with "try again" and the way back. */
export function ForgotForm() {
  const form = useForm({ resolver: rules.resolver });
  const { errors, isSubmitting } = form.formState;
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  const send = form.handleSubmit(
    async ({ email }) => {
      setRefusal(undefined);
      const response = await api.post("/auth/forgot-password", { body: { email } });
      if (response.ok) setSentTo(email);
      else setRefusal(response.message || screenMessages.resetMailFailed);
    },
    (refused) => setRefusal(refused.root?.message),
  );

  if (sentTo) {
    return (
      <SentScreen
        title="Password reset email sent"
        lede={
          <>
            If <b className="font-[600] text-ink">{sentTo}</b> has an account, a link is on its way. It works
            for one hour.
          </>
        }
      >
        <p className="text-ink-2 text-sm">
          Nothing there? Look in spam, or{" "}
          <button type="button" className="hit-area link text-ink" onClick={() => setSentTo(undefined)}>
            try again
          </button>
          .
        </p>
        <LinkButton href="/login" size="lg" className="mt-4 w-full">
          <ArrowLeft aria-hidden />
          Back to Sign In
        </LinkButton>
      </SentScreen>
    );
  }
  return (
    <>
      <h1 className="h1">Forgot your password?</h1>
      <p className="mt-2 text-ink-2">
        Enter the address you signed up with. We send a link to choose a new one.
      </p>
      <form method="post" noValidate onSubmit={send} onFocus={rules.warm} className="mt-7">
        <FormError>{refusal}</FormError>
        <Field label="Email" error={errors.email?.message} className="mt-5 first:mt-0">
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <SubmitButton needsScripts busy={isSubmitting} busyLabel="Sending">
          Send reset link
        </SubmitButton>
      </form>
    </>
  );
}
