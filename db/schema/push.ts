import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts";
import { belongsTo, createdAt, id, refersTo, time } from "./columns";

/** A browser that takes pushes for an account, on one device. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: belongsTo("user_id", () => users.id),
    /** The sign-in that switched it on: it ends with that. A session that ran out by itself leaves it. */
    sessionId: refersTo("session_id", () => sessions.id),
    /** Its browser calls itself so, such as "Chrome on Windows". */
    device: text("device").notNull(),
    /** The address at the browser's push service, which is all that is needed to push there. */
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The public key of the installation that the browser subscribed to; it takes no push signed by another one. */
    serverKey: text("server_key").notNull(),
    /** The kinds that this device shows. */
    calls: boolean("calls").notNull().default(true),
    messages: boolean("messages").notNull().default(true),
    pitchesReceived: boolean("pitches_received").notNull().default(true),
    pitchesAccepted: boolean("pitches_accepted").notNull().default(true),
    /** Its pushes show names and texts, which a lock screen shows to anybody. */
    previews: boolean("previews").notNull().default(true),
    createdAt: createdAt(),
    deliveredAt: time("delivered_at"),
    /** The push service asked to wait until then. */
    waitsUntil: time("waits_until"),
    /** The moment since which no push came through. */
    failingSince: time("failing_since"),
    /** The push service said then that the browser takes no more. */
    endedAt: time("ended_at"),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId, t.id),
    index("push_subscriptions_session").on(t.sessionId),
  ],
);

/** The installation's one key pair for pushes, made at its first start. */
export const pushKeys = pgTable(
  "push_keys",
  {
    id: smallint("id").primaryKey().default(1),
    publicKey: text("public_key").notNull(),
    /** The private key, sealed with a key of AUTH_SECRET. */
    sealedKey: text("sealed_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("push_keys_one", sql`${t.id} = 1`)],
);
