/** Entries of each part that a weekly digest lists; the rest is a number. */
export const LISTED = 5;
