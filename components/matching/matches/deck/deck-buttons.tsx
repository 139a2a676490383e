"use client";

import { ArrowLeft, ArrowRight, ArrowUp, Heart, Star, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import type { DeckKey } from "@/components/matching/matches/deck/use-deck-keys";
import { Kbd } from "@/components/ui/kbd";
import { cn } from "@/lib/utils/cn";

/**
 * Undo, Pass, Super like and Like show their keys. They are in sight: under the card or at the window's foot, on phones
 * docked above the bottom bar, in reach of the thumb. On a low window the card is read first, and they follow it.
 */
export function DeckButtons({
  onAct,
  canUndo,
  canDecide = true,
  className,
}: {
  onAct: (key: DeckKey) => void;
  canUndo: boolean;
  canDecide?: boolean;
  className?: string;
}) {
  return (
    <fieldset
      className={cn(
        "dock z-10 flex items-start justify-center gap-5 bg-paper max-md:[--dock-at:calc(4rem+env(safe-area-inset-bottom))] md:pt-3 md:pb-2 max-md:justify-around max-md:gap-2 max-md:border-rule max-md:border-t max-md:px-3 max-md:pt-2 max-md:pb-1.5",
        className,
      )}
    >
      <legend className="sr-only">Decide</legend>
      <RoundButton small icon={<Undo2 />} hint="Z" keys="Z" off={!canUndo} onClick={() => onAct("undo")}>
        Undo
      </RoundButton>
      <RoundButton
        icon={<X />}
        hint={<ArrowLeft />}
        keys="ArrowLeft"
        off={!canDecide}
        onClick={() => onAct("pass")}
      >
        Pass
      </RoundButton>
      <RoundButton
        icon={<Star />}
        hint={<ArrowUp />}
        keys="ArrowUp"
        off={!canDecide}
        onClick={() => onAct("superlike")}
      >
        Super like
      </RoundButton>
      <RoundButton
        main
        icon={<Heart />}
        hint={<ArrowRight />}
        keys="ArrowRight"
        off={!canDecide}
        onClick={() => onAct("like")}
      >
        Like
      </RoundButton>
    </fieldset>
  );
}

// With aria-disabled instead of disabled the focus stays where it was when the last card is gone.
function RoundButton({
  icon,
  hint,
  keys,
  small = false,
  main = false,
  off,
  onClick,
  children,
}: {
  icon: ReactNode;
  hint: ReactNode;
  keys: string;
  small?: boolean;
  main?: boolean;
  off: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="group grid min-w-[72px] justify-items-center gap-1.5 rounded-md text-ink-2 text-xs leading-4 aria-disabled:text-ink-3 max-md:min-w-16 max-md:gap-0.5"
    >
      <span
        aria-hidden
        className={cn(
          "grid place-items-center rounded-[50%] border transition-colors duration-(--duration-1)",
          small ? "my-1.5 size-11 max-md:my-0.5 [&_svg]:size-5" : "size-14 max-md:size-12 [&_svg]:size-6",
          main
            ? "border-ink bg-ink text-on-ink group-hover:not-group-aria-disabled:bg-ink-2"
            : "border-edge bg-raised text-ink group-hover:not-group-aria-disabled:border-ink",
          "group-aria-disabled:border-rule group-aria-disabled:bg-sunk group-aria-disabled:text-ink-3",
        )}
      >
        {icon}
      </span>
      <span className="flex items-center gap-1.5">
        {children}
        <span aria-hidden className="max-md:hidden">
          <Kbd>{hint}</Kbd>
        </span>
      </span>
    </button>
  );
}
