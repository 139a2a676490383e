import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { command } from "@/lib/core/operation";
import { issueEmailToken, tokenOfRequest } from "../email-tokens";

/**
 * Issues the link of a mail by its token, or null for an account that is gone or has nothing left to confirm. The link
 * follows from the request for it, so that a mail that is sent twice, of which mailboxes show one, holds one link. The
 * link of a newer request ends the older ones.
 */
export const issueEmailLink = command({
  name: "accounts.issueLink",
  summary: "Issue the link of a mail that confirms an address or resets a password",
  input: z.object({ userId: z.uuid(), requestId: z.uuid(), purpose: z.enum(["verify", "reset"]) }),
  output: z.object({ email: z.string(), name: z.string(), token: z.string() }).nullable(),
  access: "jobs",
  audit: { kind: "account", id: ({ input, output }) => (output ? input.userId : undefined) },
  run: async ({ db, input: { userId, requestId, purpose } }) => {
    // The account is locked, so that no link goes to an address that is being changed: a change ends the links that it
    // finds.
    const [user] = await db
      .select({ email: users.email, name: users.name, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("update");
    if (!user || (purpose === "verify" && user.verifiedAt)) return null;
    const token = tokenOfRequest(purpose, userId, requestId);
    return { ...user, token: await issueEmailToken(db, userId, purpose, token, user.email) };
  },
});
