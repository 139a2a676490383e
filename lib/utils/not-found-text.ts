/** An address of somebody's own: profile, newsroom, pitch page, or the way to follow or pitch to them. No page below it. */
const SOMEBODYS = /^\/(follow|[a-z-]*(pitch|profile|newsroom))\/[^/]+\/?$/;

/** Whether a path that led nowhere asked for somebody. */
export const isSomebodys = (path: string): boolean => SOMEBODYS.test(path);

/** What every 404 page says. */
export const PAGE_NOT_FOUND = "The page you're looking for doesn't exist.";

/** What it says besides where somebody was asked for. */
export const PROFILE_NOT_FOUND =
  "Profile not found. This may be a broken link or the profile may have been removed.";
