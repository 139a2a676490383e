import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { pushSubscriptions } from "@/db/schema/push";
import type { Effects } from "@/lib/core/effects";
import { command } from "@/lib/core/operation";
import { readQuietEnds } from "@/lib/domain/profiles/notifications/store";
import { pushSubject } from "@/lib/platform/push/push-subject";
import { GIVE_UP_DAYS, retryAt, stateOf } from "../rules";
import { pushAgain, pushKindOrTest, pushPayload, pushTarget } from "../schema";
import { findDevice, inTurn, readPushKeys } from "../store";

type Again = z.output<typeof pushAgain>;

/** The same job, for the same device alone, at a later time. */
function askAgain(effects: Effects, userId: string, again: Again, runAt: Date, attempt: number): void {
  if (!again) return;
  const { name, key, payload } = again;
  const later = { name, payload: z.record(z.string(), z.unknown()) };
  effects.job(inTurn(later, userId), { ...payload, attempt }, { runAt, key });
}

/**
 * Says where a push goes now, or null where it does not: the device was switched off meanwhile, or other kinds are
 * chosen for it. In its owner's quiet hours, and while its push service asks for patience, the job is asked for once more for
 * when that is over, where a later push is of use.
 */
export const admitPush = command({
  name: "push.admit",
  summary: "Whether a push goes out now, waits, or is not wanted any more",
  input: pushPayload.extend({ kind: pushKindOrTest, again: pushAgain }),
  output: z.object({ target: pushTarget.nullable() }),
  access: "jobs",
  audit: { skip: "Moves a push to a later time; nobody else sees a change." },
  run: async ({ db, effects, input: { userId, subscriptionId, attempt, kind, again } }) => {
    const device = await findDevice(db, subscriptionId);
    // A device that somebody else signed in on shows nothing of the one before.
    if (!device || device.userId !== userId || (kind !== "test" && !device[kind])) return { target: null };
    const [owner] = await db
      .select({ now: sql<string>`app_now()::text` })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    const subject = pushSubject();
    const keys = subject ? await readPushKeys(db) : null;
    if (!owner || !subject || !keys) return { target: null };
    const now = new Date(owner.now);
    const state = stateOf(device, keys.publicKey, now);
    if (state === "ended") return { target: null };
    const quietEnd = (await readQuietEnds(db, [userId])).get(userId);
    const later = quietEnd ?? (state === "waiting" ? device.waitsUntil : null);
    if (later) {
      askAgain(effects, userId, again, later, attempt);
      return { target: null };
    }
    const { endpoint, p256dh, auth, previews } = device;
    return {
      target: { endpoint, browserKeys: { p256dh, auth }, keys, subject, previews, now: now.toISOString() },
    };
  },
});

const outcomes = z.discriminatedUnion("result", [
  z.object({ result: z.enum(["delivered", "gone", "failed", "refused"]) }),
  z.object({ result: z.literal("wait"), seconds: z.number().int().positive() }),
]);

/**
 * Writes down what a push service answered: the settings show it, and a service that asks for patience, or fails, is
 * asked once more later. Where the device has another endpoint by now, the answer says nothing about it.
 */
export const recordPush = command({
  name: "push.record",
  summary: "Note what a push service answered",
  input: pushPayload.extend({ endpoint: z.string(), outcome: outcomes, again: pushAgain }),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Says how a push service answered; nobody did anything." },
  run: async ({ db, effects, input: { userId, subscriptionId, attempt, endpoint, outcome, again } }) => {
    const device = await findDevice(db, subscriptionId);
    if (!device || device.endpoint !== endpoint) return {};
    const now = new Date(only(await db.execute<{ now: string }>(sql`select app_now()::text as now`)).now);
    const failingSince = device.failingSince ?? now;
    const isLost = now.getTime() - failingSince.getTime() > GIVE_UP_DAYS * 86_400_000;
    const waitsUntil = outcome.result === "wait" ? new Date(now.getTime() + outcome.seconds * 1000) : null;
    const changes = {
      delivered: { deliveredAt: now, waitsUntil: null, failingSince: null },
      gone: { endedAt: now },
      wait: { waitsUntil },
      failed: { failingSince, endedAt: isLost ? now : null },
      refused: { failingSince, endedAt: isLost ? now : null },
    };
    await db
      .update(pushSubscriptions)
      .set(changes[outcome.result])
      .where(eq(pushSubscriptions.id, subscriptionId));
    const later = waitsUntil ?? (outcome.result === "failed" && !isLost ? retryAt(attempt, now) : null);
    // Waiting as asked is no failure, so it uses up no attempt.
    if (later) askAgain(effects, userId, again, later, waitsUntil ? attempt : attempt + 1);
    return {};
  },
});
