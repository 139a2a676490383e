import punycode from "punycode.js";
import { isEmail } from "./is-email";

/** Hosts of plain ASCII labels are written in one way alone. */
const IN_MORE_THAN_ONE_WAY = /[^\0-\x7f]|(^|\.)xn--/i;

/**
 * Writes an address in the one form in which it is stored, looked up, counted and compared: in small letters, its host
 * in Unicode however it was typed. Browsers send the host of an e-mail field in punycode, programs of the API mostly
 * not. What is no address stays as it is.
 */
export function canonicalEmail(typed: string): string {
  const address = typed.toLowerCase().normalize("NFC");
  const at = address.indexOf("@") + 1;
  const host = address.slice(at);
  return isEmail(address) ? address.slice(0, at) + unicodeHost(host) : address;
}

/** Writes a host name in Unicode however it is given; what is no host name stays as it is. */
export function unicodeHost(host: string): string {
  if (!IN_MORE_THAN_ONE_WAY.test(host)) return host;
  try {
    return punycode.toUnicode(new URL(`http://${host}`).hostname);
  } catch {
    return host;
  }
}
