import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import { Spinner } from "@/components/ui/spinner";

export type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    /** While work is running, clicks do nothing, and after 200 ms a spinner replaces the label; the width stays. */
    busy?: boolean;
    /** The word beside the spinner, such as "Sending"; no longer than the label. */
    busyLabel?: string;
  };

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** `ink` is for the one main act of a view, `line`, `tint` or `text` for the rest, `bad` for dialogs only. */
export function Button({
  variant,
  size,
  caps,
  className,
  busy = false,
  busyLabel,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  const classes = buttonClass({ variant, size, caps, className });
  if (!busy) {
    return (
      <button type={type} className={classes} {...rest}>
        {children}
      </button>
    );
  }
  // With aria-disabled instead of disabled the focus stays where it was.
  return (
    <button type={type} className={classes} {...rest} aria-busy aria-disabled onClick={ignore}>
      <span className="busy-hide inline-flex items-center gap-2">{children}</span>
      <span className="busy-show absolute inset-0 inline-flex items-center justify-center gap-2">
        <Spinner />
        {busyLabel ?? <span className="sr-only">Working</span>}
      </span>
    </button>
  );
}
