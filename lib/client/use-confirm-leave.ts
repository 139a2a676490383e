"use client";

import { useEffect } from "react";

/** The browser asks before it leaves the page while something would be lost. */
export function useConfirmLeave(busy: boolean) {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [busy]);
}
