import { and, ne } from "drizzle-orm";
import { z } from "zod";
import { calls } from "@/db/schema/calls";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { isOver } from "../policy";
import { lockById, settle } from "../store";

export const expireCall = command({
  name: "calls.expireOne",
  summary: "End a call that nobody answered, or whose devices are gone",
  input: z.object({ callId: z.uuid() }),
  output: z.object({ endedIn: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "conversation", id: ({ output }) => output.endedIn ?? undefined },
  run: async ({ db, input, effects }) => {
    const call = await lockById(db, input.callId);
    if (!call || call.state === "ended") return { endedIn: null };
    const now = await settle(db, effects, call);
    return { endedIn: now.state === "ended" ? now.conversationId : null };
  },
});
export const expireCallJob = jobOf(expireCall);

export const expireCalls = command(
  sweep({
    name: "calls.expire",
    summary: "Find calls that are over",
    find: (db, limit) =>
      db
        .select({ callId: calls.id })
        .from(calls)
        .where(and(ne(calls.state, "ended"), isOver))
        .limit(limit),
    add: (effects, { callId }) => effects.job(expireCallJob, { callId }, { key: `call-expire:${callId}` }),
  }),
);
export const expireCallsJob = jobOf(expireCalls, { cron: "* * * * *" });
