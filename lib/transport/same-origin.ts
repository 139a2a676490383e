import { AppError } from "@/lib/core/errors";
import { settings } from "@/lib/platform/settings/settings";

/**
 * A request that authenticates by cookie and changes something must come from our own pages. Browsers send
 * `Sec-Fetch-Site` or `Origin`; with neither, it is refused.
 */
export function requireSameOrigin(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const same = site ? site === "same-origin" : origin === new URL(settings().APP_URL).origin;
  if (!same) throw new AppError("forbidden", "This request did not come from our own pages.");
}
