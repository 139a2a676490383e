/** These are plain numbers, so that a form loads no validators. */

/** Characters of a piece's fields. */
export const workLimits = { type: 40, title: 150, description: 2000, outlet: 100, platform: 40 } as const;

/** No profile shows so many; the limit bounds what one account can store. */
export const MAX_SAMPLES = 500;
/** The builder edits the newest pieces; older ones stay as they are. */
export const MAX_EDITED = 60;
