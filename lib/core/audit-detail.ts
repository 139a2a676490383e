import type { AuditDetail } from "@/db/schema/platform";

/** The nouns that an audit entry can be about. */
export type AuditKind =
  | "account"
  | "asset"
  | "audit_log"
  | "company"
  | "company_token"
  | "conversation"
  | "contact_message"
  | "evidence_submission"
  | "import"
  | "job"
  | "invitation"
  | "member"
  | "message"
  | "pitch"
  | "pitch_draft"
  | "pitch_page"
  | "plan"
  | "product_request"
  | "profile"
  | "release"
  | "report"
  | "scheduled_message"
  | "session"
  | "stopped_address"
  | "subscriber"
  | "token"
  | "work_sample"
  | "request";

type Fields = Record<string, string | boolean | null | undefined>;

/** Lists the fields that differ, with both values. What an input leaves out has not changed. */
export function changesOf(before: Fields, after: Fields): NonNullable<AuditDetail["changed"]> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) => {
      const from = before[name] ?? null;
      return to === undefined || to === from ? [] : [[name, { from, to }]];
    }),
  );
}

/** Names the profile on the other side of an act, where there is one. */
export const towards = (profileId: string | null | undefined): AuditDetail =>
  profileId ? { profileIds: [profileId] } : {};
