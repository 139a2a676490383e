import { BlockList, isIP } from "node:net";

export interface ClientOrigin {
  /** The address the request comes from, as far as it can be believed; "" when the socket is gone. */
  address: string;
  /** Whether the peer is a proxy of ours, whose forwarded headers count. */
  viaTrustedProxy: boolean;
}

/**
 * Makes the function that says where a request comes from: the socket's peer, or, when that peer is one of
 * `trustedProxies` (addresses or networks such as 10.0.0.0/8), the right-most address of X-Forwarded-For that
 * is not. What stands left of it was sent by the client and proves nothing. Throws on a malformed entry.
 */
export function createClientLocator(trustedProxies: string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addEntry(trusted, entry);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (peer: string | undefined, forwardedFor: string | undefined): ClientOrigin => {
    let address = plainAddress(peer ?? "");
    if (!isTrusted(address)) return { address, viaTrustedProxy: false };
    for (const hop of (forwardedFor ?? "").split(",").reverse()) {
      const claimed = plainAddress(hop.trim());
      if (isIP(claimed) === 0) break;
      address = claimed;
      if (!isTrusted(address)) break;
    }
    return { address, viaTrustedProxy: true };
  };
}

function addEntry(list: BlockList, entry: string) {
  const [address = "", bits] = entry.split("/");
  const family = isIP(address);
  const max = family === 6 ? 128 : 32;
  const length = bits === undefined ? max : Number(bits);
  if (family === 0 || !Number.isInteger(length) || length < 0 || length > max || bits === "") {
    throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
  }
  list.addSubnet(address, length, family === 6 ? "ipv6" : "ipv4");
}

/** Without the port some proxies add, the brackets of IPv6, and the IPv6 coat of an IPv4 address. */
function plainAddress(text: string) {
  const bare = text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text;
  return bare.toLowerCase().match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1] ?? bare.toLowerCase();
}
