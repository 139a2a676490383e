"use client";

import { useState } from "react";
import { getApi } from "@/lib/client/api";
import type { Pagination } from "@/lib/core/pagination";

type Page<T> = { rows: T[]; pagination: Pagination };

/**
 * A list that came with the page and goes on by cursor. A row that slid onto the next page is shown once.
 * `idOf` tells rows apart.
 */
export function usePaged<T, Answer>({
  first,
  path,
  query,
  rowsOf,
  idOf,
}: {
  first: Page<T>;
  path: string;
  /** What the list is filtered by; the cursor goes on in the same list. */
  query?: Record<string, string | undefined>;
  rowsOf: (answer: Answer) => T[];
  idOf: (row: T) => string;
}) {
  const [{ rows, pagination }, setList] = useState(first);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function more() {
    setState("busy");
    const answer = await getApi<Answer>(path, {
      query: { ...query, cursor: pagination.nextCursor, limit: pagination.limit },
    });
    if (!answer.ok || !answer.pagination) return setState("failed");
    const next = answer.pagination;
    const known = new Set(rows.map(idOf));
    const fresh = rowsOf(answer.data).filter((row) => !known.has(idOf(row)));
    setList({ rows: [...rows, ...fresh], pagination: next });
    setState("idle");
  }

  return { rows, hasMore: pagination.hasMore, busy: state === "busy", failed: state === "failed", more };
}
