"use client";

import { ActScreen } from "@/components/inbox/act-screen";
import { FieldSet } from "@/components/ui/field-set";
import { RadioRow } from "@/components/ui/radio-row";
import { declineReasons } from "@/db/enums";
import { answerPitch } from "@/lib/actions/pitches";
import { headlineOf } from "@/lib/domain/pitches/rules";
import type { PitchView } from "@/lib/domain/pitches/schema";
import { counterpartOf, declineLabels } from "./labels";

/** Declines a pitch with one of four reasons. */
export function DeclineScreen({ pitch }: { pitch: PitchView }) {
  return (
    <ActScreen
      pitch={pitch}
      title="Decline this pitch?"
      lede={`“${headlineOf(pitch)}”. ${counterpartOf(pitch).name} is told the reason, nothing else.`}
      action={answerPitch}
      submitLabel="Decline"
      busyLabel="Declining"
    >
      {({ problem, typed }) => (
        <>
          <input type="hidden" name="response" value="declined" />
          <FieldSet legend="Reason" error={problem("reason")}>
            {declineReasons.map((value) => (
              <RadioRow
                key={value}
                name="reason"
                value={value}
                title={declineLabels[value]}
                required
                defaultChecked={typed("reason") === value}
              />
            ))}
          </FieldSet>
        </>
      )}
    </ActScreen>
  );
}
