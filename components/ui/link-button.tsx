import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";

/** It goes somewhere and does nothing else; a button acts. */
export function LinkButton({
  variant,
  size,
  caps,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={buttonClass({ variant, size, caps, className })} {...rest} />;
}
