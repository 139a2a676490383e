import { cn } from "@/lib/utils/cn";

/** The counter turns amber at 80 % of `max`, and red beyond it. */
export function counterTone(length: number, max: number): "rest" | "amber" | "red" {
  if (length > max) return "red";
  return length >= max * 0.8 ? "amber" : "rest";
}

/** Writes "2 characters too long"; undefined while the text fits. Lengths are UTF-16 units, as zod counts them. */
export function describeExcess(length: number, max: number): string | undefined {
  const excess = length - max;
  if (excess <= 0) return undefined;
  return excess === 1 ? "1 character too long" : `${excess} characters too long`;
}

/** Right under a field it shows "88/100", or "12/50 minimum" where a minimum is asked for and the limit is far. */
export function Counter({
  id,
  length,
  max,
  min,
}: {
  id?: string;
  length: number;
  max?: number;
  min?: number;
}) {
  const tone = max === undefined ? "rest" : counterTone(length, max);
  const isMinimum = min !== undefined && tone === "rest";
  const limit = (isMinimum ? min : max) ?? 0;
  return (
    <span
      id={id}
      className={cn(
        "num ml-auto whitespace-nowrap text-xs",
        tone === "rest" && "text-ink-3",
        tone === "amber" && "font-[560] text-warn",
        tone === "red" && "font-[560] text-bad",
      )}
    >
      <span aria-hidden>
        {length}/{limit}
        {isMinimum && " minimum"}
      </span>
      <span className="sr-only">
        {length} of {isMinimum && "at least "}
        {limit} characters
      </span>
    </span>
  );
}
