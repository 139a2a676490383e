"use client";

import { type FocusEvent, useEffect, useState } from "react";
import { firstSlide } from "@/components/profiles/profiles/carousel-start";

const EVERY_MS = 7000;
/** The other pictures are fetched once the page has had its time. */
const WARM_MS = 3000;

/**
 * Every carousel begins at the third slide, wraps around both ways, moves on by itself every 7 s until its pause button
 * or an arrow is used, and holds still under the mouse, with the focus inside, in a hidden tab and where reduced motion
 * is asked for.
 */
export function useCarousel(count: number) {
  const [at, setAt] = useState(firstSlide(count));
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [warm, setWarm] = useState(false);
  const held = pointed || focused;
  const rotates = count > 1 && !paused && !held;

  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), WARM_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!rotates) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const timer = setInterval(() => {
      if (!calm.matches && !document.hidden) setAt((now) => (now + 1) % count);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [rotates, count]);

  return {
    at,
    paused,
    /** Pictures that are not shown yet may load. */
    warm: warm || held,
    /** A change is read out only after a user's action. */
    live: rotates ? ("off" as const) : ("polite" as const),
    go: (to: number) => {
      setPaused(true);
      setAt((to + count) % count);
    },
    togglePause: () => setPaused(!paused),
    /** The element around all of it takes these. */
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
