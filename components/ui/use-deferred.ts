"use client";

import { useCallback, useState } from "react";

/**
 * A part of the page that loads when it is asked for: null until then, and `ask` to load it. A load that failed says
 * nothing and is tried again at the next ask. Its module's `load` stands outside of components, so it stays the same.
 */
export function useDeferred<Part>(load: () => Promise<Part>): [Part | null, () => Promise<void>] {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const ask = useCallback(async () => {
    const loaded = await load().catch(() => null);
    if (loaded !== null) setPart((old) => old ?? { loaded });
  }, [load]);
  return [part?.loaded ?? null, ask];
}
