import { EllipsisVertical, Presentation, Printer } from "lucide-react";
import { Logo } from "@/components/layout/logo";
import { ShareButton } from "@/components/newsrooms/releases/share-button";
import { buttonClass } from "@/components/ui/button-style";
import { iconButtonClass } from "@/components/ui/icon-button";
import { decks, speakerPath } from "@/lib/domain/discovery/decks/deck-types";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";
import { type DeckType, deckPath, deckTypes } from "@/lib/utils/deck-paths";

/** The head has the way home, the three decks, and what can be done with this one. */
export function DeckHead({ type }: { type: DeckType }) {
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 border-rule border-b md:gap-x-8 md:pr-6 md:pl-8 print:hidden">
      <a
        href="/"
        aria-label={`${PRODUCT_NAME}, home`}
        className="max-md:flex max-md:min-h-14 max-md:items-center max-md:pl-5"
      >
        <Logo />
      </a>
      <h1 className="sr-only">{decks[type].label} deck</h1>
      <nav
        aria-label="Decks"
        className="flex flex-wrap gap-1 max-md:order-3 max-md:basis-full max-md:border-rule max-md:border-t max-md:px-2 md:flex-1"
      >
        {deckTypes.map((each) => (
          <a
            key={each}
            href={deckPath(each)}
            aria-current={each === type ? "page" : undefined}
            className="inline-flex min-h-12 items-center border-transparent border-b-2 px-3 pt-0.5 text-ink-2 text-sm hover:text-ink aria-[current]:border-ink aria-[current]:text-ink md:min-h-16"
          >
            {decks[each].label}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-3 max-md:hidden">
        <Actions type={type} />
      </div>
      <details className="group relative md:hidden">
        <summary
          aria-label="Share, print, speaker view"
          className={cn(iconButtonClass, "list-none [&::-webkit-details-marker]:hidden")}
        >
          <EllipsisVertical aria-hidden />
        </summary>
        <div className="menu-panel absolute top-full right-2 z-10 grid w-52 justify-items-start">
          <Actions type={type} />
        </div>
      </details>
    </header>
  );
}

function Actions({ type }: { type: DeckType }) {
  const quiet = buttonClass({ variant: "text" });
  return (
    <>
      <ShareButton
        title={`${decks[type].label} deck, ${PRODUCT_NAME}`}
        path={deckPath(type)}
        className={cn(quiet, "deck-needs-scripts")}
      />
      <a href="#print" className={cn(quiet, "deck-needs-scripts")}>
        <Printer aria-hidden />
        Print
      </a>
      <a
        href={speakerPath(type)}
        target={`speaker-${type}`}
        className={buttonClass({ className: "max-md:border-transparent max-md:px-2 max-md:text-ink-2" })}
      >
        <Presentation aria-hidden />
        Speaker view
      </a>
    </>
  );
}
