"use client";

import { ActScreen } from "@/components/pitching/inbox/act-screen";
import { withdrawPitch } from "@/lib/actions/pitches";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { withdrawLabels } from "./labels";

export function WithdrawScreen({ pitch }: { pitch: PitchView }) {
  return (
    <ActScreen
      pitch={pitch}
      title={withdrawLabels.title}
      lede={withdrawLabels.text(pitch)}
      action={withdrawPitch}
      submitLabel={withdrawLabels.submit}
      busyLabel={withdrawLabels.busy}
    />
  );
}
