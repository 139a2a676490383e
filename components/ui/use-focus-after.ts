"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Manages the focus in a list whose rows move and go: rows carry `data-row`, their buttons `data-act`. `focusAfter`
 * names what has the focus once the list is rendered again, "first" the row's first field; where that is off or gone
 * another of `acts` takes it, and where the row is gone too, the element with the ref `fallback` (it needs
 * `tabIndex={-1}`), else what carries `data-add` beside the list.
 */
export function useFocusAfter<List extends HTMLElement>(acts: readonly string[]) {
  const list = useRef<List>(null);
  const fallback = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ row: string; act: string } | null>(null);

  useEffect(() => {
    if (!wanted.current) return;
    const { row, act } = wanted.current;
    wanted.current = null;
    const found = list.current?.querySelector(`[data-row="${CSS.escape(row)}"]`);
    const usable = [act, ...acts].map((name) =>
      found?.querySelector<HTMLElement>(
        name === "first" ? "input:not([type=file]), select, textarea" : `[data-act="${name}"]:not(:disabled)`,
      ),
    );
    const beside = list.current?.parentElement?.querySelector<HTMLElement>("[data-add]");
    (usable.find(Boolean) ?? fallback.current ?? beside)?.focus();
  });

  const focusAfter = useCallback((row: string, act: string) => {
    wanted.current = { row, act };
  }, []);
  return { list, fallback, focusAfter };
}
