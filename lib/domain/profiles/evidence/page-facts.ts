import type { PageTags } from "@/lib/platform/safe-fetch/page-tags";
import { plainName } from "./binding";
import { ownedDomain } from "./rubric";
import type { PageFacts } from "./rules";

export type Owner = {
  name: string;
  /** Every address of the profile, such as "https://fivewire.example/press-profile/nadia-okafor". */
  profileUrls: readonly string[];
  /** Scheme and host of a site that carries the owner's proof; null without one. */
  provenOrigin: string | null;
};
type Page = PageTags & { url: string };

const AUTHORS = [
  "author",
  "article:author",
  "parsely-author",
  "sailthru.author",
  "dc.creator",
  "byl",
  "ld:author",
];
const DATES = [
  "article:published_time",
  "ld:published",
  "datepublished",
  "parsely-pub-date",
  "date",
  "dc.date",
];
const TITLES = ["og:title", "<title>", "ld:title"];

/** Reads the names of "By Ada Birch and Nadia Okafor". */
const namesIn = (text: string) =>
  text.split(/[,;|&]|\band\b/iu).map((part) => plainName(part).replace(/^by /, ""));
const hostOf = (url: URL) => url.host.replace(/^www\./, "");
const plainUrl = (url: URL) => `${hostOf(url)}${decodeURI(url.pathname).replace(/\/+$/, "").toLowerCase()}`;

function parsed(address: string, base?: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

function leadsToOwner(link: URL, { profileUrls, provenOrigin }: Owner): boolean {
  try {
    const proven = provenOrigin ? parsed(provenOrigin) : null;
    if (proven && hostOf(proven) === hostOf(link)) return true;
    return profileUrls.some((address) => {
      const profile = parsed(address);
      return profile !== null && plainUrl(profile) === plainUrl(link);
    });
  } catch {
    // The path has no valid encoding.
    return false;
  }
}

/**
 * Reads what a fetched page shows about its owner. Null for a page that redirects to another site than was submitted.
 * An author page is about somebody whose whole name its title or its author tags give.
 */
export function readPageFacts(submitted: string, page: Page, owner: Owner): PageFacts {
  if (ownedDomain(page.url) !== ownedDomain(submitted)) return null;
  const name = plainName(owner.name);
  const isAuthor = page.all(...AUTHORS).some((text) => namesIn(text).includes(name));
  const inTitle = page.all(...TITLES).some((text) => ` ${plainName(text)} `.includes(` ${name} `));
  const leads = page.links.some((href) => {
    const link = parsed(href, page.url);
    return link !== null && leadsToOwner(link, owner);
  });
  const published = new Date(page.first(...DATES) ?? "");
  const canonical = parsed(page.first("<link rel=canonical>", "og:url") ?? "", page.url);
  const isOfSite = canonical !== null && ownedDomain(canonical.href) === ownedDomain(page.url);
  return {
    url: isOfSite ? canonical.href : page.url,
    linksBack: leads && (isAuthor || inTitle),
    namesAuthor: isAuthor,
    publishedAt: Number.isNaN(published.getTime()) ? null : published,
  };
}
