"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/lib/utils/cn";

/** It acts at once. It is a native checkbox with the role switch; `meta` is a grey line under the label. */
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
      <SwitchBox id={id} aria-describedby={meta ? `${id}-meta` : undefined} {...props} />
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

/** A table or list that labels the switch itself uses this one; it has 44 px to press under a finger. */
export function SwitchBox({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states whether it is checked
      role="switch"
      className={cn(
        "relative m-0 h-6 w-10 flex-none cursor-pointer appearance-none rounded-[12px] bg-edge align-middle checked:bg-ink disabled:cursor-not-allowed disabled:bg-rule",
        "before:absolute before:-inset-x-0.5 before:-inset-y-2.5 pointer-fine:before:hidden",
        "after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-[50%] after:bg-paper after:transition-[left] after:duration-(--duration-1) checked:after:left-[19px] checked:after:bg-on-ink",
        className,
      )}
      {...props}
    />
  );
}
