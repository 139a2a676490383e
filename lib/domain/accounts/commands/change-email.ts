import { and, eq, isNull } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { conflict, violatedConstraint } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { countAttempt } from "@/lib/platform/auth/account-limits";
import { confirmPassword } from "@/lib/platform/auth/check-password";
import { allowedEmailField } from "../email-guard";
import { revokeEmailTokens } from "../email-tokens";
import { verifyMail } from "../events";
import { changeEmailInput } from "../schema";

const confirmed = () => conflict("Your e-mail address is confirmed already.");

/**
 * Corrects the address an account was made with, until it is confirmed: links sent to the old one end, a new
 * confirmation is sent. Requesting the current address only sends the mail again. 409 where the address is
 * taken or one's own is confirmed.
 */
export const changeEmail = command({
  name: "accounts.changeEmail",
  summary: "Correct the e-mail address before it is confirmed",
  input: changeEmailInput.safeExtend({ email: allowedEmailField }),
  output: z.object({ email: z.string() }),
  access: "signedIn",
  message: "We sent a link to your new address.",
  rateLimit: { perAddress: 30 },
  prepare: async ({ actor, input }) => {
    await confirmPassword(actor.userId, input.password);
    await countAttempt("mail", `verify:${actor.userId}`);
  },
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, input, effects }) => {
    const unconfirmed = and(eq(users.id, actor.userId), isNull(users.emailVerifiedAt));
    const [locked] = await db.select({ id: users.id }).from(users).where(unconfirmed).for("update");
    if (!locked) throw confirmed();
    await revokeEmailTokens(db, actor.userId);
    try {
      await db.update(users).set({ email: input.email }).where(unconfirmed);
    } catch (error) {
      if (violatedConstraint(error) === "users_email")
        throw conflict("An account with this email already exists.");
      throw error;
    }
    effects.job(verifyMail, { userId: actor.userId, requestId: v7() });
    return { email: input.email };
  },
});
