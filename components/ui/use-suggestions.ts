"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Give the signal to fetch, so that an older question never answers over a newer one. */
export type LoadSuggestions<T> = (query: string, signal: AbortSignal) => Promise<T[]> | T[];

export type SuggestionState<T> = { status: "idle" | "loading" | "ready" | "failed"; items: T[] };

const idle = { status: "idle", items: [] } as const;

/**
 * Asks `load` for the text, `delay` ms after the last keystroke. Below `minLength` characters nothing is asked. Returns
 * the state, `ask(text)` and `clear()`. While a new question runs, the old items stay to avoid flicker.
 */
export function useSuggestions<T>(load: LoadSuggestions<T>, { delay = 180, minLength = 1 } = {}) {
  const [state, setState] = useState<SuggestionState<T>>({ ...idle, items: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);

  const clear = useCallback(() => {
    stop();
    setState({ status: "idle", items: [] });
  }, [stop]);

  const ask = useCallback(
    (text: string) => {
      stop();
      const query = text.trim();
      if (query.length < minLength) return setState({ status: "idle", items: [] });
      const control = new AbortController();
      running.current = control;
      setState((old) => ({ status: "loading", items: old.items }));
      timer.current = setTimeout(async () => {
        try {
          const items = await loader.current(query, control.signal);
          if (!control.signal.aborted) setState({ status: "ready", items });
        } catch {
          if (!control.signal.aborted) setState({ status: "failed", items: [] });
        }
      }, delay);
    },
    [delay, minLength, stop],
  );

  useEffect(() => stop, [stop]);
  return { ...state, ask, clear };
}
