"use client";

import { type RefObject, useEffect, useRef } from "react";
import { watchPhone } from "@/components/ui/watch-phone";

/** The time after which a closing window has given the focus back. */
const SETTLED_MS = 350;

/** Runs this once no window is open and the focus is nowhere. Returns what cancels it. */
function whenFocusIsLost(run: () => void): () => void {
  const look = () => {
    // On a slow device a window closes later than that.
    if (document.querySelector("[role=dialog][data-state]")) timer = setTimeout(look, SETTLED_MS);
    else if (document.activeElement === document.body) run();
  };
  let timer = setTimeout(look, SETTLED_MS);
  return () => clearTimeout(timer);
}

/** After an act in the list its button may be gone, so the focus goes to the row, else to the tab. */
export function restoreListFocus(pitchId: string): void {
  whenFocusIsLost(() => {
    const row = document.getElementById(`row-${pitchId}`);
    (row ?? document.querySelector<HTMLElement>("[role=tab][data-state=active]"))?.focus();
  });
}

/**
 * Holds the focus at what is open: on a phone it goes into the opened screen and back to its row; everywhere it goes to
 * the heading when the pressed button is gone.
 */
export function useOpenedFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  openedId: string | null,
  status: string | undefined,
): void {
  const before = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const last = before.current;
    before.current = openedId;
    if (last === undefined || last === openedId || !watchPhone.read()) return;
    if (openedId) heading.current?.focus();
    else if (last) document.getElementById(`row-${last}`)?.focus();
  }, [heading, openedId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of state is what takes buttons away
  useEffect(
    () =>
      whenFocusIsLost(() => {
        if (before.current) heading.current?.focus();
      }),
    [heading, status],
  );
}
