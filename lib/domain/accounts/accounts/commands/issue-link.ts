import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { command } from "@/lib/core/operation";
import { issueEmailToken, tokenOfRequest } from "../email-tokens";

/**
 * The link of a mail, by its token; null for an account that is gone or has nothing left to confirm. It follows from
 * the request for it, so that a mail sent twice, of which mailboxes keep one, holds one link. A newer request's link
 * ends the older ones.
 */
export const issueEmailLink = command({
  name: "accounts.issueLink",
  summary: "Issue the link of a mail that confirms an address or resets a password",
  input: z.object({ userId: z.uuid(), requestId: z.uuid(), purpose: z.enum(["verify", "reset"]) }),
  output: z.object({ email: z.string(), name: z.string(), token: z.string() }).nullable(),
  access: "jobs",
  audit: { kind: "account", id: ({ input, output }) => (output ? input.userId : undefined) },
  run: async ({ db, input: { userId, requestId, purpose } }) => {
    // Locked, so that no link goes to an address that is being changed: a change ends the links it finds.
    const [user] = await db
      .select({ email: users.email, name: users.name, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("update");
    if (!user || (purpose === "verify" && user.verifiedAt)) return null;
    const token = tokenOfRequest(purpose, userId, requestId);
    return { ...user, token: await issueEmailToken(db, userId, purpose, token) };
  },
});
