/**
 * The cookie is set and cleared with the session's. Scripts can read it, and it is no credential: only a hint for a
 * cached page that this browser may be signed in.
 */
export const HINT_COOKIE = "fw_signed_in";
