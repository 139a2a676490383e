/**
 * Returns a mark that tells the names of one run apart from those of another: the time in milliseconds.
 * Random letters could form a word that is too wide for a phone at twice the text size.
 */
export const runMark = (): string => String(Date.now());
