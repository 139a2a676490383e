import { z } from "zod";
import {
  type EvidenceKind,
  evidenceKinds,
  pressePassLevels,
  siteProofWays,
  submissionStates,
  type UserType,
} from "@/db/enums";
import {
  anyCaseEnum,
  calendarDay,
  httpUrl,
  isoDate,
  rowId,
  singleLine,
  text,
  upperEnum,
} from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { verificationLimits } from "./rules";

/** Not every kind of evidence fits every type: an author page proves nothing about a brand. */
export const evidenceFor: Record<UserType, readonly EvidenceKind[]> = {
  press: ["outlet_email", "author_page", "byline"],
  paid_media: ["author_page", "dns_or_meta"],
  brand: ["site_domain", "dns_or_meta"],
  source: ["site_domain", "dns_or_meta"],
};

/** A reviewer writes down what was found, where, and who found it. */
export const reviewInput = z
  .object({
    kind: anyCaseEnum(evidenceKinds, "Kind"),
    /** The outlet by name; needed for what is found at one. */
    outlet: singleLine("Outlet", 100, 1).optional(),
    /** The outlet's site for an outlet e-mail, else the page itself. */
    url: httpUrl("URL"),
    /** The day of publication of a byline. */
    occurredAt: z.date().optional(),
    note: text("Note", 500).default(""),
    reviewedBy: singleLine("Reviewer", 100, 1),
  })
  .refine(({ kind, occurredAt }) => kind !== "byline" || occurredAt !== undefined, {
    path: ["occurredAt"],
    message: "A byline needs the day it was published",
  })
  .refine(({ kind, outlet }) => kind === "site_domain" || kind === "dns_or_meta" || outlet !== undefined, {
    path: ["outlet"],
    message: "Please name the outlet",
  });
export type ReviewInput = z.input<typeof reviewInput>;

/** An owner may submit the kinds of their type that a page or an address shows. */
export const submittableFor = (userType: UserType): EvidenceKind[] =>
  evidenceFor[userType].filter((kind) => kind !== "site_domain" && kind !== "dns_or_meta");

const publishedOn = calendarDay("publishedOn").transform((day) => new Date(`${day}T00:00:00Z`));

export const submitEvidenceInput = z
  .object({
    kind: anyCaseEnum(evidenceKinds, "Kind"),
    outlet: singleLine("Outlet", 100, 1),
    /** The outlet's site for an outlet e-mail, else the page itself. */
    url: httpUrl("Address"),
    /** The day of a byline; what the page itself says overrides it. */
    publishedOn: publishedOn.nullish(),
  })
  .refine(({ kind, publishedOn }) => kind !== "byline" || publishedOn, {
    path: ["publishedOn"],
    message: "A byline needs the day it was published",
  });

export const submissionIdInput = z.object({ id: rowId() });
export const appealInput = submissionIdInput.extend({ reason: text("Reason", verificationLimits.appeal, 1) });

export const submissionView = z.object({
  id: z.uuid(),
  kind: upperEnum(evidenceKinds),
  outlet: z.string(),
  url: z.string(),
  occurredAt: isoDate().nullable(),
  status: upperEnum(submissionStates),
  /** The sentence of the automatic check; null before it. */
  finding: z.string().nullable(),
  appeal: z.string(),
  appealedAt: isoDate().nullable(),
  /** The reviewer's reason for the decision. */
  reviewReason: z.string(),
  decidedAt: isoDate().nullable(),
  createdAt: isoDate(),
});
export type SubmissionView = z.infer<typeof submissionView>;

export const evidenceView = z.object({
  id: z.uuid(),
  kind: upperEnum(evidenceKinds),
  outlet: z.string().nullable(),
  url: z.string().nullable(),
  occurredAt: isoDate().nullable(),
  /** No person looked at the evidence. */
  automatic: z.boolean(),
  /** False after a change of the name, address or website that it was accepted for: then it counts no more. */
  holds: z.boolean(),
});
export type EvidenceView = z.infer<typeof evidenceView>;

export const siteProofView = z.object({
  /** Scheme and host of the site. */
  origin: z.string(),
  /** Either of the two is the proof. */
  dnsRecord: z.string(),
  metaTag: z.string(),
  proven: z.boolean(),
  way: upperEnum(siteProofWays).nullable(),
  checkedAt: isoDate().nullable(),
  /** The moment from which a proof that is gone counts no more; null while it is there. */
  lostAt: isoDate().nullable(),
});
export type SiteProofView = z.infer<typeof siteProofView>;

const tierView = z.enum(pressePassLevels);
export const verificationView = z.object({
  verified: z.boolean(),
  emailVerified: z.boolean(),
  /** Only press has a presse pass. */
  pressePass: z
    .object({
      tier: tierView.nullable(),
      points: z.number().int(),
      reasons: z.array(z.string()),
      missing: z.array(z.string()),
      next: z.object({ tier: tierView, points: z.number().int() }).nullable(),
    })
    .nullable(),
  /** The kinds that this type may submit. */
  kinds: z.array(upperEnum(evidenceKinds)),
  /** The profile's page, which an author page links to. */
  profileUrl: z.string(),
  evidence: z.array(evidenceView),
  submissions: z.array(submissionView),
  website: z.string().nullable(),
  /** Null before a proof was asked for, and after the website has changed. */
  siteProof: siteProofView.nullable(),
  /** The caller is staff, and decides others' appeals. */
  mayReview: z.boolean(),
});
export type VerificationView = z.infer<typeof verificationView>;

export const listAppealsInput = z.object(pageInput());
export const appealView = submissionView.extend({
  profile: partyView,
  /** The account's address, by which a reviewer judges one at an outlet. */
  email: z.string().nullable(),
  evidence: z.array(evidenceView),
});
export type AppealView = z.infer<typeof appealView>;
export const appealListView = z.object({ appeals: z.array(appealView), pagination: paginationSchema });

export const decideAppealInput = submissionIdInput.extend({
  decision: anyCaseEnum(["approve", "decline"], "decision"),
  reason: text("Reason", verificationLimits.reason, 1),
});
