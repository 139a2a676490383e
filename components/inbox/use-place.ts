"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type InboxPlace, nowhere, placePath, readPlace } from "./place";

export type GoTo = (place: Partial<InboxPlace>, how?: "push" | "replace") => void;

/** The open place, from the address, and how to go to another one: without a round trip, and the way back works. */
export function usePlace(): [InboxPlace, GoTo] {
  const params = useSearchParams();
  const place = useMemo(() => readPlace((name) => params.get(name)), [params]);
  const goTo: GoTo = useCallback((next, how = "push") => {
    const path = placePath({ ...nowhere, ...next });
    if (how === "push") window.history.pushState(null, "", path);
    else window.history.replaceState(null, "", path);
  }, []);
  return [place, goTo];
}
