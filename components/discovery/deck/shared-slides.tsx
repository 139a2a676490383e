import type { ReactNode } from "react";
import type { Deck, DeckSlide } from "@/components/discovery/deck/deck-slide";
import { ClosingSlide } from "@/components/discovery/deck/slides/closing-slide";
import type { SlidePicture } from "@/components/discovery/deck/slides/slide-image";
import { TitleSlide } from "@/components/discovery/deck/slides/title-slide";
import type { MeasuredRow } from "@/lib/domain/discovery/decks/bench-rows";
import { decks } from "@/lib/domain/discovery/decks/deck-types";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { PRODUCT_NAME } from "@/lib/product";
import { type DeckType, deckPath, deckTypes } from "@/lib/utils/deck-paths";

/** Decks say these facts, which are measured or set; null for what is not known while the app is built. */
export type DeckFacts = {
  bench: readonly MeasuredRow[];
  isBeta: boolean;
  /** Plans can be bought here. */
  onSale: boolean;
  supportEmail: string | null;
  /** Requests in 15 minutes of an address without an account, and of a user. */
  limits: { anonymous: number; user: number } | null;
  accessMinutes: number;
  sessionDays: number;
};

const titleSlide = (type: DeckType, count: number, minutes: number): DeckSlide => ({
  name: "Title",
  composition: "title",
  drawn: (
    <TitleSlide
      title={decks[type].title}
      lines={[`${decks[type].label} deck`, `${count} slides, ${minutes} minutes`]}
      picture={decks[type].picture}
    />
  ),
  notes: [`Say who you are and what you do at ${PRODUCT_NAME}, then turn. The title says the rest.`],
});

/** The title and the end go around the given slides. */
export const deckOf = (
  type: DeckType,
  facts: DeckFacts,
  { minutes, slides, closing: { title, picture, notes, ways = [] } }: DeckParts,
): Deck => ({
  minutes,
  slides: [
    titleSlide(type, slides.length + 2, minutes),
    ...slides,
    {
      name: "Closing",
      composition: "closing",
      drawn: <ClosingSlide title={title} ways={[...ways, ...closingWays(type, facts)]} picture={picture} />,
      notes,
    },
  ],
});

type DeckParts = Deck & {
  closing: {
    title: string;
    picture: SlidePicture;
    notes: string[];
    /** This deck alone leads there, before the ways of all. */
    ways?: [name: string, way: ReactNode][];
  };
};

function closingWays(type: DeckType, { isBeta, supportEmail }: DeckFacts): [name: string, way: ReactNode][] {
  const others = deckTypes.filter((each) => each !== type);
  return [
    [
      "Try it",
      <a key="try" href="/signup">
        {isBeta ? "Free while the beta lasts" : "Create Your Free Account"}
      </a>,
    ],
    [
      "Read on",
      others.map((each, at) => (
        <span key={each}>
          {at > 0 && ", "}
          <a href={deckPath(each)}>{deckPath(each)}</a>
        </span>
      )),
    ],
    [
      "Write to us",
      supportEmail ? (
        <a key="mail" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      ) : (
        <a key="contact" href="/contact">
          /contact
        </a>
      ),
    ],
  ];
}

export const people: { type: UserType; text: string; picture: SlidePicture }[] = [
  {
    type: "press",
    text: "Sets beats once and gets pitches that fit them, with facts, dates and a name to call.",
    picture: { name: "p-maren", width: 800, height: 1000, alt: "" },
  },
  {
    type: "brand",
    text: "Publishes releases and pictures, offers perks, and sees which desks cover its subject.",
    picture: { name: "bottles", width: 900, height: 900, alt: "" },
  },
  {
    type: "source",
    text: "Puts reports, figures and experts where reporters look for someone to quote.",
    picture: { name: "turbines", width: 1280, height: 800, alt: "" },
  },
  {
    type: "paid_media",
    text: "Shows work and rates in the open; brands come with a brief, and paid work is named as such.",
    picture: { name: "camera", width: 1200, height: 800, alt: "" },
  },
];
