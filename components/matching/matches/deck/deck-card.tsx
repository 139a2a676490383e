"use client";

import {
  type PanInfo,
  useIsPresent,
  useMotionValue,
  useReducedMotion,
  useTransform,
  type Variants,
} from "motion/react";
import * as m from "motion/react-m";
import { useRef } from "react";
import { CandidateCard } from "@/components/matching/matches/candidate-card";
import type { Decided } from "@/components/matching/matches/deck/deck-state";
import type { SuggestionView } from "@/lib/domain/matching/matches/schema";
import { cn } from "@/lib/utils/cn";

/** A card that is decided on flies this far, in px: 120 % of its width. */
export type CardThrow = { decision: Decided; distance: number; reduced: boolean };

const DRAG_DECIDES_PX = 120;
const FLICK_DECIDES_PX_S = 600;
/** A pointer that moved less than this clicked; one that moved further dragged. */
const CLICK_SLOP_PX = 6;
const TURN_DEGREES = 8;

const easeOut = [0.2, 0.7, 0.2, 1] as const;
const easeInOut = [0.6, 0, 0.2, 1] as const;

const variants: Variants = {
  returning: ({ distance, reduced }: CardThrow) => (reduced ? { opacity: 0 } : { x: -distance, opacity: 1 }),
  below: { scale: 0.98, opacity: 0 },
  under: { x: 0, y: 0, scale: 0.98, opacity: 1, transition: { duration: 0.2 } },
  top: { x: 0, y: 0, scale: 1, opacity: 1, transition: { duration: 0.32, ease: easeOut } },
  gone: ({ decision, distance, reduced }: CardThrow) => {
    const transition = { duration: 0.32, ease: easeInOut };
    if (reduced) return { opacity: 0, transition };
    if (decision === "superlike") return { y: -distance, opacity: 0, transition };
    return { x: decision === "like" ? distance : -distance, transition };
  },
};

/**
 * On top a card can be dragged left or right; under the top one it waits, out of reach of pointer and screen reader;
 * leaving, it flies off and turns, or fades where motion is not wanted.
 */
export function DeckCard({
  suggestion,
  isTop,
  returning,
  cardThrow,
  onDecide,
}: {
  suggestion: SuggestionView;
  isTop: boolean;
  /** The card comes back from the left, after Undo. */
  returning: boolean;
  cardThrow: CardThrow;
  onDecide: (decision: Decided) => void;
}) {
  const present = useIsPresent();
  const still = useReducedMotion() ?? false;
  const x = useMotionValue(0);
  const rotate = useTransform(x, (value) => (still ? 0 : (value / cardThrow.distance) * TURN_DEGREES));
  const likeHint = useTransform(x, [20, DRAG_DECIDES_PX], [0, 1]);
  const passHint = useTransform(x, [-DRAG_DECIDES_PX, -20], [1, 0]);
  const dragged = useRef(false);
  const live = isTop && present;

  function finish(_event: unknown, { offset, velocity }: PanInfo) {
    const thrown = Math.abs(velocity.x) > FLICK_DECIDES_PX_S && velocity.x * offset.x > 0;
    if (Math.abs(offset.x) < DRAG_DECIDES_PX && !thrown) return;
    onDecide(offset.x > 0 ? "like" : "pass");
  }

  return (
    <m.div
      custom={cardThrow}
      variants={variants}
      initial={returning ? "returning" : "below"}
      animate={isTop ? "top" : "under"}
      exit="gone"
      style={{ x, rotate }}
      drag={live ? "x" : false}
      dragDirectionLock
      dragSnapToOrigin
      dragElastic={0.9}
      dragConstraints={{ left: 0, right: 0 }}
      onPointerDown={() => {
        dragged.current = false;
      }}
      onDrag={(_event, { offset }) => {
        if (Math.abs(offset.x) > CLICK_SLOP_PX) dragged.current = true;
      }}
      onDragEnd={finish}
      // The pointer that let go of a dragged card is over a link: that was no click.
      onClickCapture={(event) => {
        if (dragged.current) event.preventDefault();
      }}
      className={cn(
        live ? "relative z-10 room:h-full md:cursor-grab md:active:cursor-grabbing" : "absolute inset-0",
        !present && "z-20",
      )}
    >
      <div
        inert={!live}
        aria-hidden={!live}
        className={cn(live ? "room:h-full" : "h-full overflow-hidden md:rounded-lg")}
      >
        <CandidateCard
          suggestion={suggestion}
          className="room:h-full room:min-h-0 room:grid-rows-[minmax(0,1fr)]"
        />
      </div>
      {live && (
        <>
          <Hint opacity={likeHint} className="left-5">
            Like
          </Hint>
          <Hint opacity={passHint} className="right-5">
            Pass
          </Hint>
        </>
      )}
    </m.div>
  );
}

/** The hint says what letting go now would mean. */
function Hint({
  opacity,
  className,
  children,
}: {
  opacity: ReturnType<typeof useMotionValue<number>>;
  className?: string;
  children: string;
}) {
  return (
    <m.span
      aria-hidden
      style={{ opacity }}
      className={cn(
        "pointer-events-none absolute top-5 rounded-md bg-ink px-4 py-2 font-[560] text-on-ink text-sm shadow-lift",
        className,
      )}
    >
      {children}
    </m.span>
  );
}
