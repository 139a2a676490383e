"use client";

import { useCallback, useState } from "react";

/**
 * Loads a part of the page on request: null until then, and `ask` to load it, which says whether it is there. A
 * failed load shows nothing and is retried at the next `ask`. Declare `load` outside of components, so that it stays the same.
 */
export function useDeferred<Part>(load: () => Promise<Part>): [Part | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const ask = useCallback(async () => {
    const loaded = await load().catch(() => null);
    if (loaded !== null) setPart((old) => old ?? { loaded });
    return loaded !== null;
  }, [load]);
  return [part?.loaded ?? null, ask];
}
