"use client";

import { useCallback, useState } from "react";
import { cn } from "@/lib/utils/cn";
import { initialsOf } from "@/lib/utils/initials";

/**
 * Without a picture, or where it does not load, the initials stand on the type's tint. It is lazy: the page's large
 * picture goes first, on the connection that is open. `className` gives the shape and the size of the letters.
 */
export function ProfilePicture({
  name,
  src,
  alt = "",
  width,
  height,
  className,
}: {
  name: string;
  src: string | null;
  alt?: string;
  width: number;
  height: number;
  className: string;
}) {
  const [broken, setBroken] = useState<string>();
  // On a cached page the picture may have failed before React listened for it.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(image.getAttribute("src") ?? undefined);
  }, []);
  if (src && src !== broken) {
    return (
      // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
      <img
        ref={check}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        onError={() => setBroken(src)}
        className={cn("rounded-md bg-sunk object-cover", className)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cn(
        "grid place-items-center rounded-md bg-accent-tint font-serif text-accent leading-none tracking-[-0.04em]",
        className,
      )}
    >
      {name ? initialsOf(name) : ""}
    </span>
  );
}
