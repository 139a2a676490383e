import type { ReactNode } from "react";

/** How a slide's parts stand: the class that slide.css draws it by. */
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

/** A slide: its name in counters and lists, how it is composed, what it shows, and what the speaker says. */
export type DeckSlide = { name: string; composition: Composition; drawn: ReactNode; notes: string[] };

/** A deck with the minutes it is planned for. */
export type Deck = { minutes: number; slides: DeckSlide[] };
