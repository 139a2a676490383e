"use client";

import { useSyncExternalStore } from "react";

/** Returns the address's fragment without its sign, decoded; empty on the server and before React is there. */
export function useFragment(): string {
  return useSyncExternalStore(onFragment, readFragment, () => "");
}

function readFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}

function onFragment(changed: () => void) {
  window.addEventListener("hashchange", changed);
  window.addEventListener("popstate", changed);
  return () => {
    window.removeEventListener("hashchange", changed);
    window.removeEventListener("popstate", changed);
  };
}
