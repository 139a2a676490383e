"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { showOpenTab } from "@/components/ui/show-open-tab";
import { tabCount, tabStrip, tabTrigger } from "@/components/ui/tab-style";
import { useFragment } from "@/components/ui/use-fragment";
import { useHydrated } from "@/components/ui/use-hydrated";

/** `id` is the tab's word in the address; `href` its fragment (`#assets`), or the page of its panel. */
type StripTab = { id: string; label: string; count?: number; href: string };

/** A public page's tabs are links that CSS shows as chosen, with the keys and roles of tabs on top. */
export function PageTabStrip({ tabs, initial, label }: { tabs: StripTab[]; initial: string; label: string }) {
  const hydrated = useHydrated();
  const open = openTab(tabs, useFragment(), initial);

  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, which the row's links show
  useEffect(() => showOpenTab(strip.current), [open]);

  function move(event: KeyboardEvent<HTMLAnchorElement>) {
    const here = tabs.findIndex(({ id }) => id === open);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1, " ": here }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  }

  function choose(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (show(id)) event.preventDefault();
  }

  return (
    <div ref={strip} role="tablist" aria-label={label} className={tabStrip}>
      {tabs.map(({ id, label, count, href }) => (
        <a
          key={id}
          id={`${id}-tab`}
          href={href}
          role="tab"
          aria-selected={id === open}
          aria-controls={id}
          tabIndex={hydrated && id !== open ? -1 : undefined}
          className={tabTrigger}
          onClick={(event) => choose(event, id)}
          onKeyDown={move}
        >
          {label}
          {count !== undefined && <span className={tabCount}>{count}</span>}
        </a>
      ))}
    </div>
  );
}

/**
 * The browser itself navigates, so that `:target` follows; the page stays where it is instead of jumping to the panel.
 * Returns false where the page does not hold that panel: the link leads to it.
 */
function show(id: string): boolean {
  const { scrollX, scrollY } = window;
  const isHere = !!document.getElementById(id);
  if (isHere) {
    window.location.hash = id;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  }
  return isHere;
}

/** The open tab is the one whose panel holds what the fragment names. */
function openTab(tabs: readonly StripTab[], fragment: string, initial: string): string {
  const panel = fragment && document.getElementById(fragment)?.closest("[data-panel]")?.id;
  return tabs.find(({ id }) => id === panel)?.id ?? initial;
}
