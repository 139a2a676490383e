import { transliterate } from "transliteration";
import type { UserType } from "@/db/enums";

const MAX_LENGTH = 80;

/** These words are addresses of ours, or look like one. No profile gets one as its slug. */
const RESERVED = new Set(
  `about account admin analytics api app appeal assets auth brand-newsroom brand-pitch brands company-management contact cookies
create-brand-newsroom create-newsroom create-profile create-source-newsroom dashboard deck dev edit faqs favicon.ico
feed files follow forgot-password help home inbox invite login logout manifest matching me new news null oembed paid-
media paid-media-profile pitch press press-profile press-profile-page privacy releases reset-password restore-account
robots.txt rss saved search settings setup-profile sign-out signup sitemap source-newsroom source-pitch sources static
support template-demo terms undefined unsubscribe verify-email watch-demo www`.split(/\s+/),
);

const FALLBACK: Record<UserType, string> = {
  press: "journalist",
  brand: "brand",
  source: "source",
  paid_media: "creator",
};

/**
 * Makes an address of a name (docs/product.md#addresses): lower case; only letters, digits, spaces and hyphens stay;
 * spaces become hyphens, repeated hyphens one. A long one ends at a word. Other scripts are transliterated first, so
 * that their names do not end empty. It may be empty all the same: see `slugCandidates`.
 */
export function slugify(name: string): string {
  const slug = transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return cutAtWord(slug, MAX_LENGTH);
}

/** Cuts a slug to so many characters at most, at the end of a word; a single longer word is cut. */
function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf("-", length);
  return slug.slice(0, end > 0 ? end : length);
}

/**
 * Yields the addresses that a name may have, in the order to try them: the slug, then with -1, -2 and so on. They are
 * never empty.
 */
export function* slugCandidates(name: string, kind: UserType): Iterable<string> {
  const stem = slugify(name) || FALLBACK[kind];
  if (!RESERVED.has(stem) && !looksLikeId(stem)) yield stem;
  for (let n = 1; n < 100_000; n++) {
    const ending = `-${n}`;
    yield cutAtWord(stem, MAX_LENGTH - ending.length) + ending;
  }
}

/** A UUID in an address means a profile's id and redirects, so no slug may look like one. */
const looksLikeId = (slug: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug);
