"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { AcceptForm, ActForm } from "@/components/pitching/inbox/answer-forms";
import { PaneHeader } from "@/components/pitching/inbox/pane-header";
import { PitchDetail } from "@/components/pitching/inbox/pitch-detail";
import type { PitchActs } from "@/components/pitching/inbox/pitch-row";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { counterpartOf, isUnread, isWaiting } from "./labels";

/** An open pitch without a conversation is read, and answered or taken back while it waits. */
export function PitchPane({
  pitch,
  heading,
  accepting,
  acts,
  back,
  onBack,
  onSeen,
}: {
  pitch: PitchView;
  heading: RefObject<HTMLHeadingElement | null>;
  accepting: boolean;
  acts: PitchActs;
  /** The list's address. */
  back: string;
  onBack: () => void;
  /** An unread pitch is before its reader's eyes. */
  onSeen: (pitch: PitchView) => void;
}) {
  const unread = isUnread(pitch);
  const seen = useEffectEvent(() => onSeen(pitch));
  useEffect(() => {
    if (!unread) return;
    const look = () => {
      if (document.visibilityState === "visible") seen();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [unread]);

  return (
    <>
      <PaneHeader party={counterpartOf(pitch)} heading={heading} back={back} onBack={onBack} />
      <PitchDetail pitch={pitch} onShow={acts.showFeedback} className="flex-1" />
      {isWaiting(pitch) && (
        <div className="flex flex-none gap-2 border-rule border-t px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] max-md:[&>*]:flex-1 md:px-7 md:py-4">
          {pitch.side === "recipient" ? (
            <>
              <ActForm act="decline" pitch={pitch} onPress={() => acts.decline(pitch)}>
                Decline
              </ActForm>
              <AcceptForm
                variant="ink"
                pitch={pitch}
                accepting={accepting}
                onPress={() => acts.accept(pitch)}
              />
            </>
          ) : (
            <ActForm act="withdraw" pitch={pitch} onPress={() => acts.withdraw(pitch)}>
              Withdraw
            </ActForm>
          )}
        </div>
      )}
    </>
  );
}
