/** Orders a pair as its row holds it, the lower id first, so that either side finds the same row. */
export function orderPair(one: string, other: string): [string, string] {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? [a, b] : [b, a];
}

/** An author edits a message for so long, by the database's clock, and so often. */
export const EDIT_MINUTES = 15;
const MAX_VERSIONS = 20;

export const messageTexts = {
  notTheirs: "Only its author can edit a message.",
  call: "The entry of a call cannot be changed.",
  deleted: "This message is deleted.",
  tooOld: `A message can be edited for ${EDIT_MINUTES} minutes.`,
  tooOften: `A message can be edited ${MAX_VERSIONS - 1} times.`,
  editedMeanwhile: "This message was edited meanwhile. Read it again first.",
  own: "Reactions are the other side's.",
} as const;

export const isAtLastVersion = (version: number): boolean => version >= MAX_VERSIONS;

const EXCERPT_LENGTH = 200;

/** Cuts the beginning of a message for a mail, in whole characters, with an ellipsis where it was cut. */
export function excerptOf(content: string): string {
  const characters = Array.from(content.trim());
  if (characters.length <= EXCERPT_LENGTH) return characters.join("");
  return `${characters
    .slice(0, EXCERPT_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}
