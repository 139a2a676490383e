import type { EvidenceKind, SubmissionState } from "@/db/enums";
import { PRODUCT_NAME } from "@/lib/product";

/** Characters of an appeal and of a reviewer's reason; submissions of one profile. */
export const verificationLimits = { appeal: 1000, reason: 1000, submissions: 100 } as const;

/** Evidence that no person looked at is recorded under this name. */
export const AUTOMATIC = "Automatic check";

/** The automatic check answers with one of these sentences. All but the first refuse; each can be appealed. */
export const findings = {
  accepted: "Checked and accepted.",
  email_unconfirmed: "Your e-mail address is not confirmed yet.",
  email_elsewhere: "Your e-mail address is not at this outlet's domain.",
  page_unreadable: "We could not read this page.",
  no_link_back: "This page has no link to your profile, nor to a website that you proved to be yours.",
  author_not_named: "This page does not name you as its author.",
  no_date: "This page does not say when it was published.",
  too_old: "This piece is older than 12 months.",
  not_at_outlet:
    "Nothing shows yet that you write for this outlet: first submit your author page there, or use an e-mail address there.",
  outlet_unknown: "Nobody has reviewed this outlet yet.",
} as const;
export type Finding = keyof typeof findings;
export const isFinding = (text: string | null): text is Finding =>
  text !== null && Object.hasOwn(findings, text);

/** The facts of a page are null where it could not be read. */
export type PageFacts = {
  /** The address that the page gives itself, by which one piece under several addresses counts once. */
  url: string;
  /** It links to the profile, or to a website of the owner's that carries their proof. */
  linksBack: boolean;
  namesAuthor: boolean;
  publishedAt: Date | null;
} | null;

export type CheckFacts = {
  kind: EvidenceKind;
  emailVerified: boolean;
  /** The account's address is at the domain of what was submitted. */
  emailAtDomain: boolean;
  /** A reviewer has accepted something at that domain. */
  outletAccepted: boolean;
  /** An accepted author page of this profile, that holds for its name, is at that domain. */
  hasAuthorPage: boolean;
  page: PageFacts;
  now: Date;
  /** Bylines from before no longer count. */
  since: Date;
};

/**
 * Judges a submission automatically. A name on a page is no proof, for anybody may call themselves so: a byline counts
 * only beside an address or an author page at the same outlet, and an author page only by its link.
 */
export function judgeSubmission(facts: CheckFacts): Finding {
  const { kind, emailVerified, emailAtDomain, outletAccepted, hasAuthorPage, page, now, since } = facts;
  if (kind === "outlet_email") {
    if (!emailVerified) return "email_unconfirmed";
    if (!emailAtDomain) return "email_elsewhere";
    return outletAccepted ? "accepted" : "outlet_unknown";
  }
  if (!page) return "page_unreadable";
  if (kind === "author_page") {
    if (!page.linksBack) return "no_link_back";
    return outletAccepted ? "accepted" : "outlet_unknown";
  }
  if (!page.namesAuthor) return "author_not_named";
  if (!page.publishedAt || page.publishedAt > now) return "no_date";
  if (page.publishedAt < since) return "too_old";
  if (!outletAccepted) return "outlet_unknown";
  return hasAuthorPage || (emailVerified && emailAtDomain) ? "accepted" : "not_at_outlet";
}

/** Each submission may be appealed once, after the check refused it. */
export const mayAppeal = (state: SubmissionState): boolean => state === "refused";

/** A proof that is gone counts for so many days more, in which a site may be moved or repaired. */
export const SITE_GRACE_DAYS = 7;
/** The name of the meta tag is also the beginning of the DNS record. */
export const SITE_PROOF_NAME = `${PRODUCT_NAME.toLowerCase()}-verification`;
export const dnsRecordOf = (token: string) => `${SITE_PROOF_NAME}=${token}`;
export const metaTagOf = (token: string) => `<meta name="${SITE_PROOF_NAME}" content="${token}">`;

export const verificationNews = {
  accepted: ["Your evidence is accepted", "It counts towards your marks now."],
  refused: ["Your evidence does not count yet", "See what is missing, or ask our staff to look at it."],
  renewing: [
    "Your verification needs a new check",
    "Your name, e-mail address, website or author page changed. What was accepted before counts again once a check accepts it.",
  ],
  renewed: ["Your evidence was checked again", "See what counts now, and what you can do about the rest."],
  approved: ["Your appeal is approved", "Our staff looked at it, and the evidence counts now."],
  declined: ["Your appeal is declined", "Our staff looked at it. See the reason beside the evidence."],
  site_proven: ["Your website is verified", "It carries your proof."],
  site_not_found: [
    "Your website does not carry your proof yet",
    "A DNS record can take hours to be seen everywhere.",
  ],
  site_missing: [
    "The proof on your website is gone",
    `Put it back within ${SITE_GRACE_DAYS} days, or it counts no more.`,
  ],
  site_lost: [
    "Your website is no longer verified",
    "Its proof was gone for too long. You can verify it again.",
  ],
} as const;
export type VerificationNews = keyof typeof verificationNews;
export const isVerificationNews = (text: string | undefined): text is VerificationNews =>
  text !== undefined && Object.hasOwn(verificationNews, text);

export const VERIFICATION_PATH = "/settings/verification";
