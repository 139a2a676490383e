"use client";

import { useState } from "react";
import { refreshCounts } from "@/components/matching/matching/live-counts";
import type { SubmitRating } from "@/components/pitching/inbox/complete-form";
import type { PitchActs } from "@/components/pitching/inbox/pitch-row";
import { showError } from "@/components/ui/toast";
import type { DeclineReason } from "@/db/enums";
import type { ApiFailure } from "@/lib/client/api-types";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { InboxStore } from "./inbox-store";
import type { Navigate } from "./use-inbox-location";
import { restoreListFocus } from "./use-opened-focus";

const failures = {
  accept: "Failed to accept pitch. Please try again.",
  decline: "Failed to decline pitch. Please try again.",
  withdraw: "Failed to withdraw pitch. Please try again.",
  complete: "Failed to complete collaboration. Please try again.",
};

const sayFailure = (text: string, { message }: ApiFailure) => showError(text, { detail: message });

/** Returns the acts on a pitch in the inbox, their windows, and what is being sent. */
export function useInboxActs(store: InboxStore, goTo: Navigate) {
  const [acceptingId, setAccepting] = useState<string | null>(null);
  const [declining, setDeclining] = useState<PitchView | null>(null);
  const [withdrawing, setWithdrawing] = useState<PitchView | null>(null);
  const [completing, setCompleting] = useState<PitchView | null>(null);
  const [writing, setWriting] = useState({ pitchId: "", signal: 0 });

  const open = (pitch: PitchView) => {
    setWriting(({ signal }) => ({ pitchId: "", signal }));
    goTo({ pitchId: pitch.id });
  };
  const message = (pitch: PitchView) => {
    setWriting(({ signal }) => ({ pitchId: pitch.id, signal: signal + 1 }));
    goTo({ pitchId: pitch.id });
  };

  async function accept(pitch: PitchView) {
    if (acceptingId) return;
    setAccepting(pitch.id);
    const response = await store.accept(pitch.id);
    setAccepting(null);
    if (!response.ok) return sayFailure(failures.accept, response);
    message(pitch);
    refreshCounts();
    void store.loadBox("received");
  }

  async function decline(pitch: PitchView, reason: DeclineReason): Promise<boolean> {
    const response = await store.decline(pitch.id, reason);
    if (!response.ok) sayFailure(failures.decline, response);
    else {
      refreshCounts();
      restoreListFocus(pitch.id);
    }
    return response.ok;
  }

  async function withdraw(): Promise<string | undefined> {
    if (!withdrawing) return;
    const response = await store.withdraw(withdrawing.id);
    if (!response.ok) return `${failures.withdraw} ${response.message}`;
    refreshCounts();
    restoreListFocus(withdrawing.id);
  }

  const complete: SubmitRating = async (pitch, body, key) => {
    const first = pitch.status === "ACCEPTED";
    const response = await (first ? store.complete(pitch.id, body, key) : store.rate(pitch.id, body, key));
    // Without an answer it may have succeeded: the pitch, read again, shows it.
    const isRated = response.ok || Boolean(store.getState().pitches[pitch.id]?.ownRating);
    if (!isRated && !response.ok) {
      sayFailure(failures.complete, response);
      return false;
    }
    goTo({ pitchId: pitch.id, view: "pitch" });
    refreshCounts();
    void store.loadBox("completed");
    return true;
  };

  const acts: PitchActs = {
    open,
    message,
    accept: (pitch) => void accept(pitch),
    decline: setDeclining,
    withdraw: setWithdrawing,
    complete: setCompleting,
    showFeedback: async (pitch, isShown) => {
      const response = await store.showFeedback(pitch.id, isShown);
      return response.ok ? undefined : response.message;
    },
  };
  return {
    acts,
    acceptingId,
    /** The field of a pitch's chat takes the focus whenever this changes to another number than 0. */
    focusSignalOf: (pitchId: string | undefined) => (writing.pitchId === pitchId ? writing.signal : 0),
    dialogs: {
      declining,
      withdrawing,
      completing,
      closeDecline: () => setDeclining(null),
      closeWithdraw: () => setWithdrawing(null),
      closeComplete: () => setCompleting(null),
    },
    decline,
    withdraw,
    complete,
  };
}
