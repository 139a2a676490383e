"use client";

import type { ReactNode } from "react";
import { AppPage } from "@/components/layout/app-page";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { useServerForm } from "@/lib/client/use-server-form";
import type { FormState } from "@/lib/core/errors";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { emptyLocation, inboxPath } from "./inbox-location";

type Sent = {
  /** Returns what was refused about a field. */
  problem: (name: string) => string | undefined;
  /** Returns what was typed into a field. */
  typed: (name: string) => string | undefined;
};

/** One act on a pitch has a page of its own, for browsers that run no scripts, or have none yet. */
export function ActScreen({
  pitch,
  title,
  lede,
  action,
  submitLabel,
  busyLabel,
  children,
}: {
  pitch: PitchView;
  title: string;
  lede: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
  submitLabel: string;
  busyLabel: string;
  children?: (sent: Sent) => ReactNode;
}) {
  const { form, refusal, sending, errorOf, typed } = useServerForm(action);
  return (
    <AppPage className="max-w-2xl">
      <h1 className="h1">{title}</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{lede}</p>
      <form {...form} className="mt-6 grid gap-6">
        <FormError>{refusal?.fields ? undefined : refusal?.message}</FormError>
        <input type="hidden" name="id" value={pitch.id} />
        {children?.({ problem: errorOf, typed })}
        <div className="flex gap-3">
          <Button type="submit" variant="ink" busy={sending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <LinkButton
            href={inboxPath({ ...emptyLocation, pitchId: pitch.id })}
            prefetch={false}
            variant="text"
          >
            Cancel
          </LinkButton>
        </div>
      </form>
    </AppPage>
  );
}
