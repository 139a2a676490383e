"use client";

import NextLink from "next/link";
import { type ComponentProps, use, useState } from "react";
import { Acting } from "@/components/layout/acting-context";

/**
 * The target is fetched when the link is pointed at, touched or focused, not when it comes into view: a page of links
 * would otherwise load a dozen others without need. Inside the app it stays with the profile acted for.
 */
export function Link({ prefetch, href, ...rest }: ComponentProps<typeof NextLink>) {
  const { withActing } = use(Acting);
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <NextLink
      {...rest}
      href={typeof href === "string" ? withActing(href) : href}
      prefetch={prefetch ?? (near ? null : false)}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
    />
  );
}
