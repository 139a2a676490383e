import { createHash, randomBytes } from "node:crypto";
import { sellsPlans } from "@/lib/platform/billing/billing";
import { TESTING_SCRIPT } from "@/lib/platform/page-delivery/testing-script";
import { settings } from "@/lib/platform/settings/settings";

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** The app's own origins are `APP_URL` and, on a developer's machine, its other name. */
export function ownOrigins(): string[] {
  const url = new URL(settings().APP_URL);
  if (!LOOPBACK.has(url.hostname)) return [url.origin];
  return [...LOOPBACK].map((hostname) => {
    const other = new URL(url);
    other.hostname = hostname;
    return other.origin;
  });
}

/** An own `Origin` is one of ours, or the host name by which the browser reached us (`host`). "null" is neither. */
export const isOwnOrigin = (origin: string, host: string | null | undefined): boolean =>
  ownOrigins().includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);

/** Pages may open sockets and fetch here, and at the realtime server's address where it is another. */
function connectSources(): string[] {
  const { REALTIME_PORT, PUSHER_KEY, PUSHER_HOST, PUSHER_PORT, PUSHER_TLS, PUSHER_CLUSTER } = settings();
  const own = ["'self'", ...ownOrigins().map((origin) => origin.replace(/^http/, "ws"))];
  if (REALTIME_PORT !== undefined || !PUSHER_KEY) return own;
  const host = PUSHER_HOST ?? `ws-${PUSHER_CLUSTER ?? "mt1"}.pusher.com`;
  const port = PUSHER_PORT ? `:${PUSHER_PORT}` : "";
  return [...own, `${PUSHER_TLS ? "wss" : "ws"}://${host}${port}`];
}

/** The buttons of a plan are forms that work without scripts, and their answer leads to the payment provider. */
function paymentPages(): string[] {
  const { STRIPE_API_URL } = settings();
  if (!sellsPlans()) return [];
  return STRIPE_API_URL
    ? [new URL(STRIPE_API_URL).origin]
    : ["https://checkout.stripe.com", "https://billing.stripe.com"];
}

/** Writes the policy of every page; only the sources of scripts differ. Uploaded files are never scripts. */
function policy(scripts: string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    "script-src-attr 'none'",
    // Radix, motion and sonner set styles from scripts.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connectSources().join(" ")}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...paymentPages()].join(" ")}`,
  ].join("; ");
}

const ownScripts = () => ownOrigins().map((origin) => `${origin}/_next/static/`);

/** A cached page may run the build's own files, and the inline scripts with these hashes (`sha256-...`). */
export const hashPolicy = (hashes: readonly string[]) =>
  policy([...ownScripts(), ...hashes.map((hash) => `'${hash}'`)]);

export const newNonce = () => randomBytes(16).toString("base64");

/** A page rendered per request may run the build's own files, and inline scripts with its nonce. */
export const noncePolicy = (nonce: string) =>
  policy([
    `'nonce-${nonce}'`,
    ...testingScript(),
    ...ownScripts(),
    ...(isDevelopment() ? ["'unsafe-eval'"] : []),
  ]);

/** The root layout writes this script and knows no nonce, so it has a hash. */
const testingScript = () =>
  settings().TESTING_MODE ? [`'sha256-${createHash("sha256").update(TESTING_SCRIPT).digest("base64")}'`] : [];

/** Under `npm run dev` React evaluates code to show where an error comes from. */
const isDevelopment = () => process.env.NODE_ENV === "development";
