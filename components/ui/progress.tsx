import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/**
 * A 3 px bar shows how far long work is, with its label and, where it can be stopped, the way to stop it. `value` is
 * 0..1.
 */
export function Progress({
  label,
  detail,
  value,
  action,
}: {
  label: string;
  /** A text such as "128 of 214 MB". */
  detail?: ReactNode;
  value: number;
  action?: ReactNode;
}) {
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-center justify-between gap-4">
        <span>
          {label}
          {detail && <span className="meta num block">{detail}</span>}
        </span>
        {action}
      </div>
      <progress value={value} max={1} aria-label={label} className="progress-bar w-full" />
    </div>
  );
}

/** The steps of a builder are bars: done, half (this one), to come. `step` counts from 1. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Step ${step} of ${of}`}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      className="flex gap-1"
    >
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are their number
        <span key={index} className="h-[3px] flex-1 bg-rule">
          <span
            className={cn(
              "block h-full bg-accent-vivid",
              index + 1 < step ? "w-full" : index + 1 === step ? "w-1/2" : "w-0",
            )}
          />
        </span>
      ))}
    </div>
  );
}
