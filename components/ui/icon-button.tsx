import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** Links that look like an icon button use these classes of a 44 px square. */
export const iconButtonClass =
  "inline-grid size-11 flex-none place-items-center rounded-md text-ink-2 hover:bg-sunk hover:text-ink disabled:text-ink-3 disabled:hover:bg-transparent [&_svg]:size-5";

/** `label` is its name for those who don't see the icon. */
export function IconButton({
  label,
  outlined = false,
  className,
  children,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  outlined?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cn(iconButtonClass, outlined && "border border-edge", className)}
      {...rest}
    >
      {children}
    </button>
  );
}
