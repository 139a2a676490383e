/**
 * The text has to be an absolute http or https address already. The URL parser alone is no judge: it drops tabs and
 * line feeds, turns backslashes around and takes "https:name", which other readers take for something else.
 */
export function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(value)) return false;
  try {
    const url = new URL(value);
    return (
      (url.protocol === "http:" || url.protocol === "https:") &&
      url.hostname !== "" &&
      !url.username &&
      !url.password
    );
  } catch {
    return false;
  }
}

/** The address names a site, by its domain or its number, or this machine: "https://acme" does not. */
export const isSiteAddress = (value: string): boolean =>
  isHttpUrl(value) && /[.:]|^localhost$/.test(new URL(value).hostname.replace(/\.$/, ""));

/** A page is on the web, or at a path of this site. */
export const isPageAddress = (value: string): boolean =>
  isSiteAddress(value) || /^\/(?!\/)[\w./#-]+$/.test(value);

/** People leave the https:// of a web address away, so it is added to what names a site then. Other text stays. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  const whole = `https://${address}`;
  return /^([a-z][a-z0-9+.-]*:(?!\d)|\/)/i.test(address) || !isSiteAddress(whole) ? address : whole;
}
