import "@/components/discovery/deck/slide.css";
import "@/components/discovery/deck/viewer.css";
import { ArrowRight } from "lucide-react";
import { DeckFrame, DeckNotes } from "@/components/discovery/deck/deck-frame";
import type { Deck } from "@/components/discovery/deck/deck-slide";
import { DeckStage } from "@/components/discovery/deck/deck-stage";
import { TalkClock } from "@/components/discovery/deck/talk-clock";
import { TalkNotesHead } from "@/components/discovery/deck/talk-notes-head";
import { TalkTools } from "@/components/discovery/deck/talk-tools";
import { PreviousLink, TurnLink } from "@/components/discovery/deck/turn-link";
import { buttonClass } from "@/components/ui/button-style";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { slideId } from "@/lib/domain/discovery/decks/slide-index";
import type { DeckType } from "@/lib/utils/deck-paths";

/** The speaker's window has the current slide, the next one, notes and clock; without scripts all notes. */
export function TalkView({ type, deck: { slides, minutes } }: { type: DeckType; deck: Deck }) {
  const names = slides.map(({ name }) => name);
  const count = slides.length;
  return (
    <DeckStage deck={type} side="speaker" names={names}>
      <main id="main">
        <h1 className="sr-only">Speaker view of the {decks[type].label.toLowerCase()} deck</h1>
        <div className="talk">
          <TalkClock minutes={minutes} />
          {slides.map((slide, at) => (
            <section
              key={slide.name}
              id={slideId(at + 1)}
              aria-roledescription="slide"
              aria-label={`Slide ${at + 1} of ${count}: ${slide.name}`}
              className="deck-slide"
            >
              <p className="talk-now-head meta flex min-h-9 items-center justify-between">
                <b className="font-semibold text-ink">Now</b>
                <span className="num">
                  {at + 1} / {count}
                </span>
              </p>
              <p className="talk-next-head meta mt-3.5 min-h-9 items-center justify-between">
                <b className="font-semibold text-ink">Next</b>
                <span>{slide.name}</span>
              </p>
              <DeckFrame slide={slide} fixed />
              <nav aria-label="Slide controls" className="talk-foot flex flex-wrap items-center gap-2 pt-5">
                <PreviousLink to={at} count={count} />
                <TurnLink
                  to={at + 2}
                  count={count}
                  turn="next"
                  label="Next slide"
                  className={buttonClass({ variant: "ink", className: "max-md:flex-1" })}
                >
                  Next slide
                  <ArrowRight aria-hidden />
                </TurnLink>
              </nav>
              <DeckNotes notes={slide.notes} />
            </section>
          ))}
          <p className="talk-end meta mt-3.5">This is the last slide</p>
          <TalkNotesHead />
          <TalkTools deck={type} />
        </div>
      </main>
    </DeckStage>
  );
}
