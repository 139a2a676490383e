import { getDomain } from "tldts";
import { unicodeHost } from "@/lib/utils/canonical-email";
import { spellCount } from "@/lib/utils/fold-text";
import type { PressePassTier } from "./presse-pass";

export interface Byline {
  /** The address of the published piece. */
  url: string;
  outlet: string;
  publishedAt: Date;
}

export interface PressEvidence {
  /** The account's address, and whether its owner proved to read it. */
  email: string;
  emailVerified: boolean;
  /** Domains of outlets, from the publications that a reviewer has accepted: "meridianpost.example". */
  outletDomains: readonly string[];
  /** Author pages on an outlet's site that were fetched, and whether they link to the profile or its website. */
  authorPages: readonly { url: string; linksBack: boolean }[];
  bylines: readonly Byline[];
}

export interface TierResult {
  tier: PressePassTier | null;
  /** 0..120 */
  points: number;
  /** One sentence per kind of evidence, found or missing, with its points. */
  reasons: string[];
}

/** `docs/presse-pass.md` prints the same numbers. */
export const rubric = {
  outletEmail: 40,
  authorPage: 30,
  furtherAuthorPage: 10,
  byline: 4,
  bylinesCounted: 10,
  bylineMonths: 12,
  tiers: { gold: 80, silver: 50, bronze: 20 },
} as const;

/** These are mailbox providers: an address there is no evidence for an outlet or a company. */
const mailboxProviders = new Set(
  "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com zoho.com fastmail.com yandex.com yandex.ru mail.ru qq.com 163.com tutanota.com hey.com posteo.de orange.fr free.fr laposte.net libero.it t-online.de".split(
    " ",
  ),
);

/** A domain in Unicode; null for none. Private suffixes are included: "a.github.io" and "b.github.io" are two. */
export function ownedDomain(addressOrHost: string): string | null {
  const domain = getDomain(addressOrHost.trim().toLowerCase(), { allowPrivateDomains: true });
  return domain && !mailboxProviders.has(domain) ? unicodeHost(domain) : null;
}

