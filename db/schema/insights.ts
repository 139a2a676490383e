import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { digestKinds, eventKinds, eventSources, leftOutReasons } from "../enums";
import { users, userType } from "./accounts";
import { belongsTo, createdAt, id, idPart, time } from "./columns";
import { profiles } from "./profiles";

export const eventKind = pgEnum("event_kind", eventKinds);
export const eventSource = pgEnum("event_source", eventSources);
export const leftOutReason = pgEnum("left_out_reason", leftOutReasons);
export const digestKind = pgEnum("digest_kind", digestKinds);

/**
 * What happened, written once and never changed: every figure is counted from these rows, and from `event_hours`, which
 * sums them up. The migration parts the table by months (`docs/decisions/044`). These are ids alone, without foreign
 * keys, as in `auditEntries`: an event waits for no lock of a profile, and outlives the others that it names.
 */
export const events = pgTable(
  "events",
  {
    id: idPart(),
    at: time("at").notNull().default(sql`app_now()`),
    /** The profile whose figure it is. */
    profileId: uuid("profile_id").notNull(),
    kind: eventKind("kind").notNull(),
    /** The profile acted itself; else somebody did so towards it. */
    isOwn: boolean("is_own").notNull(),
    /** The account that acted; null for jobs and visitors. A download names the profile alone, where it is known. */
    userId: uuid("user_id"),
    actorProfileId: uuid("actor_profile_id"),
    subjectId: uuid("subject_id"),
    source: eventSource("source").notNull(),
    /** It is the visitor's first of this kind at this profile on this day (UTC): the day's visitors add up. */
    isFirst: boolean("is_first").notNull().default(false),
    leftOut: leftOutReason("left_out"),
  },
  (t) => [
    primaryKey({ columns: [t.at, t.id] }),
    index("events_profile").on(t.profileId, t.at),
    index("events_user").on(t.userId).where(sql`${t.userId} is not null`),
    index("events_actor").on(t.actorProfileId).where(sql`${t.actorProfileId} is not null`),
    // What people did, which lists show one by one, among the many visits.
    index("events_acts").on(t.profileId, t.at).where(sql`${t.source} <> 'visit'`),
    // Who took a newsroom's files, among all that was seen of it.
    index("events_takers")
      .on(t.profileId, t.at)
      .where(sql`${t.kind} = 'asset_downloaded' and ${t.actorProfileId} is not null`),
  ],
);

/**
 * Events summed up by absolute hours, for hours that are over. Deleted and made again from the events at will. The job
 * alone asks the sums by time, and writes them in its order, so BRIN indexes serve it; the planner would take B-trees of
 * the days, and everybody's rows, for one profile's figures.
 */
export const eventHours = pgTable(
  "event_hours",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    kind: eventKind("kind").notNull(),
    hour: time("hour").notNull(),
    isOwn: boolean("is_own").notNull(),
    count: integer("count").notNull(),
    firstCount: integer("first_count").notNull(),
    leftOutCount: integer("left_out_count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.kind, t.hour, t.isOwn] }),
    index("event_hours_hour").using("brin", t.hour),
  ],
);

/** Those hours summed up by days (UTC), for the days that lie whole between two moments. */
export const eventDays = pgTable(
  "event_days",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    kind: eventKind("kind").notNull(),
    day: date("day").notNull(),
    isOwn: boolean("is_own").notNull(),
    count: integer("count").notNull(),
    firstCount: integer("first_count").notNull(),
    leftOutCount: integer("left_out_count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.kind, t.day, t.isOwn] }),
    index("event_days_day").using("brin", t.day),
  ],
);

/** What others did with each subject of a profile on each day (UTC). */
export const eventSubjects = pgTable(
  "event_subjects",
  {
    profileId: belongsTo("profile_id", () => profiles.id),
    kind: eventKind("kind").notNull(),
    day: date("day").notNull(),
    subjectId: uuid("subject_id").notNull(),
    count: integer("count").notNull(),
    firstCount: integer("first_count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.kind, t.day, t.subjectId] }),
    index("event_subjects_day").using("brin", t.day),
  ],
);

/** The table has one row: hours before this moment are summed up. */
export const eventProgress = pgTable("event_progress", {
  id: boolean("id").primaryKey().default(true),
  summedUntil: time("summed_until").notNull(),
});

/** A day's (UTC) random salt for visitors' hashes; deleted when the day is over, and with it whom they belong to. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day").primaryKey(),
  salt: text("salt").notNull(),
});

/** The visitors of the day, so that each counts once. Deleted with the day's salt; the migration makes it unlogged. */
export const visitorDays = pgTable(
  "visitor_days",
  {
    day: date("day").notNull(),
    profileId: uuid("profile_id").notNull(),
    kind: eventKind("kind").notNull(),
    visitor: text("visitor").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.profileId, t.kind, t.visitor] })],
);

/** What the accounts of a type reach, computed anew each night. It names none of them. */
export const benchmarks = pgTable(
  "benchmarks",
  {
    userType: userType("user_type").notNull(),
    measure: text("measure").notNull(),
    /** The number of accounts with a value. */
    accounts: integer("accounts").notNull(),
    /** The values at 0, 1, ... 100 percent of the accounts, in order. */
    percentiles: doublePrecision("percentiles").array().notNull(),
    computedAt: time("computed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userType, t.measure] })],
);

/** A digest that was planned: one for each person and window, however often and when the planner runs. */
export const digests = pgTable(
  "digests",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    kind: digestKind("kind").notNull(),
    /** Its day on the person's calendar; the Monday of its week, for a weekly one. */
    window: date("window").notNull(),
    /** It is about what happened from the one moment to before the other. */
    since: time("since").notNull(),
    until: time("until").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("digests_once").on(t.userId, t.kind, t.window),
    index("digests_created").on(t.createdAt),
  ],
);
