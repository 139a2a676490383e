import type { LookupAddress } from "node:dns";
import dns from "node:dns/promises";
import { isIP } from "node:net";
import { settings } from "../settings/settings";
import { isPublicAddress } from "./address-guard";
import { SafeFetchError } from "./safe-fetch-error";

/** An address that may be fetched, with the only IP addresses that its connection may use. */
export interface FetchTarget {
  url: URL;
  addresses: LookupAddress[];
}

const MAX_URL_LENGTH = 2048;

// IPv6 brackets are removed, and the root's dot, which some resolvers answer otherwise than the bare name.
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$|\.$/g, "");

export function isAllowListed(url: URL): boolean {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const entry = `${url.hostname}:${port}`;
  return settings().LINK_PREVIEW_ALLOW_HOSTS.some((allowed) => allowed.toLowerCase() === entry);
}

/**
 * Checks everything about an address that needs no network: form, scheme, credentials, port, and literal IPs in any
 * spelling (the URL parser turns `http://0x7f.1` into 127.0.0.1). Throws SafeFetchError.
 */
export function parseFetchUrl(text: string): URL {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) throw new SafeFetchError("invalid_url");
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new SafeFetchError("scheme_refused");
  if (url.username || url.password) throw new SafeFetchError("credentials_refused");
  if (isAllowListed(url)) return url;
  // The parser empties `port` where it is the scheme's own.
  if (url.port) throw new SafeFetchError("port_refused");
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host)) throw new SafeFetchError("address_refused");
  return url;
}

/**
 * Resolves an address once. One private address among several refuses all of them, so that no retry of the socket can
 * reach it. Throws SafeFetchError.
 */
export async function resolveFetchTarget(text: string): Promise<FetchTarget> {
  const url = parseFetchUrl(text);
  const addresses = await dns.lookup(hostOf(url), { all: true }).catch((cause: unknown) => {
    throw new SafeFetchError("dns_failed", { cause });
  });
  if (addresses.length === 0) throw new SafeFetchError("dns_failed");
  if (!isAllowListed(url) && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new SafeFetchError("address_refused");
  }
  return { url, addresses };
}
