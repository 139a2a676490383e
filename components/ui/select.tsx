"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "@/components/ui/field-context";
import { cn } from "@/lib/utils/cn";

export function Select({ className, ...props }: ComponentProps<"select">) {
  const field = useFieldControl(props);
  return (
    <span className={cn("relative block", className)}>
      <select className="control appearance-none pr-9" {...props} {...field} />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-2" />
    </span>
  );
}
