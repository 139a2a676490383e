import { AppError } from "@/lib/core/errors";
import { isOwnOrigin } from "@/lib/platform/security/csp";

/**
 * A request that authenticates by cookie and changes something must come from our own pages. Browsers send
 * `Sec-Fetch-Site` or `Origin`, newer ones both: each header that is there must confirm it, and a request with
 * neither is refused.
 */
export function requireSameOrigin(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isStated = site !== null || origin !== null;
  const isSame = (site ?? "same-origin") === "same-origin" && (origin === null || isOwn(origin, headers));
  if (!isStated || !isSame) throw new AppError("forbidden", "This request did not come from our own pages.");
}

/**
 * The host name by which the browser reached us counts as ours where `Sec-Fetch-Site` confirms it, since the cookie
 * is sent to no other host.
 */
const isOwn = (origin: string, headers: Headers): boolean =>
  isOwnOrigin(origin, headers.has("sec-fetch-site") ? headers.get("host") : null);
