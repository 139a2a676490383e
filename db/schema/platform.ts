import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  interval,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { mailStates, notificationKinds } from "../enums";
import { users } from "./accounts";
import { belongsTo, citext, createdAt, id, time } from "./columns";

export const notificationKind = pgEnum("notification_kind", notificationKinds);

export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    kind: notificationKind("kind").notNull(),
    /** There is one notification per event and receiver, however often its job runs. */
    dedupeKey: text("dedupe_key").notNull(),
    actorProfileId: uuid("actor_profile_id"),
    subjectId: uuid("subject_id"),
    data: jsonb("data").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    readAt: time("read_at"),
    /** The moment when it went into a daily mail of new releases. */
    mailedAt: time("mailed_at"),
  },
  (t) => [
    uniqueIndex("notifications_once").on(t.userId, t.dedupeKey),
    index("notifications_list").on(t.userId, t.id),
    index("notifications_unread").on(t.userId).where(sql`${t.readAt} is null`),
    index("notifications_to_mail")
      .on(t.userId, t.id)
      .where(sql`${t.kind} = 'release_published' and ${t.mailedAt} is null and ${t.readAt} is null`),
  ],
);

/** The answer to a mutation is stored for 24 hours under the caller's key, in the mutation's transaction. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: belongsTo("user_id", () => users.id),
    key: text("key").notNull(),
    operation: text("operation").notNull(),
    requestHash: text("request_hash").notNull(),
    response: jsonb("response").$type<unknown>(),
    /** The company that its caller was an active member of after the call: who is none any more gets no answer of it. */
    companyId: uuid("company_id"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);

type AuditValue = string | boolean | null;

/** What an act changed, stored with its entry. The log makes its sentence of it when it is read. */
export type AuditDetail = {
  /** What came of it, where its operation can end in several ways: "sent", "accepted", "passed". */
  outcome?: string;
  /** Fields by their names in the input, with their values before and after where those are states, names or ids. */
  changed?: Record<string, { from: AuditValue; to: AuditValue } | true>;
  /** The role that is granted. */
  role?: string;
  /** The profiles on the other side. */
  profileIds?: readonly string[];
  /** Names at the act of the profiles and people above, copied in the log of a company alone. */
  names?: Record<string, string>;
};

/**
 * Each command writes who did what to what, in its transaction. There is no foreign key, so an entry outlives what it
 * names. Ids identify no one once their rows are gone; names are copied only into the log of a company and of what
 * staff did, so that both can be read later, and are replaced when their account is erased. Deleted after 400 days.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    /** The account that acted; null without one. */
    userId: uuid("user_id"),
    /** The job that acted by itself. */
    job: text("job"),
    /** The profile acted for. */
    profileId: uuid("profile_id"),
    operation: text("operation").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: uuid("subject_id"),
    /** The company in whose log it stands: that of the profile acted for, or whose members or settings it is about. */
    companyId: uuid("company_id"),
    userName: text("user_name"),
    profileName: text("profile_name"),
    subjectName: text("subject_name"),
    /** What changed, where the operation's name leaves that open. */
    detail: jsonb("detail").$type<AuditDetail>(),
    /** The API token by which the account acted. */
    tokenId: uuid("token_id"),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_entries_company").on(t.companyId, t.id).where(sql`${t.companyId} is not null`),
    index("audit_entries_subject").on(t.subjectId, t.createdAt).where(sql`${t.subjectId} is not null`),
    index("audit_entries_user").on(t.userId, t.createdAt).where(sql`${t.userId} is not null`),
    index("audit_entries_operation").on(t.operation, t.createdAt, t.id),
    index("audit_entries_age").on(t.createdAt, t.id),
  ],
);

/** Addresses whose mail server refused a mail for good. Mail to them waits until somebody lifts it. */
export const stoppedAddresses = pgTable(
  "stopped_addresses",
  {
    id: id(),
    email: citext("email").notNull(),
    /** What the server answered. */
    answer: text("answer").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("stopped_addresses_email").on(t.email)],
);

export const mailState = pgEnum("mail_state", mailStates);

/** What became of each mail of the last days: one row for a mail, however often it was tried. */
export const mailDeliveries = pgTable(
  "mail_deliveries",
  {
    id: id(),
    email: citext("email").notNull(),
    /** The mail's key, which begins with what kind of mail it is. */
    key: text("key").notNull(),
    state: mailState("state").notNull(),
    /** What the server answered; null where it took the mail. */
    answer: text("answer"),
    /** When it was tried last. */
    triedAt: time("tried_at").notNull().default(sql`app_now()`),
  },
  (t) => [
    uniqueIndex("mail_deliveries_key").on(t.key, t.email),
    index("mail_deliveries_tried").on(t.triedAt, t.id),
    index("mail_deliveries_email").on(t.email, t.triedAt),
  ],
);

/** Attempts per account (wrong passwords, mails), counted in fixed windows by the database's clock. */
export const accountLimits = pgTable(
  "account_limits",
  {
    bucket: text("bucket").notNull(),
    key: text("key").notNull(),
    windowStart: time("window_start").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.key] })],
);

/**
 * Requests per address and per user in fixed windows, in the shape that rate-limiter-flexible writes. The migration
 * makes the table unlogged: a count costs no write to disk, and after a crash of the database the windows begin anew.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint("expire", { mode: "number" }),
});

/** Tokens of the AI provider that an account used, per UTC day. The questions themselves are not stored. */
export const aiUsage = pgTable(
  "ai_usage",
  {
    userId: belongsTo("user_id", () => users.id),
    day: date("day").notNull(),
    tokens: integer("tokens").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("ai_usage_age").on(t.day)],
);

/** The moment when a cache tag was last made stale. Every instance listens and refuses older entries. */
export const cacheTags = pgTable("cache_tags", {
  tag: text("tag").primaryKey(),
  staleAt: time("stale_at").notNull(),
  version: bigint("version", { mode: "number" }).notNull().default(1),
});

/** The table has one row, whose offset moves `app_now()`. Only tests and the seed write it. */
export const appClock = pgTable("app_clock", {
  id: boolean("id").primaryKey().default(true),
  offset: interval("offset").notNull().default("0"),
});
