const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Quotes what somebody wrote within a sentence of ours. A text of a script that runs from right to left is isolated in
 * its own direction, so that its full stop stands at its own end and the sentence goes on from left to right.
 */
export const quoted = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u200e“\u2068${text}\u2069”` : `“${text}”`;
