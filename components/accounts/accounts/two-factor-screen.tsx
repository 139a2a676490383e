"use client";

import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { RecoveryCodes } from "@/components/accounts/accounts/recovery-codes";
import { passwordField, SettingsForm } from "@/components/accounts/accounts/settings-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SectionHead } from "@/components/ui/section";
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from "@/lib/actions/account-security";
import type { SecurityView } from "@/lib/domain/accounts/accounts/schema";

const CODE_ID = "enable-totp";

/**
 * Two-factor sign-in begins with the password; one scans and types a code, and saves the recovery codes. Later it
 * offers new codes and off. All answers are held here, so that the codes show after a post without scripts as well.
 */
export function TwoFactorScreen({ security, qr }: { security: SecurityView; qr: ReactNode }) {
  const [turnedOn, enable, enabling] = useActionState(enableTwoFactor, null);
  const [renewed, renew, renewing] = useActionState(renewRecoveryCodes, null);
  const { twoFactor, codeDue } = security;
  // The second step replaces the first one and takes the focus.
  const isSetUp = Boolean(twoFactor.setup);
  const wasSetUp = useRef(isSetUp);
  useEffect(() => {
    if (isSetUp && !wasSetUp.current) document.getElementById(CODE_ID)?.focus();
    wasSetUp.current = isSetUp;
  }, [isSetUp]);
  for (const answer of [turnedOn, renewed]) {
    if (answer && "answer" in answer) {
      return <RecoveryCodes codes={answer.answer.recoveryCodes} onwards="/settings/security" />;
    }
  }
  if (twoFactor.enabled) {
    const left = twoFactor.recoveryCodesLeft;
    return (
      <div className="grid gap-12">
        <section>
          <SectionHead title="Recovery codes" note={`${left} of 10 left`} />
          <p className="mt-3 mb-5 text-ink-2 text-sm">
            New codes end the earlier ones. Make some when few are left or somebody has seen them.
          </p>
          <form action={renew} className="grid gap-5">
            <FormError>{renewed && "refusal" in renewed && renewed.refusal}</FormError>
            <Field label="Password" id="renew-password">
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            {codeDue && <CodeField id="renew-totp" />}
            <div>
              <Button type="submit" busy={renewing} busyLabel="Making codes">
                New recovery codes
              </Button>
            </div>
          </form>
        </section>
        <section>
          <SectionHead title="Turn off" />
          {twoFactor.required ? (
            <p className="mt-3 text-ink-2 text-sm">Your company asks for two-factor sign-in: it stays on.</p>
          ) : (
            <>
              <p className="mt-3 mb-5 text-ink-2 text-sm">
                Signing in then asks for the password alone. The recovery codes end.
              </p>
              <SettingsForm
                action={disableTwoFactor}
                fields={[passwordField]}
                codeDue={codeDue}
                submit="Turn off"
                busyLabel="Turning off"
                variant="bad"
              />
            </>
          )}
        </section>
      </div>
    );
  }
  if (twoFactor.setup) {
    return (
      <section>
        <SectionHead title="Step 2 of 2" />
        <p className="mt-3 mb-5 text-ink-2 text-sm">
          Scan with an authenticator app, then type the six digits it shows.
        </p>
        <div className="flex flex-wrap items-start gap-6">
          {qr}
          <div>
            <p className="meta">No camera? Type this key</p>
            <p className="num mt-1 max-w-[18ch] font-[560] tracking-[0.06em] [overflow-wrap:anywhere]">
              {twoFactor.setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}
            </p>
          </div>
        </div>
        <form action={enable} className="mt-6 grid gap-5">
          <CodeField
            id={CODE_ID}
            help="Six digits, new every 30 seconds"
            error={turnedOn && "refusal" in turnedOn ? turnedOn.refusal : undefined}
          />
          <div>
            <Button type="submit" variant="ink" busy={enabling} busyLabel="Turning on">
              Turn on
            </Button>
          </div>
        </form>
      </section>
    );
  }
  return (
    <section>
      <SectionHead title="Step 1 of 2" />
      <p className="mt-3 mb-5 text-ink-2 text-sm">
        You need an authenticator app on your phone or computer. First, your password.
      </p>
      <SettingsForm action={startTwoFactor} fields={[passwordField]} submit="Continue" busyLabel="Going on" />
    </section>
  );
}

function CodeField({ id, help, error }: { id: string; help?: string; error?: string }) {
  const usual = "Six digits from your authenticator app, or a recovery code";
  return (
    <Field label="Code" id={id} help={help ?? usual} error={error}>
      <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" className="num" />
    </Field>
  );
}
