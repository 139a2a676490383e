const anyOrigin = "https://here.invalid";

/**
 * Returns the path, query and fragment of this site that an address from a link leads to. Anything that leads
 * elsewhere, or back to signing in, becomes `fallback`.
 */
export function safePath(raw: string | string[] | null | undefined, fallback: string): string {
  if (typeof raw !== "string" || !raw.startsWith("/") || !URL.canParse(raw, anyOrigin)) return fallback;
  const { origin, pathname, search, hash } = new URL(raw, anyOrigin);
  // Browsers read "//elsewhere", "/\elsewhere" and the like as another host, and so does the URL parser here.
  if (origin !== anyOrigin || pathname.startsWith("//")) return fallback;
  return /^\/(login|signup|api)(\/|$)/.test(pathname) ? fallback : pathname + search + hash;
}

/** Adds the way back to a path such as `/signup`, when there is one. */
export function withCallback(path: string, callback: string | null): string {
  return callback ? `${path}?callbackUrl=${encodeURIComponent(callback)}` : path;
}

/** Returns the token of the invitation that a way back leads to; null for any other. */
export const invitationOf = (callback: string | null): string | null =>
  callback?.match(/^\/invitation\/([\w-]+)$/)?.[1] ?? null;

/** Where a new account goes first: whoever was invited joins a newsroom that is set up, all others set up their own. */
export const firstStep = (callback: string | null): string =>
  callback && invitationOf(callback) ? callback : withCallback("/setup-profile", callback);
