import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "@/components/ui/icon-button";
import { slideId } from "@/lib/domain/discovery/decks/slide-index";
import { cn } from "@/lib/utils/cn";

/** The link leads to a slide by its fragment; at the deck's ends it leads nowhere. */
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

export const PreviousLink = ({ to, count }: { to: number; count: number }) => (
  <TurnLink
    to={to}
    count={count}
    turn="previous"
    label="Previous slide"
    className={cn(iconButtonClass, "border border-edge aria-disabled:border-rule aria-disabled:text-ink-3")}
  >
    <ArrowLeft aria-hidden />
  </TurnLink>
);
