import anyAscii from "any-ascii";

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Writes the `content-disposition` of a file that is saved (RFC 6266): the name in plain letters, and where it has
 * others, as it is too.
 */
export function attachment(name: string): string {
  const plain = anyAscii(name).replace(/[^A-Za-z0-9._-]+/g, "-");
  const own = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${own}`}`;
}
