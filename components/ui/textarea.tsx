"use client";

import type { ComponentProps } from "react";
import { useFieldControl } from "@/components/ui/field-context";
import { cn } from "@/lib/utils/cn";

/** It grows with its text where the browser can (`field-sizing`), else it can be pulled. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  const field = useFieldControl(props);
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={cn(
        "control field-sizing-content resize-y supports-[field-sizing:content]:resize-none",
        rows > 2 && (rows > 3 ? "min-h-28" : "min-h-22"),
        className,
      )}
      {...props}
      {...field}
    />
  );
}
