import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";

/** A link drawn as a button: it goes somewhere, it does nothing. */
export function LinkButton({
  variant,
  size,
  caps,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={buttonClass({ variant, size, caps, className })} {...rest} />;
}
