"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { showOpenTab } from "@/components/ui/show-open-tab";
import { tabPanel, tabStrip, tabTrigger } from "@/components/ui/tab-style";
import { cn } from "@/lib/utils/cn";

type Tab = { id: string; label: string; href: string };

/**
 * Tabs whose panels the server draws, each at an address of its own: arrow keys move between them, Enter or Space opens
 * one. Radix's tabs, which draw all panels at once, are heavier than all of this page's scripts may be.
 */
export function TabLinks({ label, tabs, open }: { label: string; tabs: readonly Tab[]; open: string }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showOpenTab(strip.current), []);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, " ": at }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const link = links.at(next % links.length);
    if (event.key === " ") link?.click();
    else link?.focus();
  };
  return (
    <div
      ref={strip}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className={cn(tabStrip, "mt-3")}
    >
      {tabs.map(({ id, label, href }) => (
        <Link
          key={id}
          id={tabPanel(id)["aria-labelledby"]}
          href={href}
          scroll={false}
          role="tab"
          aria-selected={id === open}
          aria-controls={id === open ? tabPanel(id).id : undefined}
          tabIndex={id === open ? 0 : -1}
          className={cn(tabTrigger, "aria-selected:border-accent-vivid aria-selected:text-ink")}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
