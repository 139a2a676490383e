"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { showOpenTab } from "@/components/ui/show-open-tab";

/** A row of links that look like tabs (`tabStrip`), each with an address of its own; the one of this page is in sight. */
export function TabNav(props: ComponentProps<"nav">) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => showOpenTab(strip.current), []);
  return <nav ref={strip} {...props} />;
}
