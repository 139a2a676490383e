"use client";

import { AnimatePresence, LazyMotion, useReducedMotion } from "motion/react";
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { type CardThrow, DeckCard } from "@/components/matching/matches/deck/deck-card";
import type { Decided } from "@/components/matching/matches/deck/deck-state";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { cn } from "@/lib/utils/cn";

const loadFeatures = () => import("./motion-features").then(({ domMax }) => domMax);

/** This is an estimate until the stage is measured: no card moves before that. */
const UNMEASURED_PX = 1000;

/** The edges of the cards below are drawn under the top one. */
const stackEdges =
  "md:before:absolute md:before:inset-x-3 md:before:bottom-2 md:before:z-[-1] md:before:h-10 md:before:rounded-lg md:before:border md:before:border-rule md:before:bg-raised md:after:absolute md:after:inset-x-[26px] md:after:bottom-0 md:after:z-[-2] md:after:h-10 md:after:rounded-lg md:after:border md:after:border-rule md:after:bg-raised";

export type StageHandle = {
  /** Sets where the next card that leaves flies to. Call it before the card leaves. */
  aim: (decision: Decided) => void;
};

/** Leaving and returning cards fly over the top card and the one under it. */
export function DeckStage({
  cards,
  returningId,
  onDecide,
  children,
  ref,
}: {
  cards: SuggestionView[];
  /** The card that Undo brought back, while it is on top. */
  returningId: string | null;
  onDecide: (card: SuggestionView, decision: Decided) => void;
  /** They are shown once the last card is gone. */
  children: ReactNode;
  ref: Ref<StageHandle>;
}) {
  const reduced = useReducedMotion() ?? false;
  const box = useRef<HTMLDivElement>(null);
  const [aimed, setAimed] = useState({ decision: "pass" as Decided, distance: UNMEASURED_PX });
  useImperativeHandle(ref, () => ({
    aim: (decision) => setAimed({ decision, distance: (box.current?.offsetWidth ?? UNMEASURED_PX) * 1.2 }),
  }));
  const cardThrow: CardThrow = { ...aimed, reduced };
  const [top, next] = cards;

  return (
    <LazyMotion features={loadFeatures} strict>
      <div ref={box} className={cn("relative z-0 room:h-full", top && "md:pb-4", next && stackEdges)}>
        <div className="relative room:h-full">
          <AnimatePresence initial={false} custom={cardThrow}>
            {[top, next].map(
              (card) =>
                card && (
                  <DeckCard
                    key={card.profile.id}
                    suggestion={card}
                    isTop={card === top}
                    returning={card.profile.id === returningId}
                    cardThrow={cardThrow}
                    onDecide={(decision) => onDecide(card, decision)}
                  />
                ),
            )}
          </AnimatePresence>
          {children}
        </div>
      </div>
    </LazyMotion>
  );
}
