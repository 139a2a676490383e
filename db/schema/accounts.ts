import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  emailTokenPurposes,
  memberRoles,
  memberStatuses,
  sessionKinds,
  subscriptionLevels,
  userTypes,
} from "../enums";
import { belongsTo, citext, createdAt, id, refersTo, time } from "./columns";

export const userType = pgEnum("user_type", userTypes);
export const subscriptionLevel = pgEnum("subscription_level", subscriptionLevels);
export const sessionKind = pgEnum("session_kind", sessionKinds);
export const emailTokenPurpose = pgEnum("email_token_purpose", emailTokenPurposes);
export const memberRole = pgEnum("member_role", memberRoles);
export const memberStatus = pgEnum("member_status", memberStatuses);

export const users = pgTable(
  "users",
  {
    id: id(),
    email: citext("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** The name entered at sign-up; a brand's or source's profile is named after its company instead. */
    name: text("name").notNull(),
    userType: userType("user_type").notNull(),
    companyText: text("company_text"),
    subscriptionLevel: subscriptionLevel("subscription_level").notNull().default("basic"),
    emailVerifiedAt: time("email_verified_at"),
    /** The one checkbox at sign-up states the terms and 18 or older. */
    termsAcceptedAt: time("terms_accepted_at").notNull(),
    /** The day of the terms and privacy policy that were accepted. */
    termsVersion: text("terms_version").notNull().default("2025-10-23"),
    notifyMatches: boolean("notify_matches").notNull().default(true),
    notifyPitches: boolean("notify_pitches").notNull().default(true),
    weeklyDigest: boolean("weekly_digest").notNull().default(false),
    monthlyReport: boolean("monthly_report").notNull().default(false),
    /** What goes by the person's own days and clock (quiet hours, digests, the monthly report) is in this zone. */
    zone: text("zone").notNull().default("UTC"),
    /** Between these two times of its zone's clock nothing rings, and mails and pushes wait. */
    quietHours: boolean("quiet_hours").notNull().default(false),
    quietFrom: text("quiet_from").notNull().default("22:00"),
    quietUntil: text("quiet_until").notNull().default("07:00"),
    /** The first day of the month in which the latest report went out, or was switched on. */
    reportedMonth: date("reported_month"),
    dailyDigest: boolean("daily_digest").notNull().default(false),
    /** Digests and mails of new releases go out at this time of the zone's clock, a weekly one on this day (1 is Monday). */
    digestTime: text("digest_time").notNull().default("08:00"),
    digestDay: smallint("digest_day").notNull().default(1),
    /** The next digest begins with what happened here: where the last one ended, or digests were switched on. */
    digestFrom: time("digest_from"),
    /** The planner looks at the person again then; null where it has to find out when. */
    digestDue: time("digest_due"),
    autoMatch: boolean("auto_match").notNull().default(false),
    /** The day (UTC) on which suggestions were last prepared. */
    autoMatchedOn: date("auto_matched_on"),
    aiEnabled: boolean("ai_enabled").notNull().default(true),
    mailPitchReceived: boolean("mail_pitch_received").notNull().default(true),
    mailPitchAccepted: boolean("mail_pitch_accepted").notNull().default(true),
    mailFirstMessage: boolean("mail_first_message").notNull().default(true),
    /** The mail goes out once a day, with new releases of newsrooms that one follows. */
    mailReleaseDigest: boolean("mail_release_digest").notNull().default(true),
    /** Decisions about a verification, expiring tokens, questions of staff, and the end of a membership. */
    mailAccountNews: boolean("mail_account_news").notNull().default(true),
    /** The authenticator's secret, sealed with a key of AUTH_SECRET; on trial until `totpEnabledAt` is set. */
    totpSecret: text("totp_secret"),
    totpEnabledAt: time("totp_enabled_at"),
    /** The 30-second step since 1970 of the last accepted code: each code works once. */
    totpLastStep: integer("totp_last_step"),
    passwordChangedAt: time("password_changed_at"),
    /** The moment since which they review for the platform. Only the staff script writes it. */
    staffSince: time("staff_since"),
    /** The moment since which the account can send nothing, by a decision of staff, until they lift it. */
    heldAt: time("held_at"),
    /** The sentence of staff about the last hold, its lifting or the closing, for the account's owner. */
    reviewReason: text("review_reason"),
    /** Staff closed the account: it is deleted as by its owner, but for 30 days, and only staff restore it. */
    closedAt: time("closed_at"),
    /** The account is hidden everywhere from this moment on, and erased for good a day later. */
    deletedAt: time("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_without_ai").on(t.id).where(sql`not ${t.aiEnabled}`),
    index("users_report_due").on(t.reportedMonth).where(sql`${t.monthlyReport}`),
    index("users_digest_due").on(t.digestDue).where(sql`${t.dailyDigest} or ${t.weeklyDigest}`),
    index("users_auto_match_due").on(t.autoMatchedOn).where(sql`${t.autoMatch}`),
    // Staff find accounts by parts of these.
    index("users_name_part").using("gin", t.name.op("gin_trgm_ops")),
    index("users_email_part").using("gin", sql`(${t.email}::text) gin_trgm_ops`),
    index("users_company_part").using("gin", t.companyText.op("gin_trgm_ops")),
    index("users_deleted").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
);

/** One row per login, for browser and API alike. Revoking the row ends every form of the session at once. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    kind: sessionKind("kind").notNull(),
    /** API sessions have the sha256 of the refresh token that is valid now, and of the one it replaced. */
    refreshHash: text("refresh_hash"),
    previousRefreshHash: text("previous_refresh_hash"),
    rotatedAt: time("rotated_at"),
    ip: text("ip"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    lastSeenAt: time("last_seen_at").notNull().default(sql`app_now()`),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
    /** The moment when its user last proved who they are: at sign-in, and before a sensitive act. */
    confirmedAt: time("confirmed_at"),
  },
  (t) => [index("sessions_user").on(t.userId, t.createdAt)],
);

/** Single-use links sent by mail; only the token's sha256 is stored. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    purpose: emailTokenPurpose("purpose").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The address that the link went to, where it confirms it or stops its change. */
    email: citext("email"),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("email_tokens_hash").on(t.tokenHash),
    index("email_tokens_user").on(t.userId, t.purpose, t.createdAt),
  ],
);

