import { and, count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { callSignals, calls } from "@/db/schema/calls";
import type { Transaction } from "@/db/types";
import { conflict } from "@/lib/core/errors";
import { userChannel } from "@/lib/core/live-events";
import { command } from "@/lib/core/operation";
import { callMessages, LEFT_SECONDS, MAX_SIGNALS, SILENT_SECONDS } from "../rules";
import { callOutput, keepCallInput, signalInput } from "../schema";
import { lockCall, settle } from "../store";
import { deviceOf, readCallView } from "../views";
import { expireCallJob } from "./expire";

const skip = "Part of a call, whose beginning and end have entries.";

/**
 * Hands something to connect with to the other side's browser, in order. What is said in the call never comes by here.
 * A call that has just ended, or gone to another device, takes no more of this one: the answer has no `seq` then.
 */
export const sendSignal = command({
  name: "calls.signal",
  summary: "Send the other side's browser what it needs to connect",
  input: signalInput,
  output: z.object({ seq: z.number().int().nullable() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  audit: { skip },
  run: async ({ db, actor, input: { device, data }, subject, effects }) => {
    if (subject.state === "ringing") throw conflict(callMessages.notConnected);
    if (subject.state === "ended" || deviceOf(subject, actor.profileId) !== device) return { seq: null };
    // Neither side has sent too many while both together have not.
    if (subject.lastSignal >= MAX_SIGNALS) await requireFewSignals(db, subject.id, actor.profileId);
    const { seq } = await db
      .update(calls)
      .set({ lastSignal: sql`${calls.lastSignal} + 1` })
      .where(eq(calls.id, subject.id))
      .returning({ seq: calls.lastSignal })
      .then(only);
    await db.insert(callSignals).values({ callId: subject.id, seq, profileId: actor.profileId, data });
    const other = subject.callerProfileId === actor.profileId ? subject.calleeId : subject.callerId;
    if (other)
      effects.emit({
        channel: userChannel(other),
        name: "call.signal",
        data: { callId: subject.id, seq },
      });
    return { seq };
  },
});

/** The other side's do not count, so that neither can end what the other one sends. */
async function requireFewSignals(tx: Transaction, callId: string, profileId: string): Promise<void> {
  const [row] = await tx
    .select({ sent: count() })
    .from(callSignals)
    .where(and(eq(callSignals.callId, callId), eq(callSignals.profileId, profileId)));
  if (row && row.sent >= MAX_SIGNALS) throw conflict(callMessages.tooMany);
}

/**
 * Says that the device which holds one's side is there, or that its page is left. Where the other side's was not heard
 * of, the call ends.
 */
export const keepCall = command({
  name: "calls.keep",
  summary: "Say that this device still holds its side of a call",
  input: keepCallInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockCall(db, actor, input.id),
  audit: { skip },
  run: async ({ db, actor, input: { device, hasMedia, leaves }, subject, effects }) => {
    const now = await settle(db, effects, subject);
    const isCaller = subject.callerProfileId === actor.profileId;
    const seenAt = sql`app_now() - make_interval(secs => ${leaves ? SILENT_SECONDS - LEFT_SECONDS : 0})`;
    if (now.state === "ended" || deviceOf(now, actor.profileId) !== device)
      return { call: await readCallView(db, now, actor.profileId) };
    const call = await db
      .update(calls)
      .set({
        ...(isCaller ? { callerSeenAt: seenAt } : { calleeSeenAt: seenAt }),
        ...(hasMedia && now.state === "connected"
          ? { mediaAt: sql`coalesce(${calls.mediaAt}, app_now())` }
          : {}),
      })
      .where(eq(calls.id, subject.id))
      .returning()
      .then(only);
    const seen = isCaller ? call.callerSeenAt : call.calleeSeenAt;
    if (leaves && seen)
      effects.job(
        expireCallJob,
        { callId: call.id },
        { runAt: new Date(seen.getTime() + SILENT_SECONDS * 1000) },
      );
    return { call: await readCallView(db, call, actor.profileId) };
  },
});
