declare module "punycode.js" {
  const punycode: {
    /** Decodes the labels of a host name that are in punycode. @throws RangeError where one is none. */
    toUnicode(host: string): string;
  };
  export default punycode;
}
