import { ActingEnded } from "@/components/layout/acting-ended";
import { CurrentPath } from "@/components/layout/current-path";
import { FooterView } from "@/components/layout/footer-view";
import { OwnHiddenPage } from "@/components/layout/own-hidden-page";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonClass } from "@/components/ui/button-style";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import { deckPath, deckTypes } from "@/lib/utils/deck-paths";
import { DECK_NOT_FOUND, PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "@/lib/utils/not-found-text";

export function NotFoundPage({ social }: { social: readonly { name: string; url: string }[] }) {
  return (
    <div data-accent="source" className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="flex-1">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:grid-cols-2 md:gap-18 md:py-18">
          <div>
            <Kicker quiet>404</Kicker>
            <h1 className="d2 mt-2.5 mb-2">Page Not Found</h1>
            <p className="lede">
              <span>{PAGE_NOT_FOUND}</span>
              <CurrentPath forProfile={<span className="mt-2 block">{PROFILE_NOT_FOUND}</span>} />
            </p>
            <OwnHiddenPage />
            <ActingEnded />
            <CurrentPath forDeck={<DeckNames />} />
            <div className="mt-5 grid md:flex md:flex-wrap md:gap-3 max-md:gap-2">
              <a href="/" className={buttonClass({ variant: "ink" })}>
                Back home
              </a>
            </div>
          </div>
          <FiveWs
            shape="note"
            className="md:mt-2"
            values={{
              who: "You, and a link",
              what: "A page that moved, or never was",
              where: <CurrentPath />,
              when: "Just now",
              why: "A slip in the address, most often",
            }}
          />
        </div>
      </main>
      <FooterView social={social} />
    </div>
  );
}

function DeckNames() {
  return (
    <>
      <p className="mt-4">{DECK_NOT_FOUND}</p>
      <ul className="mt-1">
        {deckTypes.map((type) => (
          <li key={type}>
            <a href={deckPath(type)} className="link inline-flex min-h-11 items-center">
              {decks[type].label} deck
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
