import type { ReactNode } from "react";
import { slideId } from "@/lib/domain/decks/slide-index";

/** A link to the slide before or after this one, by the fragment; without a place to lead to at the deck's ends. */
export function TurnLink({
  to,
  count,
  turn,
  label,
  className,
  children,
}: {
  to: number;
  count: number;
  turn: "previous" | "next";
  label: string;
  className: string;
  children: ReactNode;
}) {
  const isThere = to >= 1 && to <= count;
  return (
    <a
      href={isThere ? `#${slideId(to)}` : undefined}
      role={isThere ? undefined : "link"}
      aria-disabled={!isThere || undefined}
      aria-label={label}
      data-turn={turn}
      tabIndex={isThere ? undefined : -1}
      className={className}
    >
      {children}
    </a>
  );
}
