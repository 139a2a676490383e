/** Plain numbers, so that a form takes them without the checks. */

/** Characters of a piece's fields. */
export const workLimits = { type: 40, title: 150, description: 2000, outlet: 100, platform: 40 } as const;

/** More than any profile shows; it bounds what one account can store. */
export const MAX_SAMPLES = 500;
/** The newest pieces, which the builder edits; older ones stay as they are. */
export const MAX_EDITED = 60;
