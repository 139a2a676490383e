import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { siteProofWays, submissionStates } from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { evidence, evidenceKind, profiles } from "./profiles";

export const submissionState = pgEnum("submission_state", submissionStates);
export const siteProofWay = pgEnum("site_proof_way", siteProofWays);

/** Journalists and creators submit these about themselves. An accepted one counts as a row of `evidence`. */
export const evidenceSubmissions = pgTable(
  "evidence_submissions",
  {
    id: id(),
    profileId: belongsTo("profile_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    kind: evidenceKind("kind").notNull(),
    outlet: text("outlet").notNull(),
    url: text("url").notNull(),
    /** The day of a byline that its author states. */
    occurredAt: time("occurred_at"),
    state: submissionState("state").notNull().default("checking"),
    /** The finding of the automatic check: one of `findings` in lib/domain/profiles/evidence/rules.ts. */
    finding: text("finding"),
    checkedAt: time("checked_at"),
    appeal: text("appeal").notNull().default(""),
    appealedAt: time("appealed_at"),
    reviewerId: refersTo("reviewer_id", () => users.id),
    /** The reviewer's reason for the decision. */
    reviewReason: text("review_reason").notNull().default(""),
    decidedAt: time("decided_at"),
    /** The evidence that it became. */
    evidenceId: refersTo("evidence_id", () => evidence.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("evidence_submissions_once").on(t.profileId, t.kind, sql`md5(${t.url})`),
    index("evidence_submissions_profile").on(t.profileId, t.id),
    index("evidence_submissions_appeals").on(t.id).where(sql`${t.state} = 'appealed'`),
  ],
);

/** A profile proves its website by a token that the site carries in DNS or in a meta tag. */
export const siteProofs = pgTable(
  "site_proofs",
  {
    profileId: uuid("profile_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** It is random, made for this profile and site. It is public once the site carries it. */
    token: text("token").notNull(),
    /** Scheme and host of the site, "https://www.acme.example". */
    origin: text("origin").notNull(),
    /** The place where it was found last; null while it is not proven. */
    way: siteProofWay("way"),
    provenAt: time("proven_at"),
    checkedAt: time("checked_at"),
    /** The moment since which a proof that was there is gone; it counts for some days more. */
    missingSince: time("missing_since"),
    /** The evidence that it became. */
    evidenceId: refersTo("evidence_id", () => evidence.id),
    createdAt: createdAt(),
  },
  (t) => [index("site_proofs_due").on(t.checkedAt).where(sql`${t.provenAt} is not null`)],
);
