import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { calls } from "@/db/schema/calls";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { query } from "@/lib/core/operation";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { pushDevice } from "@/lib/domain/profiles/push/push-device";
import { pushPayload } from "@/lib/domain/profiles/push/schema";
import { isReceiver } from "@/lib/domain/profiles/push/store";
import { isOver } from "./policy";
import { nameOfCall } from "./rules";

const callPushInput = pushPayload.extend({ callId: z.uuid() });

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
      .where(and(eq(calls.id, callId), eq(calls.state, "ringing"), sql`not ${isOver}`));
    if (!call || !(await isReceiver(db, call.callee, userId))) return null;
    const parties = await readParties(db, [call.caller]);
    const { conversationId, kind, seconds: withinSeconds } = call;
    const title = `${parties.get(call.caller)?.name ?? ""} is calling`;
    return { title, body: nameOfCall(kind), conversationId, withinSeconds };
  },
});

/** Pushes a ring at once. It has the conversation's tag, so that a missed call takes its place on the device. */
export const callPushJob = job({
  name: "calls.push",
  payload: callPushInput,
  maxAttempts: 3,
  run: async (context) => {
    const shown = await execute(context.actor, readCallPush, context.payload);
    if (!shown) return;
    const { conversationId, ...push } = shown;
    const path = `/matching?tab=inbox&conversation=${conversationId}`;
    const { callId: id } = context.payload;
    await pushDevice(context, { ...push, kind: "calls", path, subject: conversationId, id });
  },
});
