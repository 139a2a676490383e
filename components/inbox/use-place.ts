"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { type InboxPlace, nowhere, placePath, readPlace } from "./place";

export type GoTo = (place: Partial<InboxPlace>, how?: "push" | "replace") => void;

const watchers = new Set<() => void>();
const tellAll = () => {
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
 * The open place, from the address, and how to go to another one without a round trip. The address itself is read, not
 * the router's copy of it: that one follows in a transition, which a refresh under way can hold up.
 */
export function usePlace(): [InboxPlace, GoTo] {
  const params = useSearchParams();
  const search = useSyncExternalStore(
    watchAddress,
    () => window.location.search,
    () => `?${params}`,
  );
  // A navigation of the router's own, such as the bell's, is announced by it alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the news
  useEffect(tellAll, [params]);
  const place = useMemo(() => {
    const read = new URLSearchParams(search);
    return readPlace((name) => read.get(name));
  }, [search]);
  const goTo: GoTo = useCallback((next, how = "push") => {
    const path = placePath({ ...nowhere, ...next });
    if (how === "push") window.history.pushState(null, "", path);
    else window.history.replaceState(null, "", path);
    tellAll();
  }, []);
  return [place, goTo];
}
