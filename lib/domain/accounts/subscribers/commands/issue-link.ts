import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { subscribers } from "@/db/schema/newsrooms";
import { command } from "@/lib/core/operation";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";
import { isSubscribed } from "../policy";

/** Issues a fresh link for an address that has not confirmed, in place of an earlier one. Null for all others. */
export const issueConfirmLink = command({
  name: "subscribers.issueLink",
  summary: "Issue the link that confirms the newsletter",
  input: z.object({ subscriberId: z.uuid() }),
  output: z.object({ email: z.string(), token: z.string() }).nullable(),
  access: "jobs",
  audit: { kind: "subscriber", id: ({ input, output }) => (output ? input.subscriberId : undefined) },
  run: async ({ db, input }) => {
    const token = newToken();
    const [row] = await db
      .update(subscribers)
      .set({ tokenHash: hashToken(token), sentAt: sql`app_now()` })
      .where(sql`${eq(subscribers.id, input.subscriberId)} and not (${isSubscribed()})`)
      .returning({ email: subscribers.email });
    return row ? { email: row.email, token } : null;
  },
});
