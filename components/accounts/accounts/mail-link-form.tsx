"use client";

import { type ReactNode, useActionState } from "react";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { FormError } from "@/components/ui/form-error";
import type { FormState } from "@/lib/core/errors";

/** A mail's link leads to one button that uses its token up by a post, so that opening the link uses nothing up. */
export function MailLinkForm({
  action,
  token,
  title,
  submit,
  busyLabel,
  dead,
  children,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  token: string;
  title: string;
  submit: string;
  busyLabel: string;
  /** The way on where the link is used up. */
  dead: ReactNode;
  children: ReactNode;
}) {
  const [sent, act, sending] = useActionState(action, null);
  if (sent?.fields?.token) return <DeadLink text={sent.message}>{dead}</DeadLink>;
  return (
    <>
      <h1 className="h1">{title}</h1>
      <p className="lede mt-3">{children}</p>
      <form action={act} className="mt-5">
        <FormError>{sent?.message}</FormError>
        <input type="hidden" name="token" value={token} />
        <SubmitButton busy={sending} busyLabel={busyLabel}>
          {submit}
        </SubmitButton>
      </form>
    </>
  );
}
