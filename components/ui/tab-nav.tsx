"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { showOpenTab } from "@/components/ui/show-open-tab";
import { tabStrip } from "@/components/ui/tab-style";
import { cn } from "@/lib/utils/cn";

/** A row of links that look like tabs, each with an address of its own; the one of this page is in sight. */
export function TabNav({ className, ...props }: ComponentProps<"nav">) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => showOpenTab(strip.current), []);
  return <nav ref={strip} className={cn(tabStrip, className)} {...props} />;
}
