"use client";

import * as Radix from "@radix-ui/react-tabs";
import { type ComponentProps, useEffect, useRef } from "react";
import { insteadOfOpening } from "@/components/ui/in-place";
import { showOpenTab } from "@/components/ui/show-open-tab";
import { tabCount, tabStrip, tabTrigger } from "@/components/ui/tab-style";
import { cn } from "@/lib/utils/cn";

const open = "data-[state=active]:border-accent-vivid data-[state=active]:text-ink";

export const Tabs = Radix.Root;

/** On phones the row of tabs scrolls sideways inside the gutter. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showOpenTab(strip.current), []);
  return <Radix.List ref={strip} className={cn(tabStrip, className)} {...props} />;
}

/** The count in grey says how many the tab holds. With an address it is a link before and without scripts. */
export function TabsTrigger({
  count,
  href,
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Trigger> & { count?: number; href?: string }) {
  const label = (
    <>
      {children}
      {count !== undefined && <span className={tabCount}>{count}</span>}
    </>
  );
  return (
    <Radix.Trigger asChild={href !== undefined} className={cn(tabTrigger, open, className)} {...props}>
      {href === undefined ? (
        label
      ) : (
        <a href={href} type={undefined} onClick={insteadOfOpening(() => {})}>
          {label}
        </a>
      )}
    </Radix.Trigger>
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("outline-offset-4", className)} {...props} />;
}
