import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export function SubmitButton({
  busy,
  busyLabel,
  children,
}: {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}) {
  return (
    <Button type="submit" variant="ink" size="lg" busy={busy} busyLabel={busyLabel} className="mt-7 w-full">
      {children}
    </Button>
  );
}
