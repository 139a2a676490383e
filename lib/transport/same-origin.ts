import { AppError } from "@/lib/core/errors";
import { ownOrigins } from "@/lib/platform/security/csp";

/**
 * A request that authenticates by cookie and changes something must come from our own pages. Browsers send
 * `Sec-Fetch-Site` or `Origin`, newer ones both: each that is there must say so, and with neither it is refused.
 */
export function requireSameOrigin(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const known = site !== null || origin !== null;
  const same = (site ?? "same-origin") === "same-origin" && (origin === null || isOwn(origin, headers));
  if (!known || !same) throw new AppError("forbidden", "This request did not come from our own pages.");
}

/** `APP_URL`, or the name the browser reached us by: a cookie is sent to no other. "null" is neither. */
function isOwn(origin: string, headers: Headers): boolean {
  if (ownOrigins().includes(origin)) return true;
  return (
    headers.has("sec-fetch-site") && URL.canParse(origin) && new URL(origin).host === headers.get("host")
  );
}
