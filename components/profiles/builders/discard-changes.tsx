"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Asks once, then begins the builder again with what is published. */
export function DiscardChanges({ onDiscard }: { onDiscard: () => Promise<string | undefined> }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="-ml-3">
      <Button variant="text" size="sm" onClick={() => setAsked(true)}>
        Discard changes
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title="Discard your changes?"
        confirmLabel="Discard changes"
        busyLabel="Discarding"
        cancelLabel="Go on editing"
        onConfirm={onDiscard}
      >
        Everything you changed here and did not publish is deleted, in all steps. What is published stays as
        it is.
      </ConfirmDialog>
    </div>
  );
}
