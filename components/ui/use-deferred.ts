"use client";

import { useCallback, useState } from "react";

/**
 * Loads a part of the page on request: null until then, and `ask` to load it. A failed load shows nothing and is
 * retried at the next `ask`. Declare `load` outside of components, so that it stays the same.
 */
export function useDeferred<Part>(load: () => Promise<Part>): [Part | null, () => Promise<void>] {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const ask = useCallback(async () => {
    const loaded = await load().catch(() => null);
    if (loaded !== null) setPart((old) => old ?? { loaded });
  }, [load]);
  return [part?.loaded ?? null, ask];
}
