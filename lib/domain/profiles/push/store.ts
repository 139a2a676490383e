import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { pushKeys, pushSubscriptions } from "@/db/schema/push";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { receiversOf } from "@/lib/domain/profiles/profiles/store";
import { openSealed } from "@/lib/platform/crypto/seal";
import type { PushKeys } from "@/lib/platform/push/push-keys";
import { pushSubject } from "@/lib/platform/push/push-subject";
import { settings } from "@/lib/platform/settings/settings";
import { FORGET_ENDED_DAYS, FORGET_UNUSED_DAYS, PUSH_DELAY_SECONDS, type PushKind } from "./rules";
import type { PushPayload } from "./schema";

/** The purpose under which the private key is sealed. */
export const KEY_PURPOSE = "push key";

/** Returns the key pair of the settings, else the one that was made at the first start; null before that. */
export async function readPushKeys(db: Db): Promise<PushKeys | null> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings();
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const [row] = await db.select().from(pushKeys);
  const privateKey = row ? openSealed(KEY_PURPOSE, row.publicKey, row.sealedKey) : null;
  return row && privateKey ? { publicKey: row.publicKey, privateKey } : null;
}

type PushJob<P> = { name: string; payload: z.ZodType<P>; maxAttempts?: number };

/** One account's pushes go out one after the other, so that a service that answers slowly holds up nobody else's. */
export const inTurn = <J extends { name: string }>(job: J, userId: string) => ({
  ...job,
  queue: `push:${userId}`,
});

type PushRequest<P> = {
  userIds: readonly string[];
  kind: PushKind;
  /** What the job reads what to show from. */
  facts: Omit<P, keyof PushPayload>;
  /** What it is about: while a push about it waits, a further one goes with it. */
  subject: string;
};

/**
 * Asks for a push to each device of these people that is switched on for this kind. Each device has a job of its own,
 * after the commit, so that what one push service answers concerns no other.
 */
export async function pushTo<P extends PushPayload>(
  tx: Transaction,
  effects: Effects,
  job: PushJob<P>,
  { userIds, kind, facts, subject }: PushRequest<P>,
): Promise<void> {
  if (userIds.length === 0 || !pushSubject()) return;
  const devices = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(
      and(
        inArray(pushSubscriptions.userId, [...userIds]),
        isNull(pushSubscriptions.endedAt),
        pushSubscriptions[kind],
      ),
    );
  const runAt = kind === "calls" ? undefined : new Date(Date.now() + PUSH_DELAY_SECONDS * 1000);
  for (const { id, userId } of devices) {
    const payload = { ...facts, userId, subscriptionId: id, attempt: 0 } as P;
    effects.job(inTurn(job, userId), payload, { runAt, key: pushKeyOf(kind, subject, id), keepsTime: true });
  }
}

export const pushKeyOf = (kind: string, subject: string, subscriptionId: string): string =>
  `push:${kind}:${subject}:${subscriptionId}`;

/** A sign-in that ends takes the pushes to its device along. */
export async function endPushOf(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, [...sessionIds]));
}

/** A sign-in that takes another one's place in the same browser goes on with its pushes. */
export async function movePush(
  tx: Transaction,
  from: string,
  to: { userId: string; sessionId: string },
): Promise<void> {
  await tx.update(pushSubscriptions).set(to).where(eq(pushSubscriptions.sessionId, from));
}

/** Says whether somebody still receives a profile's notices when a push about it goes out. */
export async function isReceiver(db: Db, profileId: string, userId: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from (${receiversOf(sql`select ${profileId}::uuid as profile_id`)}) r
    join users u on u.id = r.user_id and u.deleted_at is null where r.user_id = ${userId}`);
  return rows.length > 0;
}

export async function deleteUnusedDevices(tx: Transaction): Promise<void> {
  const { endedAt, deliveredAt, createdAt } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(sql`
    ${endedAt} < app_now() - make_interval(days => ${FORGET_ENDED_DAYS})
    or coalesce(${deliveredAt}, ${createdAt}) < app_now() - make_interval(days => ${FORGET_UNUSED_DAYS})`);
}

export const findDevice = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).for("update");
  return row ?? null;
};
