"use client";

import { useSyncExternalStore } from "react";
import { type LocalFormat, localMoment, localTime, timeIn, utcDay, utcMoment } from "@/lib/utils/dates";

const never = () => () => {};

const inUtc = (iso: string, as: LocalFormat) => {
  if (as === localMoment) return utcMoment(iso);
  return as === localTime ? timeIn(iso, "UTC") : utcDay(iso);
};

/**
 * A moment is shown in the reader's own zone. The server does not know it, so the text appears after hydration; readers
 * without scripts get it in UTC.
 */
export function When({ iso, as, className }: { iso: string; as: LocalFormat; className?: string }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <time dateTime={iso} className={className}>
      {alive ? as(iso, new Date()) : <noscript>{inUtc(iso, as)}</noscript>}
    </time>
  );
}
