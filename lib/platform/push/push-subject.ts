import { isIP } from "node:net";
import { settings } from "../settings/settings";

/** These end names that no one outside reaches (RFC 2606, 6761, 6762, 8375). */
const PRIVATE_ENDS = /(^|\.)(localhost|local|internal|lan|home|corp|test|example|invalid|onion|home\.arpa)$/i;

const isPublicName = (host: string): boolean =>
  host.includes(".") && isIP(host.replace(/^\[|\]$/g, "")) === 0 && !PRIVATE_ENDS.test(host);

/**
 * Says by which address push services reach whoever runs the site: `APP_URL` where it is public and https, else the
 * address of `MAIL_FROM` where its domain is public, else null. Apple refuses a push without such a subject, and one
 * with a space or brackets in it.
 */
export function pushSubject(): string | null {
  const { APP_URL, MAIL_FROM } = settings();
  const { protocol, hostname, origin } = new URL(APP_URL);
  if (protocol === "https:" && isPublicName(hostname)) return origin;
  const address = /<\s*([^<>\s]+)\s*>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim();
  const [, host] = /^[^\s@<>"]+@([^\s@<>"]+)$/.exec(address) ?? [];
  return host && isPublicName(host) ? `mailto:${address}` : null;
}
