"use client";

import { useActionState } from "react";
import { AppPage } from "@/components/layout/app-page";
import { Button } from "@/components/ui/button";
import { FieldSet } from "@/components/ui/field-set";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { RadioRow } from "@/components/ui/radio-row";
import { declineReasons } from "@/db/enums";
import { answerPitch } from "@/lib/actions/pitches";
import { headlineOf } from "@/lib/domain/pitches/rules";
import type { PitchView } from "@/lib/domain/pitches/schema";
import { emptyLocation, inboxPath } from "./inbox-location";
import { counterpartOf, declineLabels } from "./labels";

/** Declines a pitch on a page of its own, for browsers that run no scripts, or have none yet. */
export function DeclineScreen({ pitch }: { pitch: PitchView }) {
  const [sent, action, busy] = useActionState(answerPitch, null);
  const wrong = sent?.fields?.reason?.[0];
  return (
    <AppPage className="max-w-2xl">
      <h1 className="h1">Decline this pitch?</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        “{headlineOf(pitch)}”. {counterpartOf(pitch).name} is told the reason, nothing else.
      </p>
      <form action={action} className="mt-6 grid gap-6">
        <FormError>{wrong ? undefined : sent?.message}</FormError>
        <input type="hidden" name="id" value={pitch.id} />
        <input type="hidden" name="response" value="declined" />
        <FieldSet legend="Reason" error={wrong}>
          {declineReasons.map((value) => (
            <RadioRow
              key={value}
              name="reason"
              value={value}
              title={declineLabels[value]}
              required
              defaultChecked={sent?.values.reason?.[0] === value}
            />
          ))}
        </FieldSet>
        <div className="flex gap-3">
          <Button type="submit" variant="ink" busy={busy} busyLabel="Declining">
            Decline
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
