"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/lib/utils/cn";

/** On or off, at once. A native checkbox with the role switch; `meta` is a grey line under the label. */
export function Switch({
  children,
  meta,
  className,
  ...props
}: ComponentProps<"input"> & { children: ReactNode; meta?: ReactNode }) {
  const id = useId();
  return (
    <div
      className={cn(
        "flex min-h-9 gap-3 pointer-coarse:min-h-11",
        meta ? "items-start" : "items-center",
        className,
      )}
    >
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states whether it is checked
        role="switch"
        id={id}
        aria-describedby={meta ? `${id}-meta` : undefined}
        className={cn(
          "relative m-0 h-6 w-10 flex-none cursor-pointer appearance-none rounded-[12px] bg-edge checked:bg-ink disabled:cursor-not-allowed disabled:bg-rule",
          "after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-[50%] after:bg-paper after:transition-[left] after:duration-(--duration-1) checked:after:left-[19px] checked:after:bg-on-ink",
        )}
        {...props}
      />
      <span>
        <label htmlFor={props.id ?? id} className="label block leading-6">
          {children}
        </label>
        {meta && (
          <span id={`${id}-meta`} className="meta block">
            {meta}
          </span>
        )}
      </span>
    </div>
  );
}
