"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * The target is fetched when the link is pointed at, touched or focused, not when it comes into view: a page of links
 * would otherwise load a dozen others without need.
 */
export function Link({ prefetch, ...rest }: ComponentProps<typeof NextLink>) {
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <NextLink
      {...rest}
      prefetch={prefetch ?? (near ? null : false)}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
    />
  );
}
