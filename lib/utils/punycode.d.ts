declare module "punycode.js" {
  /** Decodes the labels of a host name that are in punycode. @throws RangeError where one is none. */
  export function toUnicode(host: string): string;
}
