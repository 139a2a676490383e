import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { stoppedAddresses } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import { command } from "@/lib/core/operation";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { countAttempt, restoreAttempts } from "@/lib/platform/auth/account-limits";
import { signInAttempts } from "@/lib/platform/auth/check-password";
import { hashPassword } from "@/lib/platform/crypto/passwords";
import { uuidv7 } from "@/lib/utils/uuid";
import { consumeConfirmation, consumeEmailToken, revokeEmailTokens } from "../email-tokens";
import { passwordChangedMail, resetMail, securityMail, terminateSockets, verifyMail } from "../events";
import { refusePasswordOfAddress, uncommonPasswordField } from "../password-guard";
import { accountMessages } from "../rules";
import { forgotPasswordInput, mailTokenInput, resetPasswordInput } from "../schema";
import { revokeSessions } from "../sessions";

const byMail = { public: "The token from the mail is the credential." } as const;

/** Confirms an e-mail address by the link sent to it. From then on pitches and messages can be sent. */
export const verifyEmail = command({
  name: "accounts.verifyEmail",
  summary: "Confirm an e-mail address",
  input: mailTokenInput,
  output: z.object({ email: z.string() }),
  access: byMail,
  message: "Your e-mail address is confirmed.",
  rateLimit: { perAddress: 60 },
  subject: ({ db, input }) => consumeConfirmation(db, input.token, "verify"),
  audit: { kind: "account", id: ({ subject: { userId, isDone } }) => (isDone ? undefined : userId) },
  run: async ({ db, subject: { userId, email, isDone }, effects }) => {
    if (isDone) return { email: email ?? "" };
    const [user] = await db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, app_now())` })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
    if (profile) await refreshListing(db, effects, profile.id);
    return { email: user?.email ?? "" };
  },
});

/** Sends the confirmation once more. Does nothing for an address that is confirmed already. */
export const resendVerification = command({
  name: "accounts.resendVerification",
  summary: "Send the confirmation mail once more",
  input: z.object({}),
  output: z.object({ sent: z.boolean() }),
  access: "signedIn",
  prepare: ({ actor }) => countAttempt("mail", `verify:${actor.userId}`),
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, effects }) => {
    const [user] = await db
      .select({ at: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, actor.userId));
    if (user?.at) return { sent: false };
    effects.job(verifyMail, { userId: actor.userId, requestId: uuidv7() });
    return { sent: true };
  },
});

/** Mail to one's own address is tried again, first of all with one that says so, or confirms the address. */
export const resumeMail = command({
  name: "accounts.resumeMail",
  summary: "Have mail to one's own address tried again after its server refused one",
  input: z.object({}),
  output: z.object({}),
  access: "signedIn",
  message: "We write to you again. The first mail is on its way.",
  subject: async ({ db, actor }) => {
    const [row] = await db
      .select({ id: stoppedAddresses.id, verifiedAt: users.emailVerifiedAt })
      .from(stoppedAddresses)
      .innerJoin(users, eq(users.email, stoppedAddresses.email))
      .where(eq(users.id, actor.userId));
    return row ?? null;
  },
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor: { userId }, subject: { id, verifiedAt }, effects }) => {
    await db.delete(stoppedAddresses).where(eq(stoppedAddresses.id, id));
    const request = { userId, requestId: uuidv7() };
    if (!verifiedAt) effects.job(verifyMail, request);
    else effects.job(securityMail, { ...request, kind: "mail_resumed", at: new Date().toISOString() });
    return {};
  },
});

/** Known and unknown addresses get the same answer after the same work, and only the job sends a mail. */
export const forgotPassword = command({
  name: "accounts.forgotPassword",
  summary: "Ask for a password reset link",
  input: forgotPasswordInput,
  required: { fields: ["email"], message: accountMessages.emailRequired },
  output: z.object({}),
  access: { public: "Anyone who forgot their password cannot sign in." },
  message: "Password reset email sent",
  rateLimit: { perAddress: 30 },
  prepare: async ({ input }) => countAttempt("mail", `reset:${input.email}`),
  subject: async ({ db, input }) => {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, input.email), isNull(users.deletedAt)));
    // The answer is never null, so that an unknown address gets the same one.
    return { userId: user?.id ?? null };
  },
  audit: { kind: "account", id: ({ subject }) => subject.userId },
  run: ({ subject: { userId }, effects }) => {
    effects.job(resetMail, { userId, requestId: uuidv7() });
    return {};
  },
});

/**
 * Sets a new password by the link from the mail and ends every session. The mail also proves the address, and gives
 * the account its sign-ins again, which strangers may have used up.
 */
export const resetPassword = command({
  name: "accounts.resetPassword",
  summary: "Set a new password by the link from the mail",
  input: resetPasswordInput.safeExtend({ password: uncommonPasswordField }),
  output: z.object({ email: z.string() }),
  access: byMail,
  message: "Your password is changed. Please sign in.",
  rateLimit: { perAddress: 30 },
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  subject: ({ db, input }) => consumeEmailToken(db, input.token, "reset"),
  audit: { kind: "account", id: ({ subject: userId }) => userId },
  run: async ({ db, input, subject: userId, prepared, effects }) => {
    const [user] = await db
      .update(users)
      .set({
        ...prepared,
        passwordChangedAt: sql`app_now()`,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, app_now())`,
      })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    const email = user?.email ?? "";
    refusePasswordOfAddress(input.password, email);
    await revokeEmailTokens(db, userId, ["reset", "change"]);
    await revokeSessions(db, userId);
    await restoreAttempts(db, ...signInAttempts(email));
    const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
    if (profile) await refreshListing(db, effects, profile.id);
    effects.job(passwordChangedMail, { userId, requestId: uuidv7(), changedAt: new Date().toISOString() });
    effects.job(terminateSockets, { userId });
    return { email };
  },
});
