"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { signInWithPassword } from "@/components/accounts/accounts/sign-in";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";

/**
 * The second step of signing in asks for a code of the authenticator, or a recovery code. With scripts it is sent
 * together with the password that was typed; without them `secondStep` says that the password was accepted.
 */
export function CodeForm({
  next,
  secondStep,
  checked,
  action,
  refusal: sent,
  onBack,
}: {
  next: string;
  secondStep: string;
  checked?: { email: string; password: string };
  action: (form: FormData) => void;
  /** The reason why a code that was sent without scripts was refused. */
  refusal?: string;
  onBack: () => void;
}) {
  const [refusal, setRefusal] = useState(sent);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  // A press led to this step, and the next thing to type is the code.
  useEffect(() => box.current?.querySelector<HTMLElement>("[name=totp]")?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!checked) return;
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("totp") ?? "");
    setRefusal(undefined);
    setBusy(true);
    try {
      const response = await signInWithPassword(checked.email, checked.password, code);
      if (response.ok) return window.location.assign(next);
      setRefusal(response.message || screenMessages.loginFailed);
    } catch {
      setRefusal(screenMessages.failed);
    }
    setBusy(false);
    box.current?.querySelector<HTMLElement>("[name=totp]")?.focus();
  };

  return (
    <form ref={box} action={action} noValidate onSubmit={send} className="mt-5">
      <FormError>{refusal}</FormError>
      <input type="hidden" name="callbackUrl" value={next} />
      <input type="hidden" name="secondStep" value={secondStep} />
      <div className="mt-6">
        <Field
          label="Code"
          id="login-totp"
          help="Six digits from your authenticator app, or one of your recovery codes"
        >
          <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" className="num" />
        </Field>
      </div>
      <SubmitButton busy={busy} busyLabel="Signing in">
        Sign In
      </SubmitButton>
      <p className="mt-4 text-sm">
        <Link href="/login" className="hit-area link" onClick={onBack}>
          Sign in with another account
        </Link>
      </p>
    </form>
  );
}
