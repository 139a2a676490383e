const anyOrigin = "https://here.invalid";

/**
 * A path of this site to go to next, from an address that came with a link: path, query and fragment. Anything that
 * leads elsewhere, or back to signing in, becomes `fallback`.
 */
export function safePath(raw: string | string[] | null | undefined, fallback: string): string {
  if (typeof raw !== "string" || !raw.startsWith("/") || !URL.canParse(raw, anyOrigin)) return fallback;
  const { origin, pathname, search, hash } = new URL(raw, anyOrigin);
  // "//elsewhere", "/\elsewhere" and their kin are read as another host here, just as a browser would.
  if (origin !== anyOrigin || pathname.startsWith("//")) return fallback;
  return /^\/(login|signup|api)(\/|$)/.test(pathname) ? fallback : pathname + search + hash;
}

/** `/signup` and its kin with the way back, when there is one. */
export function withCallback(path: string, callback: string | null): string {
  return callback ? `${path}?callbackUrl=${encodeURIComponent(callback)}` : path;
}
