import { ArrowRight, LayoutGrid, MoveHorizontal } from "lucide-react";
import { PreviousLink, TurnLink } from "@/components/discovery/deck/turn-link";
import { buttonClass } from "@/components/ui/button-style";
import { Kbd } from "@/components/ui/kbd";
import { cn } from "@/lib/utils/cn";

/** The foot under a slide says how far the deck is and what comes next, and turns it. */
export function DeckFoot({ slide, names }: { slide: number; names: string[] }) {
  const count = names.length;
  const next = names[slide];
  return (
    <nav aria-label="Slide controls" className="deck-foot">
      <div
        aria-hidden
        className="grid gap-0.5"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {names.map((name, at) => (
          <i key={name} className={cn("h-[3px]", at < slide ? "bg-ink" : "bg-rule")} />
        ))}
      </div>
      <p className="flex items-center gap-2.5 px-5 pt-3.5 text-ink-2 text-sm md:hidden">
        <MoveHorizontal aria-hidden className="size-5" />
        <span className="min-w-0 truncate">
          Swipe to turn.{next && " Next: "}
          {next && <b className="font-[560] text-ink">{next}</b>}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 px-5 pt-2.5 pb-3 sm:gap-3 md:py-3 md:pr-6 md:pl-8">
        <p className="min-w-16 font-[500] font-serif text-xl leading-none lining-nums tabular-nums max-md:mr-auto">
          <span className="sr-only">Slide </span>
          {slide} / {count}
        </p>
        <p className="flex-1 truncate text-ink-2 text-sm max-md:hidden">{next && `Next: ${next}`}</p>
        <span className="mr-3 flex items-center gap-1.5 max-lg:hidden">
          <Kbd>←</Kbd>
          <Kbd>→</Kbd>
          <span className="meta">or space</span>
        </span>
        <a href="#slides" className={buttonClass({ variant: "text" })}>
          <LayoutGrid aria-hidden />
          All slides
        </a>
        <PreviousLink to={slide - 1} count={count} />
        <TurnLink
          to={slide + 1}
          count={count}
          turn="next"
          label="Next slide"
          className={buttonClass({ variant: "ink" })}
        >
          Next
          <ArrowRight aria-hidden />
        </TurnLink>
      </div>
    </nav>
  );
}
