/**
 * Set and cleared with the session's cookie; readable by scripts and no credential: only a hint for a cached page
 * that this browser may be signed in.
 */
export const HINT_COOKIE = "fw_signed_in";
