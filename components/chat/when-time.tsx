"use client";

import { useSyncExternalStore } from "react";
import type { LocalFormat } from "@/lib/utils/dates";

const never = () => () => {};

/** A moment in the reader's own zone. The server does not know it, so the text appears after hydration. */
export function When({ iso, as, className }: { iso: string; as: LocalFormat; className?: string }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <time dateTime={iso} className={className}>
      {alive ? as(iso, new Date()) : null}
    </time>
  );
}
