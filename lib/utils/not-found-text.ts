/** An address of one profile: profile, newsroom, pitch page, following or pitching; no page below it. */
const PROFILE_PATH = /^\/(follow|[a-z-]*(pitch|profile|newsroom))\/[^/]+\/?$/;

export const isProfilePath = (path: string): boolean => PROFILE_PATH.test(path);

export const PAGE_NOT_FOUND = "The page you're looking for doesn't exist.";

/** A 404 page adds this when a profile's address was asked for. */
export const PROFILE_NOT_FOUND =
  "Profile not found. This may be a broken link or the profile may have been removed.";

/** A 404 page says this above the list of decks, when an address below theirs was asked for. */
export const DECK_NOT_FOUND = "There is no such deck. These are there:";
