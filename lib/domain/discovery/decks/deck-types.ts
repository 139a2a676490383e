import { type DeckType, deckPath, deckTypes } from "@/lib/utils/deck-paths";

type DeckFacts = {
  label: string;
  /** The sentence on its first slide, its link and its picture for sharing. */
  title: string;
  /** The description for its link and for search engines. */
  description: string;
  /** A file of public/demo without its extension, with its size. */
  picture: { name: string; width: number; height: number; alt: string };
};

export const decks: Readonly<Record<DeckType, DeckFacts>> = {
  investor: {
    label: "Investor",
    title: "Where newsrooms and news find each other.",
    description: "The problem, what is built against it, how fast it is today, and what it will cost.",
    picture: { name: "forest-dawn", width: 900, height: 1120, alt: "Spruce tops in morning light" },
  },
  product: {
    label: "Product",
    title: "Four kinds of people, one wire.",
    description: "What each of the four account types can do, screen by screen.",
    picture: { name: "table", width: 1200, height: 900, alt: "Small dishes on a table, seen from above" },
  },
  technical: {
    label: "Technical",
    title: "Nothing random, nothing taken on trust.",
    description: "How matching, sessions, embargoes and files work, and what is measured.",
    picture: {
      name: "fjord-air",
      width: 1000,
      height: 1000,
      alt: "A fjord between rocks, seen from the air",
    },
  },
};

export const speakerPath = (type: DeckType) => `${deckPath(type)}/speaker`;

export const parseDeckType = (part: string): DeckType | null =>
  deckTypes.find((type) => type === part) ?? null;
