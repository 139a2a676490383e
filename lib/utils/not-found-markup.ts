import { deckPath, deckTypes, isDeckPath } from "./deck-paths";
import { DECK_NOT_FOUND, isProfilePath, PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "./not-found-text";

/** Writes app/not-found.tsx for readers without scripts. Nothing of the path is in it to be escaped. */
export function notFoundMarkup(path: string): string {
  const sentences = isProfilePath(path) ? [PAGE_NOT_FOUND, PROFILE_NOT_FOUND] : [PAGE_NOT_FOUND];
  const text = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  const decks = isDeckPath(path)
    ? `<p>${DECK_NOT_FOUND}</p><ul>${deckTypes.map(deckItem).join("")}</ul>`
    : "";
  return `<main><h1>Page Not Found</h1>${text}${decks}<p><a href="/">Back home</a></p></main>`;
}

const deckItem = (type: (typeof deckTypes)[number]) =>
  `<li><a href="${deckPath(type)}">${deckPath(type)}</a></li>`;
