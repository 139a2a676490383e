"use client";

import { type PointerEvent, useRef } from "react";

/** A finger has to travel this far, and twice as far along as across, to mean a swipe. */
const LEAST = 48;

/** Returns handlers that turn a finger's sideways swipe into `move(1)` (to the left: next) or `move(-1)`. */
export function useSwipe(move: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const onControls = event.target instanceof Element && event.target.closest("video, button");
      // A second finger zooms.
      const swipes = event.isPrimary && event.pointerType !== "mouse" && !onControls;
      start.current = swipes ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const [along, across] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = null;
      if (Math.abs(along) > LEAST && Math.abs(along) > 2 * Math.abs(across)) move(along < 0 ? 1 : -1);
    },
  };
}
