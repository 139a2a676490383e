import { eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { calls } from "@/db/schema/calls";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import { conflict, forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { callMessages } from "../rules";
import { callDeviceInput, callIdInput, callOutput, endCallInput } from "../schema";
import { announceCall, finishCall, type LockedCall, lockCall, settle } from "../store";
import { deviceOf, readCallView } from "../views";

const ofCall = {
  kind: "conversation",
  id: ({ subject }: { subject: LockedCall }) => subject.conversationId,
  detail: ({ actor, subject }: { actor: UserActor; subject: LockedCall }) =>
    towards(subject.callerProfileId === actor.profileId ? subject.calleeProfileId : subject.callerProfileId),
} as const;

/** Answers a call that rings. The device that does so first holds it, and the others fall silent. */
export const answerCall = command({
  name: "calls.answer",
  summary: "Answer a call that rings",
  input: callDeviceInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  allow: ({ actor, subject }) => {
    if (subject.calleeProfileId !== actor.profileId) throw forbidden(callMessages.own);
    requireAct(actor, "sendMessages");
  },
  audit: ofCall,
  run: async ({ db, actor, input: { device }, subject, effects }) => {
    if (subject.state === "ended" || subject.isOver) throw conflict(callMessages.over);
    if (subject.state === "connected") {
      if (subject.calleeDevice !== device) throw conflict(callMessages.elsewhere);
      return { call: await readCallView(db, subject, actor.profileId) };
    }
    const now = sql`app_now()`;
    const call = await db
      .update(calls)
      .set({
        ...{ state: "connected", calleeId: actor.userId, calleeDevice: device },
        ...{ answeredAt: now, calleeSeenAt: now, callerSeenAt: now },
      })
      .where(eq(calls.id, subject.id))
      .returning()
      .then(only);
    await announceCall(db, effects, call);
    return { call: await readCallView(db, call, actor.profileId) };
  },
});

/** Declines a call that rings. Where it was answered meanwhile, on another device, this ends nothing. */
export const declineCall = command({
  name: "calls.decline",
  summary: "Decline a call that rings",
  input: callIdInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  allow: ({ actor, subject }) => {
    if (subject.calleeProfileId !== actor.profileId) throw forbidden(callMessages.own);
  },
  audit: ofCall,
  run: async ({ db, actor, subject, effects }) => {
    const now = await settle(db, effects, subject);
    const call = now.state === "ringing" ? await finishCall(db, effects, now, "declined") : now;
    return { call: await readCallView(db, call, actor.profileId) };
  },
});

/** Hangs up: the caller may stop the ring, and either side ends a call from the device that holds it. */
export const endCall = command({
  name: "calls.end",
  summary: "Hang up, or stop a ring of one's own",
  input: endCallInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  audit: ofCall,
  run: async ({ db, actor, input: { device, isLost }, subject, effects }) => {
    const now = await settle(db, effects, subject);
    const outcome = now.state === "ringing" ? "cancelled" : isLost ? "lost" : "answered";
    // A device that does not hold the call, or no more, ends nothing.
    const call =
      now.state === "ended" || deviceOf(now, actor.profileId) !== device
        ? now
        : await finishCall(db, effects, now, outcome);
    return { call: await readCallView(db, call, actor.profileId) };
  },
});

/** Takes one's own side of a call over to another device; the earlier one stops. */
export const takeCall = command({
  name: "calls.take",
  summary: "Take a call over to this device",
  input: callDeviceInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  allow: ({ actor }) => requireAct(actor, "sendMessages"),
  audit: ofCall,
  run: async ({ db, actor, input: { device }, subject, effects }) => {
    if (subject.state === "ended" || subject.isOver) throw conflict(callMessages.over);
    if (subject.state !== "connected") throw conflict(callMessages.notConnected);
    const now = sql`app_now()`;
    const isCaller = subject.callerProfileId === actor.profileId;
    const call = await db
      .update(calls)
      .set(
        isCaller
          ? { callerDevice: device, callerId: actor.userId, callerSeenAt: now }
          : { calleeDevice: device, calleeId: actor.userId, calleeSeenAt: now },
      )
      .where(eq(calls.id, subject.id))
      .returning()
      .then(only);
    await announceCall(db, effects, call);
    return { call: await readCallView(db, call, actor.profileId) };
  },
});
