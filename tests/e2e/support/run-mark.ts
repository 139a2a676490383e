/**
 * A mark that sets the names of one run apart from those of another: the time in milliseconds, digits alone.
 * Letters drawn by chance may make a term that no phone has room for at twice the text size.
 */
export const runMark = (): string => String(Date.now());
