"use client";

import { useState } from "react";
import { accentOfCard, typeOf } from "@/components/matching/matches/labels";
import type { CardView } from "@/lib/domain/matching/matches/schema";
import { largePicture } from "@/lib/domain/profiles/profiles/urls";
import { cn } from "@/lib/utils/cn";
import { initialsOf } from "@/lib/utils/initials";

/** Without a picture the initials stand on the type's tint. `className` gives the frame its shape. */
export function Portrait({
  profile,
  eager = false,
  className,
}: {
  profile: Pick<CardView, "name" | "avatarUrl" | "userType">;
  eager?: boolean;
  className?: string;
}) {
  const type = typeOf(profile);
  const isPerson = type === "press" || type === "paid_media";
  return (
    <Picture
      name={profile.name}
      src={largePicture(profile.avatarUrl)}
      alt={isPerson ? `Portrait of ${profile.name}` : `Picture of ${profile.name}`}
      accent={accentOfCard(profile)}
      eager={eager}
      className={className}
    />
  );
}

/** The viewer has no card, so the picture is drawn by itself. */
export function Picture({
  name,
  src,
  alt,
  accent,
  eager = false,
  className,
}: {
  name: string;
  src: string | null;
  alt: string;
  accent?: string;
  eager?: boolean;
  className?: string;
}) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
      <img
        src={src}
        alt={alt}
        width={512}
        height={512}
        draggable={false}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        onError={() => setBroken(src)}
        className={cn("w-full bg-sunk object-cover object-[50%_30%]", className)}
      />
    );
  }
  return (
    <span
      data-accent={accent}
      className={cn(
        "grid w-full place-items-center bg-accent-tint font-[520] font-serif text-[clamp(2rem,22cqi,6rem)] text-accent leading-none tracking-[-0.04em]",
        className,
      )}
    >
      <span aria-hidden>{initialsOf(name)}</span>
    </span>
  );
}
