"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Calls `onSeen` whenever the end of the log is in view, and again with each newer message of theirs. */
export function useMarkRead(end: RefObject<HTMLElement | null>, lastTheirs: string, onSeen: () => void) {
  const [atEnd, setAtEnd] = useState(false);
  const seen = useEffectEvent(onSeen);

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    // A log that is not shown (a phone's pitch view) is never at its end.
    const observer = new IntersectionObserver(([entry]) => setAtEnd(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [end]);

  useEffect(() => {
    if (!atEnd || !lastTheirs) return;
    const look = () => {
      if (document.visibilityState === "visible") seen();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [atEnd, lastTheirs]);
}
