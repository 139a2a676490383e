"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Opens the browser's own window for paper and PDF. Without scripts the browser's menu does the same. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button variant="ink" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden />
      Print or save as PDF
    </Button>
  );
}