/** Returns the registrable domain of an address; null for one at a mailbox provider. */
export function emailDomain(email: string): string | null {
  return email.includes("@") ? ownedDomain(email.slice(email.lastIndexOf("@") + 1)) : null;
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

function countBylines(evidence: PressEvidence, outlets: ReadonlySet<string>, now: Date): Set<string> {
  const since = monthsBefore(now, rubric.bylineMonths);
  const counted = evidence.bylines.filter((byline) => {
    const domain = ownedDomain(byline.url);
    return domain !== null && outlets.has(domain) && byline.publishedAt >= since && byline.publishedAt <= now;
  });
  return new Set(counted.map(({ url }) => pieceOf(url)));
}

/** The addresses of one piece share its site's domain and its path, whatever the scheme and the host. */
const pieceOf = (address: string): string => {
  const { pathname } = new URL(address);
  return `${ownedDomain(address)}${pathname.replace(/\/+/g, "/").replace(/\/$/, "").toLowerCase()}`;
};

function plural(count: number, word: string): string {
  return `${spellCount(count)} ${word}${count === 1 ? "" : "s"}`;
}

function tierOf(points: number): PressePassTier | null {
  return (["gold", "silver", "bronze"] as const).find((tier) => points >= rubric.tiers[tier]) ?? null;
}

export interface PressePassParts {
  email: number;
  pages: number;
  bylines: number;
}

function judge(evidence: PressEvidence, now: Date) {
  const outlets = new Set(evidence.outletDomains.flatMap((domain) => ownedDomain(domain) ?? []));
  const mailDomain = evidence.emailVerified ? emailDomain(evidence.email) : null;
  const atOutlet = mailDomain !== null && outlets.has(mailDomain);
  const pages = new Set(
    evidence.authorPages.flatMap((page) => {
      const domain = page.linksBack ? ownedDomain(page.url) : null;
      return domain && outlets.has(domain) ? domain : [];
    }),
  ).size;
  const bylines = countBylines(evidence, outlets, now).size;
  const parts: PressePassParts = {
    email: atOutlet ? rubric.outletEmail : 0,
    pages: (pages > 0 ? rubric.authorPage : 0) + (pages > 1 ? rubric.furtherAuthorPage : 0),
    bylines: Math.min(bylines, rubric.bylinesCounted) * rubric.byline,
  };
  return { parts, mailDomain, pages, bylines };
}

export const pressePassParts = (evidence: PressEvidence, now: Date): PressePassParts =>
  judge(evidence, now).parts;

/** Says what could still be earned, in a sentence per kind of evidence; the most points first. */
export function missingSteps({ email, pages, bylines }: PressePassParts): string[] {
  const more = (rubric.byline * rubric.bylinesCounted - bylines) / rubric.byline;
  const steps: [points: number, text: string][] = [
    [rubric.outletEmail - email, "Confirm an e-mail address at an accepted outlet"],
    pages === 0
      ? [rubric.authorPage, "Submit your author page at an outlet, with a link to your profile"]
      : [
          rubric.authorPage + rubric.furtherAuthorPage - pages,
          "Submit your author page at a second outlet, with a link to your profile",
        ],
    [
      more * rubric.byline,
      `Submit ${spellCount(more)} ${bylines > 0 ? "more " : ""}${more === 1 ? "byline" : "bylines"} of the last ${rubric.bylineMonths} months`,
    ],
  ];
  return steps
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .map(([points, text]) => `${text}: ${points} points`);
}

/** Returns the next better tier and how many points it lacks; null at gold. */
export function nextTier(points: number): { tier: PressePassTier; points: number } | null {
  const tier = (["bronze", "silver", "gold"] as const).find((one) => points < rubric.tiers[one]);
  return tier ? { tier, points: rubric.tiers[tier] - points } : null;
}

/**
 * The presse-pass rubric: a tier from evidence, never typed in.
 *
 * - 40 points: a verified e-mail address at an accepted outlet's domain.
 * - 30 points: an author page on an outlet's site that links back; 10 more for one at a second outlet.
 * - 4 points: each byline of the last 12 months at an outlet, up to ten (40 points); a piece counts once.
 *
 * Gold from 80, silver from 50, bronze from 20. So staff reach gold with address, author page and three recent
 * bylines, and freelancers with two author pages and ten; an address alone, or five bylines alone, are bronze.
 * @param now the day the evidence is judged; bylines age, so tiers are computed again.
 */
export function computePressePass(evidence: PressEvidence, now: Date): TierResult {
  const { parts, mailDomain, pages, bylines } = judge(evidence, now);
  const points = parts.email + parts.pages + parts.bylines;
  return {
    tier: tierOf(points),
    points,
    reasons: [
      parts.email > 0
        ? `E-mail at ${mailDomain}: ${parts.email} points`
        : "No verified e-mail at an outlet's domain: 0 points",
      pages > 0
        ? `Linked from ${plural(pages, "author page")}: ${parts.pages} points`
        : "No link from an outlet's author page: 0 points",
      `${plural(bylines, "byline")} in the last ${rubric.bylineMonths} months: ${parts.bylines} points`.replace(
        /^n/,
        "N",
      ),
    ],
  };
}

export interface BrandEvidence {
  /** The website of the profile, and the account's address. */
  website: string | null;
  email: string;
  emailVerified: boolean;
  /** The account's token was found in a DNS record or a meta tag of the site. */
  dnsProof: boolean;
  metaProof: boolean;
}

/**
 * A brand or source may show the verified mark where its site's domain is that of its verified e-mail address, or the
 * site carries its proof in DNS or a meta tag. Domains where anybody can have an address never count.
 */
export function isBrandVerified(evidence: BrandEvidence): boolean {
  const site = evidence.website ? ownedDomain(evidence.website) : null;
  if (site === null) return false;
  return (
    evidence.dnsProof ||
    evidence.metaProof ||
    (evidence.emailVerified && emailDomain(evidence.email) === site)
  );
}
