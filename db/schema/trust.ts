import { sql } from "drizzle-orm";
import {
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { reportReasons, reportStates, reportSubjects } from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { profiles } from "./profiles";

export const reportSubject = pgEnum("report_subject", reportSubjects);
export const reportReason = pgEnum("report_reason", reportReasons);
export const reportState = pgEnum("report_state", reportStates);

/** One profile wants nothing from another, nor to be suggested to it, until it takes the block back. */
export const blocks = pgTable(
  "blocks",
  {
    blockerId: belongsTo("blocker_id", () => profiles.id),
    blockedId: belongsTo("blocked_id", () => profiles.id),
    userId: refersTo("user_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_list").on(t.blockerId, t.createdAt, t.blockedId),
    index("blocks_blocked").on(t.blockedId),
    check("blocks_not_oneself", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** A message or another text as it was when it was reported, with the profile that wrote it. */
export type ReportedLine = { id: string; profileId: string; text: string; at: string };
/** What was reported, with one message before it and one after it where it is a message. */
export type ReportSnapshot = { title: string; lines: ReportedLine[] };

/** What a member says is wrong with a profile, a pitch or a message, and what staff decided. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    reporterId: refersTo("reporter_id", () => users.id),
    reporterProfileId: refersTo("reporter_profile_id", () => profiles.id),
    subjectKind: reportSubject("subject_kind").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The profile that is reported, or that wrote what is. */
    profileId: belongsTo("profile_id", () => profiles.id),
    /** The account that a hold or a closing would be about: the writer's, or the profile's own. */
    accountId: refersTo("account_id", () => users.id),
    reason: reportReason("reason").notNull(),
    text: text("text").notNull(),
    /** What was reported stays readable for staff when it is changed or deleted later. */
    snapshot: jsonb("snapshot").$type<ReportSnapshot>().notNull(),
    state: reportState("state").notNull().default("open"),
    takenById: refersTo("taken_by_id", () => users.id),
    takenAt: time("taken_at"),
    /** The first member of staff who wants the account closed: a second one confirms it. */
    proposedById: refersTo("proposed_by_id", () => users.id),
    decidedById: refersTo("decided_by_id", () => users.id),
    decidedAt: time("decided_at"),
    /** The sentence about the decision that both sides read. */
    statement: text("statement"),
    /** What staff asked the account that the report is about, and what it answered, each once. */
    question: text("question"),
    askedById: refersTo("asked_by_id", () => users.id),
    askedAt: time("asked_at"),
    answer: text("answer"),
    answeredAt: time("answered_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_open")
      .on(t.reporterProfileId, t.subjectKind, t.subjectId)
      .where(sql`${t.state} in ('open', 'closing')`),
    index("reports_list").on(t.state, t.id),
    index("reports_profile").on(t.profileId, t.id),
    index("reports_reporter").on(t.reporterId, t.createdAt),
    index("reports_account").on(t.accountId, t.id),
  ],
);
