"use client";

import { useEffect } from "react";

/** Saves when the page hides or goes, and when the connection is back. */
export function useFlushOnLeave(flush: () => unknown): void {
  useEffect(() => {
    const save = () => void flush();
    const saveHidden = () => document.visibilityState === "hidden" && save();
    document.addEventListener("visibilitychange", saveHidden);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", saveHidden);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", save);
    };
  }, [flush]);
}
