"use client";

import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { dismissToast, showToast } from "@/components/ui/toast";
import { describeMissing, isComplete } from "@/lib/domain/pitching/pitch-drafts/rules";
import { emptyPitch, isBlank, type PitchValues } from "./pitch-form";

const CLEARED = "pitch-cleared";

/** 'Clear All' can be undone; the one ink button waits for a complete pitch. */
export function EditorFoot({
  values,
  starting,
  fill,
}: {
  values: PitchValues;
  starting: boolean;
  fill: (parts: Partial<PitchValues>) => void;
}) {
  const [asking, setAsking] = useState(false);
  const id = useId();
  const complete = isComplete(values);
  // Undo belongs to this pitch: it goes when the editor closes.
  useEffect(() => () => dismissToast(CLEARED), []);

  async function clear() {
    const before = values;
    fill(emptyPitch);
    showToast("All fields are cleared.", {
      id: CLEARED,
      action: { label: "Undo", onClick: () => fill(before) },
    });
  }

  return (
    <div className="border-rule border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="text" disabled={isBlank(values)} onClick={() => setAsking(true)}>
          Clear All
        </Button>
        <Button
          type="submit"
          variant="ink"
          className="max-sm:flex-1"
          disabled={!complete}
          busy={starting}
          busyLabel="Saving"
          aria-describedby={complete ? undefined : id}
        >
          Save Pitch &amp; Start Matching
        </Button>
      </div>
      <p id={id} className="meta mt-2 text-right empty:hidden">
        {!complete && describeMissing(values)}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear all fields?"
        confirmLabel="Clear All"
        destructive
        onConfirm={clear}
      >
        The title, the five W’s and the perks of this pitch are emptied. You can undo it for a moment.
      </ConfirmDialog>
    </div>
  );
}
