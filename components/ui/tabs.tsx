"use client";

import * as Radix from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils/cn";

const strip = "flex gap-7 overflow-x-auto border-rule border-b [scrollbar-width:none]";
const trigger =
  "-mb-px inline-flex min-h-12 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 pt-0.5 font-[540] text-ink-2 text-sm hover:text-ink focus-visible:-outline-offset-2";
const open = "data-[state=active]:border-accent-vivid data-[state=active]:text-ink";

export const Tabs = Radix.Root;

/** The row of tabs; on phones it scrolls sideways inside the gutter. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn(strip, "max-md:-mx-5 max-md:px-5", className)} {...props} />;
}

/** One tab: its word and, in grey, how many it holds. */
export function TabsTrigger({
  count,
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Trigger> & { count?: number }) {
  return (
    <Radix.Trigger className={cn(trigger, open, className)} {...props}>
      {children}
      {count !== undefined && <span className="num font-[560] text-2xs text-ink-3">{count}</span>}
    </Radix.Trigger>
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("outline-offset-4", className)} {...props} />;
}
