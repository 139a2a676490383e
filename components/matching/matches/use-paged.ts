"use client";

import { useState } from "react";
import type { ApiFailure } from "@/lib/client/api-types";
import type { Pagination } from "@/lib/core/page-schema";

type Page<T> = { rows: T[]; pagination: Pagination };

/**
 * Reads a list that came with the page on by cursor. A row that slid onto the next page is shown once. `read` asks for
 * the page after a cursor; `idOf` identifies rows.
 */
export function usePaged<T, Data>({
  first,
  read,
  rowsOf,
  idOf,
}: {
  first: Page<T>;
  read: (next: {
    cursor: string | null;
    limit: number;
  }) => Promise<{ ok: true; data: Data; pagination: Pagination } | ApiFailure>;
  rowsOf: (data: Data) => T[];
  idOf: (row: T) => string;
}) {
  const [{ rows, pagination }, setList] = useState(first);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function more() {
    setState("busy");
    const response = await read({ cursor: pagination.nextCursor, limit: pagination.limit });
    if (!response.ok) return setState("failed");
    const next = response.pagination;
    const loadedIds = new Set(rows.map(idOf));
    const fresh = rowsOf(response.data).filter((row) => !loadedIds.has(idOf(row)));
    setList({ rows: [...rows, ...fresh], pagination: next });
    setState("idle");
  }

  return { rows, hasMore: pagination.hasMore, busy: state === "busy", failed: state === "failed", more };
}
