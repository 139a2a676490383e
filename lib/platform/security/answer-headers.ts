import { settings } from "@/lib/platform/settings/settings";

const FIXED: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(self), microphone=(self), geolocation=(), browsing-topics=()"],
  ["cross-origin-opener-policy", "same-origin"],
];

/** HSTS for a year. It is sent only where the app is reached by https, and never baked into a build. */
const HSTS: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

/** Pages below this address are made for other sites; their own policy says who may frame them. */
const EMBEDDED = "/embed/";

/** The security headers of every answer but the content policy, which depends on what is answered. */
export const answerHeaders = (address: string): [string, string][] => [
  ...FIXED,
  ...(settings().APP_URL.startsWith("https://") ? [HSTS] : []),
  ...(address.startsWith(EMBEDDED) ? [] : [["x-frame-options", "DENY"] satisfies [string, string]]),
];
