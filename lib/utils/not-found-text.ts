/** An address of one profile: profile, newsroom, pitch page, or the way to follow or pitch to them. No page below it. */
const PROFILE_PATH = /^\/(follow|[a-z-]*(pitch|profile|newsroom))\/[^/]+\/?$/;

/** Whether a path that was not found is a profile's address. */
export const isProfilePath = (path: string): boolean => PROFILE_PATH.test(path);

/** What every 404 page says. */
export const PAGE_NOT_FOUND = "The page you're looking for doesn't exist.";

/** What a 404 page adds when a profile's address was asked for. */
export const PROFILE_NOT_FOUND =
  "Profile not found. This may be a broken link or the profile may have been removed.";

/** What a 404 page says above the decks there are, when an address below theirs was asked for. */
export const DECK_NOT_FOUND = "There is no such deck. These are there:";
