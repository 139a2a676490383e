"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The wide ink button under an account form. Off, though it does not look so, until the page can answer it. */
export function SubmitButton({
  busy,
  busyLabel,
  children,
}: {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="ink"
      size="lg"
      busy={busy}
      busyLabel={busyLabel}
      disabled={!hydrated}
      className="mt-7 w-full disabled:bg-ink disabled:text-on-ink"
    >
      {children}
    </Button>
  );
}
