"use client";

import { useActionState, useState } from "react";
import { type SubmitHandler, useForm } from "react-hook-form";
import { deferredRules } from "@/components/accounts/accounts/deferred-rules";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { signInWithPassword } from "@/components/accounts/accounts/sign-in";
import { SignupFields } from "@/components/accounts/accounts/signup-fields";
import {
  type SignupFormState,
  type SignupOutput,
  type SignupValues,
  signupFieldId,
  signupProblem,
} from "@/components/accounts/accounts/signup-values";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { useFormDraft } from "@/components/accounts/accounts/use-form-draft";
import { FormError } from "@/components/ui/form-error";
import { signUp } from "@/lib/actions/accounts";
import { api } from "@/lib/client/api";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { localTimeZone } from "@/lib/utils/dates";
import { firstStep, withCallback } from "@/lib/utils/safe-path";

const rules = deferredRules(() =>
  import("@/components/accounts/accounts/form-schemas").then((forms) => forms.signupForm),
);

/** A reload restores everything but the passwords and the consent. */
const FIELDS = ["email", "name", "userType", "company", "location", "website"] as const;

/** Nothing typed is lost on a refusal or a reload; passwords are never stored. */
export function SignupForm({
  initialType,
  email,
  invitedBy,
  onTypeChange,
  callback,
}: {
  initialType: UserType | null;
  /** The address that an invitation went to. */
  email?: string;
  invitedBy: string | null;
  onTypeChange: (type: UserType) => void;
  callback: string | null;
}) {
  // There are no empty default values, so that what was typed before the page came alive is not wiped.
  const form: SignupFormState = useForm({
    resolver: rules.resolver,
    defaultValues: { userType: initialType ?? undefined, ...(email ? { email } : {}) },
    // The screen itself moves the focus, to the field that the box is about.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  // The action's state answers a form that was sent before or without scripts.
  const [sent, action] = useActionState(signUp, null);
  const forgetDraft = useFormDraft(form, "signup", FIELDS);
  const [refusal, setRefusal] = useState<string>();
  const [leaving, setLeaving] = useState(false);

  const create: SubmitHandler<SignupOutput> = async (account) => {
    setRefusal(undefined);
    let created = await api.post("/auth/sign-up", { body: { ...account, zone: localTimeZone() } });
    // A browser may know a zone that is newer than the server's list.
    if (!created.ok && created.fields?.zone) created = await api.post("/auth/sign-up", { body: account });
    if (!created.ok) {
      const refused = Object.entries(created.fields ?? {}).filter(([name]) => name in account);
      for (const [name, [message]] of refused) {
        form.setError(name as keyof SignupValues, { message });
      }
      if (refused.length === 0) setRefusal(created.message || screenMessages.signupFailed);
      return;
    }
    forgetDraft();
    setLeaving(true);
    const signedIn = await signInWithPassword(account.email, account.password).catch(() => null);
    // The account exists; if signing in did not work, the sign-in screen is the way on.
    const next = firstStep(callback);
    window.location.assign(signedIn?.ok ? next : withCallback("/login", next));
  };

  const send = form.handleSubmit(create, (refused) => {
    setRefusal(refused.root?.message);
    const first = signupProblem(refused, form.getValues());
    if (first) document.getElementById(signupFieldId(first.field))?.focus();
  });

  const problem = submitCount > 0 ? signupProblem(errors, form.getValues()) : null;
  const answered = submitCount > 0 ? null : sent;
  return (
    <form action={action} noValidate onSubmit={send} onFocus={rules.warm} className="mt-5">
      <FormError fieldId={problem && !refusal ? signupFieldId(problem.field) : undefined}>
        {refusal ?? problem?.text ?? answered?.message}
      </FormError>
      <input type="hidden" name="callbackUrl" value={callback ?? ""} />
      <SignupFields {...{ form, initialType, invitedBy, onTypeChange }} sent={answered} />
      <SubmitButton busy={isSubmitting || leaving} busyLabel="Signing up">
        Sign Up
      </SubmitButton>
      <p className="meta mt-3">Free, invitation-only beta. No card is asked for.</p>
    </form>
  );
}
