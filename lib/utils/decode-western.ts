/** windows-1252 has these characters where ISO-8859-1 has control characters. */
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * On the web, and in files of Windows programs, every name of ISO-8859-1 means windows-1252. Some versions of Node
 * decode the control characters instead.
 */
export const decodeWestern = (body: Buffer): string =>
  body.toString("latin1").replace(/[\x80-\x9f]/g, (sign) => WESTERN.charAt(sign.charCodeAt(0) - 0x80));
