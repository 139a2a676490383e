/** The decks in the order of their links. */
export const deckTypes = ["investor", "product", "technical"] as const;
export type DeckType = (typeof deckTypes)[number];

/** The list of decks has this path; each deck has one below it. */
export const DECKS_PATH = "/deck";
export const deckPath = (type: DeckType) => `${DECKS_PATH}/${type}`;

export const isDeckPath = (path: string): boolean => path.startsWith(`${DECKS_PATH}/`);
