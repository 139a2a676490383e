"use client";

import { useEffect, useEffectEvent } from "react";

export type DeckKey = "pass" | "like" | "superlike" | "undo";

const keys: Record<string, DeckKey> = {
  ArrowLeft: "pass",
  ArrowRight: "like",
  ArrowUp: "superlike",
  z: "undo",
  Z: "undo",
};

/** Keys mean something else here: text, choices, menus. */
const ownKeys =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tablist], [role=combobox]";
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * Arrow keys and Z decide, but not while typing, in a menu or under a dialog. On a page scrolled down ArrowUp scrolls
 * back up, as everywhere.
 */
export function useDeckKeys(act: (key: DeckKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    if (document.querySelector(overlays)) return;
    if (key === "superlike" && window.scrollY > 0) return;
    event.preventDefault();
    act(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
