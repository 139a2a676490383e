import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { command } from "@/lib/core/operation";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import { createTokenInput, newTokenOutput, rotateTokenInput, tokenIdInput } from "../schema";
import { insertToken, lockToken, replaceSecret, requireRoom, revoke } from "../store";

const ofToken = { kind: "token", id: ({ subject }: { subject: { id: string } }) => subject.id } as const;

/** The token is in the answer and nowhere else: what is stored is its hash. */
export const createToken = command({
  name: "tokens.create",
  summary: "Make an API token of one's own, shown once",
  input: createTokenInput,
  output: newTokenOutput,
  access: "signedIn",
  secret: true,
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  audit: { kind: "token", id: ({ output }) => output.token.id },
  run: async ({ db, actor, input: { name, scopes, days } }) => {
    const owner = { userId: actor.userId };
    await db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for("no key update");
    await requireRoom(db, owner);
    return insertToken(db, actor, { owner, name, scopes, days });
  },
});

export const rotateToken = command({
  name: "tokens.rotate",
  summary: "Give an own API token another secret, shown once",
  input: rotateTokenInput,
  output: newTokenOutput,
  access: "signedIn",
  secret: true,
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  subject: ({ db, actor, input }) => lockToken(db, { userId: actor.userId }, input.id),
  audit: ofToken,
  run: ({ db, actor, input, subject }) => replaceSecret(db, actor, subject, input),
});

export const revokeToken = command({
  name: "tokens.revoke",
  summary: "End an own API token at once",
  input: tokenIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  message: "The token works no more.",
  subject: ({ db, actor, input }) => lockToken(db, { userId: actor.userId }, input.id),
  audit: ofToken,
  run: ({ db, subject: { id } }) => revoke(db, id),
});
