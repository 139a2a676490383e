import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { sessions } from "@/db/schema/accounts";
import { rowId } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { terminateSockets } from "../events";
import { liveSessionOf } from "../policy";
import { revokeSession, revokeSessions } from "../sessions";

/** Ends one of the caller's sessions, in every form: cookie, tokens and sockets. */
export const endSession = command({
  name: "accounts.endSession",
  summary: "End one of the own sessions",
  input: z.object({ id: rowId() }),
  output: z.object({}),
  access: "signedIn",
  message: "That device is signed out.",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(liveSessionOf(actor), eq(sessions.id, input.id)))
      .for("update");
    return row ?? null;
  },
  audit: { kind: "session", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    await revokeSession(db, subject.id);
    effects.job(terminateSockets, { userId: actor.userId });
    return {};
  },
});

export const endOtherSessions = command({
  name: "accounts.endOtherSessions",
  summary: "Sign out everywhere else",
  input: z.object({}),
  output: z.object({}),
  access: "signedIn",
  message: "You are signed out everywhere else.",
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, effects }) => {
    await revokeSessions(db, actor.userId, actor.sessionId);
    effects.job(terminateSockets, { userId: actor.userId });
    return {};
  },
});
