"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "@/components/ui/field-context";
import { cn } from "@/lib/utils/cn";

/** Inside a Field it takes id and descriptions from there; it works with `register`. */
export function Input({ className, icon, ...props }: ComponentProps<"input"> & { icon?: ReactNode }) {
  const field = useFieldControl(props);
  if (!icon) return <input className={cn("control", className)} {...props} {...field} />;
  return (
    <span className="relative block">
      <span aria-hidden className="absolute top-3 left-3 text-ink-3 [&_svg]:size-5">
        {icon}
      </span>
      <input className={cn("control pl-[42px]", className)} {...props} {...field} />
    </span>
  );
}
