import type { ReactNode } from "react";

/** The class by which slide.css arranges a slide's parts. */
type Composition =
  | "title"
  | "figures"
  | "five"
  | "factors"
  | "picture"
  | "screen"
  | "table"
  | "list"
  | "people"
  | "closing";

/** A slide has its name in counters and lists, its composition, what it shows, and the speaker's notes. */
export type DeckSlide = { name: string; composition: Composition; drawn: ReactNode; notes: string[] };

/** A deck is planned for these minutes. */
export type Deck = { minutes: number; slides: DeckSlide[] };
