/** An address names the profile that its viewer acts for by this key, and a request by this header: by its slug. */
export const ACTING_KEY = "as";
export const ACTING_HEADER = "x-acting-profile";

/** These pages belong to whoever is signed in. All others are the same for everybody and know no acting profile. */
export const signedInRoots = [
  ...["/dashboard", "/matching", "/inbox", "/analytics", "/company-management", "/assets", "/contacts"],
  ...["/coverage", "/releases", "/requests", "/work", "/settings", "/admin", "/setup-profile", "/import"],
  ...["/create-brand-newsroom", "/create-source-newsroom", "/create-newsroom", "/create-profile"],
  ...["/pitch-pages", "/pitch/new", "/create-brand-pitch", "/create-source-pitch"],
  ...["/brand-pitch/new", "/source-pitch/new", "/builder-preview", "/own-page", "/report"],
];

export const isWithin = (pathname: string, root: string) =>
  pathname === root || pathname.startsWith(`${root}/`);

/** Adds the acting profile to the address of a page of ours that knows one, unless it names another already. */
export function withActing(href: string, slug: string | null): string {
  const [address = "", fragment] = href.split("#");
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  const isOurs = path === "" || signedInRoots.some((root) => isWithin(path, root));
  if (slug === null || !isOurs || params.has(ACTING_KEY)) return href;
  params.set(ACTING_KEY, slug);
  return `${path}?${params}${fragment === undefined ? "" : `#${fragment}`}`;
}

const slugOfAddress = () =>
  typeof window === "undefined" ? null : new URLSearchParams(window.location.search).get(ACTING_KEY);

/** The same for an address that the page gives itself in the browser. */
export const keepActing = (href: string) => withActing(href, slugOfAddress());

/** The headers of a browser's call, for the profile that the address of its page names. */
export function actingHeaders(): Record<string, string> {
  const slug = slugOfAddress();
  return slug ? { [ACTING_HEADER]: slug } : {};
}
