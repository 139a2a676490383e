"use client";

import { useEffect } from "react";
import { Dialog } from "@/components/ui/dialog";
import { showError } from "@/components/ui/toast";
import { useDeferred } from "@/components/ui/use-deferred";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { SubmitRating } from "./complete-form";

const loadWindow = () =>
  import("@/components/pitching/inbox/complete-window").then(({ CompleteWindow }) => CompleteWindow);

/**
 * Completes a collaboration, or rates one that the other party completed: the rating, then the outcome, in one window.
 * `onSubmit` says whether it worked; then the window closes. What was typed is stored in this tab until it did.
 */
export function CompleteDialog({
  pitch,
  onClose,
  onSubmit,
}: {
  /** Null while closed. */
  pitch: PitchView | null;
  onClose: () => void;
  onSubmit: SubmitRating;
}) {
  const [CompleteWindow, ask] = useDeferred(loadWindow);
  const isOpen = pitch !== null;
  useEffect(() => {
    if (!isOpen) return;
    void ask().then((isThere) => {
      if (isThere) return;
      showError("The window could not be loaded. Please check your connection and try again.");
      onClose();
    });
  }, [isOpen, ask, onClose]);
  return (
    <Dialog open={isOpen && CompleteWindow !== null} onOpenChange={(open) => !open && onClose()}>
      {pitch && CompleteWindow && (
        <CompleteWindow key={pitch.id} pitch={pitch} onClose={onClose} onSubmit={onSubmit} />
      )}
    </Dialog>
  );
}
