import ipaddr from "ipaddr.js";

export interface ClientOrigin {
  /** The address that the request comes from, as far as it can be trusted; "" when the socket is gone. */
  address: string;
  /** The peer is one of our proxies, whose forwarded headers are trusted. */
  viaTrustedProxy: boolean;
}

/**
 * Makes the function that finds where a request comes from: the socket's peer, or, when that peer is one of
 * `trustedProxies` (addresses or networks such as 10.0.0.0/8), the right-most address of X-Forwarded-For that is not.
 * Anything left of it was sent by the client and is not trusted. Throws on a malformed entry.
 */
export function createClientLocator(trustedProxies: string[]) {
  const networks = trustedProxies.map(parseNetwork);
  const isTrusted = (text: string) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.parse(text);
    return networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  };

  return (peer: string | undefined, forwardedFor: string | undefined): ClientOrigin => {
    let address = plainAddress(peer ?? "");
    if (!isTrusted(address)) return { address, viaTrustedProxy: false };
    for (const hop of (forwardedFor ?? "").split(",").reverse()) {
      const claimed = plainAddress(hop.trim());
      if (!isWhole(claimed)) break;
      address = claimed;
      if (!isTrusted(address)) break;
    }
    return { address, viaTrustedProxy: true };
  };
}

/** Only IPv4 in four decimal parts is taken; the library also accepts "127.1" and octal ones. */
const isWhole = (text: string) => ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);

function parseNetwork(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [host = ""] = entry.split("/");
  try {
    if (isWhole(host))
      return ipaddr.parseCIDR(entry === host ? `${host}/${host.includes(":") ? 128 : 32}` : entry);
  } catch {
    // A malformed entry falls through to the error below, which names it.
  }
  throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
}

/** Removes the port that some proxies add and the brackets of IPv6, and turns IPv4 mapped into IPv6 into plain IPv4. */
function plainAddress(text: string) {
  const bare = text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text;
  return isWhole(bare) ? ipaddr.process(bare).toString() : bare.toLowerCase();
}
