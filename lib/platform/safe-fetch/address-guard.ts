import ipaddr from "ipaddr.js";

/** The library takes these networks for the open internet's: Azure's metadata address, and the ended 6bone. */
const REFUSED = [ipaddr.parseCIDR("168.63.129.16/32"), ipaddr.parseCIDR("3ffe::/16")];

/** Only this range of IPv6 is allocated. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Returns true for an IP address (no name, no brackets, no zone, no short or octal spelling) of the open internet, and
 * false for anything else. IPv4 inside of IPv6 (mapped, NAT64, 6to4, Teredo) is refused whatever it holds.
 */
export function isPublicAddress(text: string): boolean {
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(text);
  if (!isV4 && (text.includes("%") || !ipaddr.IPv6.isValid(text))) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_V6)) return false;
  return !REFUSED.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}