/**
 * A recovery code opens an account once without the authenticator: its first part finds the row, the rest is hashed.
 */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: belongsTo("user_id", () => users.id),
    label: text("label").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: time("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.label] })],
);

export const companies = pgTable(
  "companies",
  {
    id: id(),
    name: text("name").notNull(),
    website: text("website"),
    /** The text "About" of the newsrooms that are made from now on. */
    description: text("description").notNull().default(""),
    /** One of the industries that a source chooses from; the topics of newsrooms that are made from now on. */
    industry: text("industry"),
    /** Its members sign in with a code of an authenticator besides their password. */
    requiresTwoFactor: boolean("requires_two_factor").notNull().default(false),
    /** Until this moment a member without an authenticator may still go on; null where there is no such time. */
    twoFactorFrom: time("two_factor_from"),
    /** Newsrooms that are made from now on begin with these switches. */
    newsroomsVisible: boolean("newsrooms_visible").notNull().default(true),
    newsroomsTakeMessages: boolean("newsrooms_take_messages").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index("companies_name_part").using("gin", t.name.op("gin_trgm_ops"))],
);

export const memberships = pgTable(
  "memberships",
  {
    companyId: belongsTo("company_id", () => companies.id),
    userId: belongsTo("user_id", () => users.id),
    role: memberRole("role").notNull(),
    /** Since this moment the company's plan holds fewer members, and this one only reads. */
    readOnlySince: time("read_only_since"),
    /** A paused member has no part in the company until they are resumed. */
    status: memberStatus("status").notNull().default("active"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), uniqueIndex("memberships_user").on(t.userId)],
);

/** A mailed link that makes its reader a member, once; only the token's sha256 is stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    companyId: belongsTo("company_id", () => companies.id),
    email: citext("email").notNull(),
    role: memberRole("role").notNull(),
    tokenHash: text("token_hash").notNull(),
    invitedBy: refersTo("invited_by", () => users.id),
    expiresAt: time("expires_at").notNull(),
    acceptedAt: time("accepted_at"),
    revokedAt: time("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("invitations_token").on(t.tokenHash),
    uniqueIndex("invitations_open")
      .on(t.companyId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    index("invitations_sender").on(t.invitedBy),
    index("invitations_email").on(t.email),
  ],
);

/**
 * A secret by which a program acts for a person or for a company, within its scopes; only the token's sha256 is stored.
 */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    /** Its owner is a person or a company. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    madeBy: refersTo("made_by", () => users.id),
    /** A company's token acts with the rights of this role; a person's has their own. */
    role: memberRole("role"),
    name: text("name").notNull(),
    /** The token's first characters, by which its owner recognises it. */
    prefix: text("prefix").notNull(),
    tokenHash: text("token_hash").notNull(),
    scopes: text("scopes").array().notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
    lastUsedAt: time("last_used_at"),
    /** Requests made with it in the calendar month (UTC) that begins on `callsMonth`. */
    calls: integer("calls").notNull().default(0),
    callsMonth: date("calls_month"),
    /** The moment at which the mail went out that it expires soon. */
    warnedAt: time("warned_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("api_tokens_hash").on(t.tokenHash),
    index("api_tokens_user").on(t.userId),
    index("api_tokens_company").on(t.companyId),
    index("api_tokens_maker").on(t.madeBy),
    index("api_tokens_expiry").on(t.expiresAt),
    check(
      "api_tokens_owner",
      sql`(${t.userId} is null) <> (${t.companyId} is null) and (${t.role} is null) = (${t.companyId} is null)`,
    ),
  ],
);
