"use client";

import { useState } from "react";
import type { AccentName } from "@/components/ui/accent-scope";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { cn } from "@/lib/utils/cn";
import { initialsOf } from "@/lib/utils/initials";

const sizes = {
  sm: "size-8 text-[13px]",
  rail: "size-9 text-[17px]",
  md: "size-10 text-base",
  lg: "size-14 text-[22px]",
  xl: "size-20 text-[32px] @min-[401px]:size-24",
};
const pixels = { sm: 32, rail: 36, md: 40, lg: 56, xl: 96 };

/**
 * Without a picture, or where it does not load, the initials stand on the type's tint. It is decorative by default, as
 * the name is beside it; give `alt` where it is not.
 */
export function Avatar({
  name,
  company,
  src,
  accent,
  size = "md",
  square = false,
  alt = "",
  className,
}: {
  name: string;
  company?: string | null;
  src?: string | null;
  accent?: AccentName;
  size?: keyof typeof sizes;
  /** Organisations beside their name are square, as a nameplate. */
  square?: boolean;
  alt?: string;
  className?: string;
}) {
  const [broken, setBroken] = useState<string>();
  const shape = cn(square ? "rounded-md" : "rounded-[50%]", sizes[size], "flex-none", className);
  if (src && src !== broken) {
    return (
      // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
      <img
        src={src}
        alt={alt}
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cn(shape, "bg-sunk object-cover")}
      />
    );
  }
  return (
    <span
      data-accent={accent}
      className={cn(
        shape,
        "grid place-items-center bg-accent-tint font-[560] font-serif text-accent leading-none",
      )}
    >
      <span aria-hidden>{initialsOf(name, company)}</span>
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
    </span>
  );
}
