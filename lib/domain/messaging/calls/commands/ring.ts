import { and, count, eq, isNull, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { calls } from "@/db/schema/calls";
import type { Transaction } from "@/db/types";
import { towards } from "@/lib/core/audit-detail";
import { AppError, conflict, forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { requireMaySend } from "@/lib/domain/messaging/messages/policy";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { readPeople } from "@/lib/domain/profiles/profiles/store";
import { pushTo } from "@/lib/domain/profiles/push/store";
import { callPushJob } from "../events";
import { callMessages, MAX_RINGS, RING_SECONDS, RINGS_MINUTES } from "../rules";
import { callOutput, startCallInput } from "../schema";
import { announceCall, lockById, lockTarget, readLiveOf, settle, writeEntry } from "../store";
import { readCallView } from "../views";
import { expireCallJob } from "./expire";

/**
 * Rings at the other party of an accepted pitch. The server holds the ring: it ends by its clock, and one call at a time
 * is held by each of the two profiles.
 */
export const startCall = command({
  name: "calls.start",
  summary: "Call the other party of an accepted pitch",
  input: startCallInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockTarget(db, actor, input.conversationId),
  allow: ({ actor, subject }) => {
    requireSending(actor);
    requireAct(actor, "sendMessages");
    if (!subject.hasPitch) throw forbidden(callMessages.notYet);
    requireMaySend(subject);
  },
  audit: {
    kind: "conversation",
    id: ({ subject }) => subject.id,
    detail: ({ subject }) => towards(subject.counterpartId),
  },
  run: async ({ db, actor, input: { kind, device }, subject, effects }) => {
    const { id: conversationId, counterpartId, liveCallId } = subject;
    const earlier = liveCallId && (await lockById(db, liveCallId));
    if (earlier) await settle(db, effects, earlier);
    const [own, others] = [await readLiveOf(db, actor.profileId), await readLiveOf(db, counterpartId)];
    const between = own.find((call) => call.conversationId === conversationId);
    if (between) throw conflict(callMessages.live, { callId: between.id });
    if (own.length > 0) throw conflict(callMessages.ownBusy);
    await requireFewRings(db, actor.profileId, conversationId);
    const isBusy = others.length > 0;
    const call = await db
      .insert(calls)
      .values({
        ...{ conversationId, kind, callerDevice: device, callerId: actor.userId },
        ...{ callerProfileId: actor.profileId, calleeProfileId: counterpartId },
        ringsUntil: sql`app_now() + make_interval(secs => ${RING_SECONDS})` as never,
        ...(isBusy
          ? { state: "ended" as const, outcome: "busy" as const, endedAt: sql`app_now()` as never }
          : {}),
      })
      .returning()
      .then(only);
    if (isBusy) await writeEntry(db, effects, call);
    else {
      effects.job(expireCallJob, { callId: call.id }, { runAt: call.ringsUntil });
      const { receivers: userIds } = await readPeople(db, counterpartId);
      const facts = { callId: call.id };
      await pushTo(db, effects, callPushJob, { userIds, kind: "calls", facts, subject: call.id });
    }
    await announceCall(db, effects, call);
    return { call: await readCallView(db, call, actor.profileId) };
  },
});

/** Calls that were answered do not count. @throws AppError `rate_limited` */
async function requireFewRings(tx: Transaction, callerId: string, conversationId: string): Promise<void> {
  const [row] = await tx
    .select({ rings: count() })
    .from(calls)
    .where(
      and(
        ...[eq(calls.conversationId, conversationId), eq(calls.callerProfileId, callerId)],
        isNull(calls.answeredAt),
        sql`${calls.createdAt} > app_now() - make_interval(mins => ${RINGS_MINUTES})`,
      ),
    );
  if (row && row.rings >= MAX_RINGS)
    throw new AppError("rate_limited", callMessages.tooOften, { retryAfterSeconds: RINGS_MINUTES * 60 });
}
