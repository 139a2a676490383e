"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "@/components/ui/field-context";
import { cn } from "@/lib/utils/cn";

const TEXT = new Set<ComponentProps<"input">["type"]>([undefined, "text", "search"]);

/** Inside a Field it takes id and descriptions from there; it works with `register`. */
export function Input({ className, icon, ...props }: ComponentProps<"input"> & { icon?: ReactNode }) {
  const field = useFieldControl(props);
  // Addresses and numbers run from left to right, whatever script they are in.
  const dir = TEXT.has(props.type) ? "auto" : undefined;
  if (!icon) return <input dir={dir} className={cn("control", className)} {...props} {...field} />;
  return (
    <span className="relative block">
      <span aria-hidden className="absolute top-3 left-3 text-ink-3 [&_svg]:size-5">
        {icon}
      </span>
      <input dir={dir} className={cn("control pl-[42px]", className)} {...props} {...field} />
    </span>
  );
}
