import type { EvidenceKind } from "@/db/enums";
import type { evidence } from "@/db/schema/profiles";
import type { evidenceSubmissions, siteProofs } from "@/db/schema/verification";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { AUTOMATIC, dnsRecordOf, findings, isFinding, metaTagOf, SITE_GRACE_DAYS } from "./rules";
import type { EvidenceView, SiteProofView, SubmissionView } from "./schema";

export type SubmissionRow = typeof evidenceSubmissions.$inferSelect;
export type SiteProofRow = typeof siteProofs.$inferSelect;

export const upperKind = (kind: EvidenceKind) => kind.toUpperCase() as Uppercase<EvidenceKind>;
const DAY_MS = 86_400_000;

export const toSubmissionView = (row: SubmissionRow): SubmissionView => ({
  id: row.id,
  kind: upperKind(row.kind),
  outlet: row.outlet,
  url: row.url,
  occurredAt: toIsoOrNull(row.occurredAt),
  status: row.state.toUpperCase() as SubmissionView["status"],
  finding: isFinding(row.finding) ? findings[row.finding] : null,
  appeal: row.appeal,
  appealedAt: toIsoOrNull(row.appealedAt),
  reviewReason: row.reviewReason,
  decidedAt: toIsoOrNull(row.decidedAt),
  createdAt: toIso(row.createdAt),
});

export const toEvidenceView = (row: typeof evidence.$inferSelect, holds: boolean): EvidenceView => ({
  holds,
  id: row.id,
  kind: upperKind(row.kind),
  outlet: row.outlet,
  url: row.url,
  occurredAt: toIsoOrNull(row.occurredAt),
  automatic: row.reviewedBy === AUTOMATIC,
});

export const toSiteProofView = (row: SiteProofRow): SiteProofView => ({
  origin: row.origin,
  dnsRecord: dnsRecordOf(row.token),
  metaTag: metaTagOf(row.token),
  proven: row.provenAt !== null,
  way: (row.way?.toUpperCase() ?? null) as SiteProofView["way"],
  checkedAt: toIsoOrNull(row.checkedAt),
  lostAt: row.missingSince && toIso(new Date(row.missingSince.getTime() + SITE_GRACE_DAYS * DAY_MS)),
});
