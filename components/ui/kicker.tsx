import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** The small line over a headline is in the accent or, `quiet`, in grey. */
export function Kicker({
  quiet = false,
  className,
  children,
}: {
  quiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <p className={cn("kick", quiet && "text-ink-3", className)}>{children}</p>;
}
