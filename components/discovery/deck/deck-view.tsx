import "@/components/discovery/deck/slide.css";
import "@/components/discovery/deck/viewer.css";
import { DeckFoot } from "@/components/discovery/deck/deck-foot";
import { DeckFrame, DeckNotes } from "@/components/discovery/deck/deck-frame";
import { DeckHead } from "@/components/discovery/deck/deck-head";
import { DeckLinks } from "@/components/discovery/deck/deck-links";
import type { DeckSlide } from "@/components/discovery/deck/deck-slide";
import { DeckStage } from "@/components/discovery/deck/deck-stage";
import { PrintPanel } from "@/components/discovery/deck/print-panel";
import { SlideMark } from "@/components/discovery/deck/slides/title-slide";
import { SiteFooter } from "@/components/layout/site-footer";
import { Section } from "@/components/ui/section";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { slideId } from "@/lib/domain/discovery/decks/slide-index";
import { type DeckType, deckPath } from "@/lib/utils/deck-paths";

/**
 * All slides are in the HTML, and viewer.css shows one, all of them small, or the sheets for print, by the address's
 * fragment. The stage adds keys, swipes and the second window.
 */
export function DeckView({ type, slides }: { type: DeckType; slides: DeckSlide[] }) {
  const names = slides.map(({ name }) => name);
  return (
    <DeckStage deck={type} side="audience" names={names}>
      <DeckHead type={type} />
      <main id="main">
        <ol className="deck-contents wrap list-decimal py-6 pl-6 text-sm md:columns-3">
          {names.map((name, at) => (
            <li key={name}>
              <a href={`#${slideId(at + 1)}`} className="link inline-flex min-h-11 items-center">
                {name}
              </a>
            </li>
          ))}
        </ol>
        <div id="slides" className="deck">
          <div className="deck-overview-head rule-ink items-baseline justify-between gap-4">
            <h2 className="font-[620] text-sm">All slides</h2>
            <span className="meta">Choosing one opens it</span>
          </div>
          {slides.map((slide, at) => (
            <section
              key={slide.name}
              id={slideId(at + 1)}
              aria-roledescription="slide"
              aria-label={`Slide ${at + 1} of ${slides.length}: ${slide.name}`}
              className="deck-slide"
            >
              <p className="deck-sheet-head">
                <SlideMark />
                <span>{decks[type].label} deck</span>
              </p>
              <DeckFrame slide={slide} />
              <a
                href={`#${slideId(at + 1)}`}
                className="deck-open meta mt-2.5 gap-2.5 after:absolute after:inset-0 focus-visible:outline-none"
              >
                <b className="num font-semibold text-ink">{at + 1}</b>
                {slide.name}
              </a>
              <DeckNotes notes={slide.notes} />
              <p className="deck-sheet-foot">
                <span>{deckPath(type)}</span>
                <span className="num">
                  {at + 1} / {slides.length}
                </span>
              </p>
              <DeckFoot slide={at + 1} names={names} />
            </section>
          ))}
          <PrintPanel count={slides.length} />
        </div>
        <Section title="The other decks" className="wrap mt-18 md:mt-28 print:hidden">
          <div className="mt-6">
            <DeckLinks except={type} level={3} />
          </div>
        </Section>
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </DeckStage>
  );
}
