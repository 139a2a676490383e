import { cn } from "@/lib/utils/cn";

/** A count as shown: "99+" above 99. */
export function cappedCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** How many, after the word it counts. Filled with the accent only when something is new; nothing at zero. */
export function CountBadge({
  count,
  fresh = false,
  className,
}: {
  count: number;
  fresh?: boolean;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "num text-2xs",
        fresh ? "rounded-[10px] bg-accent px-[7px] py-0.5 font-[600] text-on-ink" : "font-[600] text-ink-2",
        className,
      )}
    >
      <span className="sr-only">, </span>
      {cappedCount(count)}
      {fresh && <span className="sr-only"> new</span>}
    </span>
  );
}

/** The small count on a bell or a bottom-bar icon; place it with `className` inside a relative parent. */
export function CornerCount({
  count,
  counted = "new",
  className,
}: {
  count: number;
  /** What it counts, for screen readers. */
  counted?: string;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "num absolute min-w-[18px] rounded-[9px] bg-accent px-[5px] text-center font-[620] text-[11px] text-on-ink leading-[18px]",
        className,
      )}
    >
      <span className="sr-only">, </span>
      {cappedCount(count)}
      <span className="sr-only"> {counted}</span>
    </span>
  );
}
