import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { NotificationKind } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { notifications } from "@/db/schema/platform";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { userChannel } from "@/lib/core/live-events";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { readPeople } from "@/lib/domain/profiles/profiles/store";
import { quietUntil } from "./quiet-hours";
import { wantsNotification } from "./rules";

export type NewNotification = {
  /** Its manager receives one, or everybody whom its notices go to. */
  profileId: string;
  /** The receivers, where the caller has read them or it is about what one of them asked for. */
  audience?: readonly string[];
  kind: NotificationKind;
  /** There is one notification per receiver and key, however often its cause runs. */
  dedupeKey: string;
  /** The profile that caused it; null without one (an expiry). */
  actorProfileId?: string | null;
  /** The match, pitch or conversation it is about, which its link leads to. */
  subjectId?: string | null;
  /** Texts that the sentence needs, such as a pitch's `title`. They never hold secrets. */
  data?: Record<string, string>;
};

/**
 * Notifies those whom a profile's notices go to, unless their settings switch that kind off, they have it already, or it is
 * blocked with the one that caused it, and sends a live event. Returns the ids of the users who got a new one.
 */
export async function notify(
  tx: Transaction,
  effects: Effects,
  notification: NewNotification,
): Promise<string[]> {
  const { profileId, kind, dedupeKey, actorProfileId = null, subjectId = null, data = {} } = notification;
  const audience = notification.audience ?? (await readPeople(tx, profileId)).receivers;
  if (audience.length === 0) return [];
  if (actorProfileId && (await readBlock(tx, profileId, actorProfileId))) return [];
  const people = await tx
    .select({ id: users.id, notifyMatches: users.notifyMatches, notifyPitches: users.notifyPitches })
    .from(users)
    .where(and(inArray(users.id, [...audience]), isNull(users.deletedAt)));
  const wanting = people.filter((person) => wantsNotification(kind, person));
  if (wanting.length === 0) return [];
  const written = await tx
    .insert(notifications)
    .values(wanting.map(({ id }) => ({ userId: id, kind, dedupeKey, actorProfileId, subjectId, data })))
    .onConflictDoNothing({ target: [notifications.userId, notifications.dedupeKey] })
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const row of written) {
    effects.emit({ channel: userChannel(row.userId), name: "notification.created", data: { id: row.id } });
  }
  return written.map((row) => row.userId);
}

/** A user who has just looked at one thing needs no more notifications about it. */
export async function markSubjectRead(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
  subjectId: string,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`app_now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        eq(notifications.kind, kind),
        eq(notifications.subjectId, subjectId),
      ),
    );
}

/** Returns until when each of some people has quiet hours, by the database's clock; those who have none now are left out. */
export async function readQuietEnds(db: Db, userIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({
      ...{ id: users.id, quietHours: users.quietHours, zone: users.zone, now: sql<string>`app_now()::text` },
      ...{ quietFrom: users.quietFrom, quietUntil: users.quietUntil },
    })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), users.quietHours));
  return new Map(
    rows.flatMap((row) => {
      const end = quietUntil(new Date(row.now), row);
      return end ? [[row.id, end] as const] : [];
    }),
  );
}
