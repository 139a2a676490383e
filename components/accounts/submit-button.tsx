"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * The wide ink button under an account form. Where the form is sent by a script alone (`needsScripts`) it is off, though
 * it does not look so, until there is one.
 */
export function SubmitButton({
  busy,
  busyLabel,
  needsScripts = false,
  children,
}: {
  busy: boolean;
  busyLabel: string;
  needsScripts?: boolean;
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
      disabled={needsScripts && !hydrated}
      className="mt-7 w-full disabled:bg-ink disabled:text-on-ink"
    >
      {children}
    </Button>
  );
}
