"use client";

import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { showError, showToast } from "@/components/ui/toast";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";

/** Saves whether one's note may be shown; returns the sentence to show when it did not work. */
export type OnShowFeedback = (pitch: PitchView, isShown: boolean) => Promise<string | undefined>;

/** The writer of a note on a creator may let everybody read it or not, at any time. */
export function ShowFeedback({
  pitch,
  name,
  onShow,
}: {
  pitch: PitchView;
  name: string;
  onShow: OnShowFeedback;
}) {
  const isShown = pitch.ownRating?.feedbackPublic ?? false;
  /** The wish that was sent and is not saved yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function change(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    const refusal = await onShow(pitch, next);
    setWanted(null);
    if (refusal) return showError("That could not be saved.", { id: "show-feedback", detail: refusal });
    showToast(next ? `Your note may be shown on ${name}’s profile.` : "Your note is not public any more.", {
      id: "show-feedback",
    });
  }

  return (
    <Switch
      className="mt-3"
      checked={wanted ?? isShown}
      aria-busy={wanted !== null}
      meta={
        pitch.counterpartRating
          ? "With your name, to everybody. You can take it back at any time."
          : "With your name, to everybody, once the ratings are seen. You can take it back at any time."
      }
      onChange={(event) => void change(event.target.checked)}
    >
      May be shown on their profile
    </Switch>
  );
}
