"use client";

import { type ReactNode, useActionState } from "react";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import type { FormState } from "@/lib/core/errors";
import type { PreferenceName } from "@/lib/domain/accounts/accounts/preferences";

/** Without scripts the switches are saved together, by a button that is there only then. */
export function PreferencesForm({
  action,
  names,
  children,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** The switches that it shows. */
  names: readonly PreferenceName[];
  children: ReactNode;
}) {
  const [refusal, act] = useActionState(action, null);
  return (
    <form action={act}>
      <FormError>{refusal?.message}</FormError>
      <input type="hidden" name="shown" value={names.join(",")} />
      {children}
      <noscript>
        <Button type="submit" variant="ink" className="mt-6">
          Save settings
        </Button>
      </noscript>
    </form>
  );
}
