import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { callKinds, callOutcomes, callStates } from "../enums";
import { users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";
import { conversations } from "./messages";
import { profiles } from "./profiles";

export const callKind = pgEnum("call_kind", callKinds);
export const callState = pgEnum("call_state", callStates);
export const callOutcome = pgEnum("call_outcome", callOutcomes);

/** The server owns a call: who is called, from when until when, by its clock. Nothing of what is said is stored. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    conversationId: belongsTo("conversation_id", () => conversations.id),
    kind: callKind("kind").notNull(),
    state: callState("state").notNull().default("ringing"),
    outcome: callOutcome("outcome"),
    callerProfileId: belongsTo("caller_profile_id", () => profiles.id),
    calleeProfileId: belongsTo("callee_profile_id", () => profiles.id),
    callerId: refersTo("caller_id", () => users.id),
    /** Whoever answered for the profile that is called. */
    calleeId: refersTo("callee_id", () => users.id),
    /** The browser's tab that holds each side of the call; another one of the same side may take it over. */
    callerDevice: uuid("caller_device").notNull(),
    calleeDevice: uuid("callee_device"),
    ringsUntil: time("rings_until").notNull(),
    answeredAt: time("answered_at"),
    /** The first moment at which sound or a picture of the other side arrived at one of the two. */
    mediaAt: time("media_at"),
    endedAt: time("ended_at"),
    /** The moment at which each side's device last said that it is there. */
    callerSeenAt: time("caller_seen_at").notNull().default(sql`app_now()`),
    calleeSeenAt: time("callee_seen_at"),
    /** The number of the last signal. It is raised under the row's lock. */
    lastSignal: integer("last_signal").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("calls_live").on(t.conversationId).where(sql`${t.state} <> 'ended'`),
    index("calls_conversation").on(t.conversationId, t.id),
    index("calls_caller").on(t.callerProfileId).where(sql`${t.state} <> 'ended'`),
    index("calls_callee").on(t.calleeProfileId).where(sql`${t.state} <> 'ended'`),
    index("calls_due").on(t.ringsUntil).where(sql`${t.state} <> 'ended'`),
    check(
      "calls_ended",
      sql`(${t.state} = 'ended') = (${t.outcome} is not null and ${t.endedAt} is not null)`,
    ),
    check(
      "calls_answered",
      sql`${t.state} <> 'connected' or (${t.answeredAt} is not null and ${t.calleeDevice} is not null)`,
    ),
  ],
);

/** What the two browsers tell each other to connect (WebRTC). It goes with the call's end. */
export const callSignals = pgTable(
  "call_signals",
  {
    callId: belongsTo("call_id", () => calls.id),
    seq: integer("seq").notNull(),
    profileId: belongsTo("profile_id", () => profiles.id),
    data: jsonb("data").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.callId, t.seq] })],
);
