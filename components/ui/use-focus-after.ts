"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose rows move and go: rows carry `data-row`, their buttons `data-act`. `focusAfter` names
 * what has the focus once the list is rendered again; where that button is off or gone another of `acts` takes it, and
 * where the row is gone too, what `fallback` is given to (it needs `tabIndex={-1}`).
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
      found?.querySelector<HTMLElement>(`[data-act="${name}"]:not(:disabled)`),
    );
    (usable.find(Boolean) ?? fallback.current)?.focus();
  });

  const focusAfter = useCallback((row: string, act: string) => {
    wanted.current = { row, act };
  }, []);
  return { list, fallback, focusAfter };
}
