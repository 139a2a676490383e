"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { keepActing } from "@/lib/acting";
import { emptyLocation, type InboxLocation, inboxPath, readLocation } from "./inbox-location";

export type Navigate = (location: Partial<InboxLocation>, how?: "push" | "replace") => void;

const watchers = new Set<() => void>();
const notifyAll = () => {
  for (const watcher of watchers) watcher();
};

function watchAddress(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("popstate", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("popstate", watcher);
  };
}

/**
 * Returns the open location, from the address, and a function that goes to another one without a round trip. It reads
 * the address itself, not the router's copy of it: that one follows in a transition, which a running refresh can hold
 * up.
 */
export function useInboxLocation(): [InboxLocation, Navigate] {
  const params = useSearchParams();
  const search = useSyncExternalStore(
    watchAddress,
    () => window.location.search,
    () => `?${params}`,
  );
  // The router alone announces a navigation of its own, such as the bell's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the news
  useEffect(notifyAll, [params]);
  const location = useMemo(() => {
    const read = new URLSearchParams(search);
    return readLocation((name) => read.get(name));
  }, [search]);
  const goTo: Navigate = useCallback((next, how = "push") => {
    // A filter stays until another is chosen, which is another page.
    const { ai } = readLocation((name) => new URLSearchParams(window.location.search).get(name));
    const path = inboxPath({ ...emptyLocation, ai, ...next });
    if (how === "push") window.history.pushState(null, "", keepActing(path));
    else window.history.replaceState(null, "", keepActing(path));
    notifyAll();
  }, []);
  return [location, goTo];
}
