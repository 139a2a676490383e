/** The decks, in the order their links stand in. */
export const deckTypes = ["investor", "product", "technical"] as const;
export type DeckType = (typeof deckTypes)[number];

/** Where the list of decks is; a deck lies below it. */
export const DECKS_PATH = "/deck";
export const deckPath = (type: DeckType) => `${DECKS_PATH}/${type}`;

/** Whether a path lies among the decks. */
export const isDeckPath = (path: string): boolean => path.startsWith(`${DECKS_PATH}/`);
