import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** The children are FactorBars. */
export function FactorList({
  label,
  columns = false,
  className,
  children,
}: {
  label: string;
  /** The list has two columns between 861 and 1180 px, where it is under its card. */
  columns?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ul aria-label={label} className={cn("grid", columns && "gap-x-8 md:max-xl:grid-cols-2", className)}>
      {children}
    </ul>
  );
}

/** `value` is 0..1. */
export function FactorBar({ name, value, reason }: { name: string; value: number; reason?: ReactNode }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-rule border-t py-2.5">
      <b className="font-[580] text-xs">{name}</b>
      <span className="num text-xs">{percent}%</span>
      <span aria-hidden className="col-span-full mt-1 mb-[5px] block h-[3px] bg-rule">
        <span className="block h-full bg-accent-vivid" style={{ width: `${percent}%` }} />
      </span>
      {reason && <span className="meta col-span-full leading-[1.125rem]">{reason}</span>}
    </li>
  );
}
