import { and, asc, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { callSignals, calls } from "@/db/schema/calls";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { readQuietEnds } from "@/lib/domain/profiles/notifications/store";
import { heardBy } from "@/lib/domain/profiles/profiles/store";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { pushPayload } from "@/lib/domain/profiles/push/schema";
import { isReceiver } from "@/lib/domain/profiles/push/store";
import { iceServersFor } from "./ice";
import { callVisibleTo, isLive } from "./policy";
import { nameOfCall } from "./rules";
import { callIdInput, callOutput, callView, iceView, listSignalsInput, signalsView } from "./schema";
import { type CallRow, readCallView, readCallViews } from "./views";

/**
 * A page asks this when it opens, at each change of a call, and after a lost connection: a reload rings no second time,
 * and finds a call again. In the reader's quiet hours a ring is not among them, on any of their devices.
 */
export const listLiveCalls = query({
  name: "calls.listLive",
  summary: "The calls that ring or are held for the profiles that reach the caller",
  input: z.object({}),
  output: z.object({ calls: z.array(callView), now: z.iso.datetime({ offset: true }) }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    const heard = (await db.execute<{ id: string }>(heardBy(actor.userId))).map(({ id }) => id);
    const isQuiet = (await readQuietEnds(db, [actor.userId])).has(actor.userId);
    const rows = await db
      .select()
      .from(calls)
      .where(
        and(
          isLive,
          or(inArray(calls.callerProfileId, heard), inArray(calls.calleeProfileId, heard)),
          // In the reader's quiet hours nothing rings; their own calls do, at the other side.
          isQuiet ? or(ne(calls.state, "ringing"), inArray(calls.callerProfileId, heard)) : undefined,
        ),
      )
      .orderBy(desc(calls.id))
      .limit(10);
    const { now } = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
    const isCaller = ({ callerProfileId, calleeProfileId }: CallRow) =>
      callerProfileId === actor.profileId ||
      (calleeProfileId !== actor.profileId && heard.includes(callerProfileId));
    return { calls: await readCallViews(db, rows, isCaller), now: new Date(now).toISOString() };
  },
});

async function findCall(db: Db, actor: UserActor, id: string): Promise<CallRow | null> {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(callVisibleTo(actor), eq(calls.id, id)));
  return row ?? null;
}

export const getCall = query({
  name: "calls.get",
  summary: "A call of the caller's profile",
  input: callIdInput,
  output: callOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => findCall(db, actor, input.id),
  run: async ({ db, actor, subject }) => ({ call: await readCallView(db, subject, actor.profileId) }),
});

/** The signals of the other side, in order: what was missed while the connection was lost is read from the last one on. */
export const listSignals = query({
  name: "calls.listSignals",
  summary: "What the other side's browser has sent to connect, after a number",
  input: listSignalsInput,
  output: signalsView,
  access: "signedIn",
  subject: ({ db, actor, input }) => findCall(db, actor, input.id),
  run: async ({ db, actor, input: { after }, subject }) => {
    const rows = await db
      .select({ seq: callSignals.seq, data: callSignals.data })
      .from(callSignals)
      .where(
        and(
          eq(callSignals.callId, subject.id),
          ne(callSignals.profileId, actor.profileId),
          gt(callSignals.seq, after),
        ),
      )
      .orderBy(asc(callSignals.seq))
      .limit(100);
    return { signals: rows.map(({ seq, data }) => ({ seq, data: data as Record<string, unknown> })) };
  },
});

export const readIceServers = query({
  name: "calls.iceServers",
  summary: "The servers by which browsers find their way to each other, with a relay's credentials",
  input: z.object({}),
  output: iceView,
  access: "signedIn",
  run: ({ actor }) => iceServersFor(actor.profileId, new Date()),
});

export const callPushInput = pushPayload.extend({ callId: z.uuid() });

/** Answers what a push about a call shows, or null where it rings no more. */
export const readCallPush = query({
  name: "calls.readPush",
  summary: "What a push about a call shows",
  input: callPushInput,
  output: z
    .object({
      ...{ title: z.string(), body: z.string(), conversationId: z.uuid() },
      withinSeconds: z.number().int().positive(),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { callId, userId } }) => {
    const [call] = await db
      .select({
        ...{ kind: calls.kind, conversationId: calls.conversationId },
        ...{ caller: calls.callerProfileId, callee: calls.calleeProfileId },
        seconds: sql<number>`ceil(extract(epoch from ${calls.ringsUntil} - app_now()))::int`,
      })
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.state, "ringing"), isLive));
    if (!call || !(await isReceiver(db, call.callee, userId))) return null;
    const parties = await readParties(db, [call.caller]);
    const { conversationId, kind, seconds: withinSeconds } = call;
    const title = `${parties.get(call.caller)?.name ?? ""} is calling`;
    return { title, body: nameOfCall(kind), conversationId, withinSeconds };
  },
});
