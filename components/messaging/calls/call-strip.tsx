"use client";

import { Info, LoaderCircle, MicOff, MonitorUp, Phone, VideoOff } from "lucide-react";
import type { ReactNode } from "react";
import { phaseOf } from "@/components/messaging/calls/call-labels";
import type { SessionState } from "@/lib/client/calls/call-session";
import { cn } from "@/lib/utils/cn";

/** How the other side's silent microphone is called. */
export const OFF = "microphone is off";

/** One line says what is not as it should be, else what happened last. */
export function Strip({ state }: { state: SessionState }) {
  const line = stripOf(state);
  if (!line) return null;
  return (
    <p
      className={cn(
        "flex min-h-11 flex-none items-center gap-2.5 bg-raised px-5 py-1 text-ink-2 text-sm md:px-7",
        line.isWarning && "bg-warn-tint font-[500] text-warn",
      )}
    >
      <span className="[&_svg]:size-5">{line.icon}</span>
      {line.text}
    </p>
  );
}

/** Says what is not as it should be in a call, else what happened last; null where all is well. */
export function stripOf(state: SessionState): { text: string; icon: ReactNode; isWarning?: boolean } | null {
  const { phase, news, call, hears, microphone, camera, isSharing } = state;
  const turning = <LoaderCircle aria-hidden className="animate-spin" />;
  if (phase === "ringing") return { text: phaseOf(state), icon: <Phone aria-hidden /> };
  if (phase === "connecting") return { text: phaseOf(state), icon: turning };
  if (phase === "reconnecting") return { text: phaseOf(state), icon: turning, isWarning: true };
  if (news) return { text: news, icon: <Info aria-hidden /> };
  if (microphone === "refused")
    return {
      text: "They cannot hear you: this page may not use a microphone",
      icon: <MicOff aria-hidden />,
      isWarning: true,
    };
  if (camera === "refused")
    return {
      text: "They cannot see you: no camera could be opened",
      icon: <VideoOff aria-hidden />,
      isWarning: true,
    };
  if (isSharing) return { text: "You share your screen", icon: <MonitorUp aria-hidden /> };
  if (!hears) return { text: `${call.counterpart.name}: ${OFF}`, icon: <MicOff aria-hidden /> };
  if (microphone === "silent")
    return { text: "No sound comes from your microphone", icon: <MicOff aria-hidden /> };
  return null;
}
