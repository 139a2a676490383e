import { cn } from "@/lib/utils/cn";

/** A count above 99 is shown as "99+". */
export function cappedCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** The count follows its word. It is filled with the accent only when something is new, and absent at zero. */
export function CountBadge({
  count,
  fresh = false,
  counted = "new",
  className,
}: {
  count: number;
  fresh?: boolean;
  /** Screen readers hear what a filled one counts. */
  counted?: string;
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
      {fresh && <span className="sr-only"> {counted}</span>}
    </span>
  );
}

/** The small count on a bell or a bottom-bar icon is placed by `className` inside a relative parent. */
export function CornerCount({
  count,
  counted = "new",
  className,
}: {
  count: number;
  /** Screen readers hear what it counts. */
  counted?: string;
  className?: string;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "num absolute min-w-[1.125rem] rounded-[9px] bg-accent px-[5px] text-center font-[620] text-[0.6875rem] text-on-ink leading-[1.125rem]",
        className,
      )}
    >
      <span className="sr-only">, </span>
      {cappedCount(count)}
      <span className="sr-only"> {counted}</span>
    </span>
  );
}
