/**
 * Set and cleared with the session's cookie; readable by scripts, worth nothing: it only tells a cached page that
 * somebody is signed in here.
 */
export const HINT_COOKIE = "fw_signed_in";
