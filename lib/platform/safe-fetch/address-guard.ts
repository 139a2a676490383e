import { BlockList, isIP } from "node:net";

/** IPv4 that is not the open internet's (IANA special-purpose registry), and Azure's metadata address. */
const REFUSED_V4: [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Parts of the one global IPv6 range that lead elsewhere: Teredo, ORCHID, documentation, 6to4, 6bone, AS112. */
const REFUSED_V6: [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3ffe::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [network, prefix] of REFUSED_V4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of REFUSED_V6) refused.addSubnet(network, prefix, "ipv6");

// Everything else of IPv6 is refused by not being in it: loopback, link-local, unique-local, multicast,
// IPv4-mapped and -compatible, NAT64 (64:ff9b::/96), discard, segment routing.
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address (no name, no brackets) is one of the open internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (address.includes("%")) return false;
  const version = isIP(address);
  if (version === 4) return !refused.check(address, "ipv4");
  return version === 6 && globalV6.check(address, "ipv6") && !refused.check(address, "ipv6");
}
