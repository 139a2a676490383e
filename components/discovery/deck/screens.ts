/** Each picture of a screen in public/deck has so many pixels. */
export const SCREEN_SIZE = { width: 1680, height: 1530 };

/** scripts/draw-deck-screens.ts draws `{name}-light.webp` and `{name}-dark.webp`; the text says what each shows. */
export const screens = {
  discover: "Discover: a person’s card beside the score and its six reasons",
  inbox: "The inbox: received pitches, and one of them open with its five answers",
  newsroom: "A newsroom: its story, its name, releases and the press contact",
  release: "A press release: its state, headline, picture and five answers",
  assets: "A source’s newsroom with its photos, quotes and resources",
  creator: "A creator’s page with rates for each platform",
  directory: "The directory of journalists with its filters",
} as const;

export type ScreenName = keyof typeof screens;
