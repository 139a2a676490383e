"use client";

import { CloudOff, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A part of the dashboard fails by itself: what arrived stays, and the page is read again by the button. */
export function PartFailed() {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title="Failed to load dashboard data"
        action={
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden />
            Try Again
          </Button>
        }
      >
        The other parts are as they should be, and nothing of yours is lost.
      </EmptyState>
    </div>
  );
}
