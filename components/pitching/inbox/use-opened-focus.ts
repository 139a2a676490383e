"use client";

import { type RefObject, useEffect, useRef } from "react";
import { watchPhone } from "@/components/ui/watch-phone";

/** The time after which a closing window has given the focus back. */
const SETTLED_MS = 350;

/** After an act in the list its button may be gone, so the focus goes to the row, else to the tab. */
export function restoreListFocus(pitchId: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const row = document.getElementById(`row-${pitchId}`);
    (row ?? document.querySelector<HTMLElement>("[role=tab][data-state=active]"))?.focus();
  }, SETTLED_MS);
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
  useEffect(() => {
    const timer = setTimeout(() => {
      if (before.current && document.activeElement === document.body) heading.current?.focus();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [heading, status]);
}
