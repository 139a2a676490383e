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
