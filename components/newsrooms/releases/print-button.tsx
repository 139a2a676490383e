"use client";

import { FileText, Printer } from "lucide-react";
import { cn } from "@/lib/utils/cn";

/** The browser's print window also saves as PDF. */
export function PrintButton({
  className,
  label,
  pdf = false,
}: {
  className?: string;
  label: string;
  pdf?: boolean;
}) {
  return (
    <button type="button" onClick={() => window.print()} className={cn(className)}>
      {pdf ? <FileText aria-hidden /> : <Printer aria-hidden />}
      {label}
    </button>
  );
}
