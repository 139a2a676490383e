"use client";

import { ActScreen } from "@/components/pitching/inbox/act-screen";
import { answerPitch } from "@/lib/actions/pitches";
import { headlineOf } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { quoted } from "@/lib/utils/quoted";
import { DeclineReasons } from "./decline-reasons";
import { counterpartOf } from "./labels";

export function DeclineScreen({ pitch }: { pitch: PitchView }) {
  return (
    <ActScreen
      pitch={pitch}
      title="Decline this pitch?"
      lede={`${quoted(headlineOf(pitch))}. ${counterpartOf(pitch).name} is told the reason, nothing else.`}
      action={answerPitch}
      submitLabel="Decline"
      busyLabel="Declining"
    >
      {({ problem, typed }) => (
        <>
          <input type="hidden" name="response" value="declined" />
          <DeclineReasons
            error={problem("reason")}
            radioOf={(reason) => ({ required: true, defaultChecked: typed("reason") === reason })}
          />
        </>
      )}
    </ActScreen>
  );
}
