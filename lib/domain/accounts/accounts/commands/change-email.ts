import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { AppError, invalidField, violatedConstraint } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { renewEvidence } from "@/lib/domain/profiles/evidence/renew";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { countAttempt } from "@/lib/platform/auth/account-limits";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import { refuseBlocked } from "@/lib/utils/email-guard";
import { uuidv7 } from "@/lib/utils/uuid";
import {
  consumeConfirmation,
  consumeLink,
  issueEmailToken,
  revokeEmailTokens,
  tokenOfRequest,
} from "../email-tokens";
import {
  confirmNewEmailMail,
  emailChangeNoticeMail,
  securityMail,
  terminateSockets,
  verifyMail,
} from "../events";
import { changeEmailInput, emailField, mailTokenInput } from "../schema";
import { revokeSessions } from "../sessions";

const TAKEN = "An account with this email already exists.";
const taken = () => new AppError("conflict", TAKEN, { fields: { email: [TAKEN] } });

/**
 * Changes the address. One that is not confirmed yet is corrected at once: links sent to it end, and the new one gets a
 * confirmation. A confirmed one stays until the link sent to the new one is opened (`pending`), and is notified, with a
 * link that stops the change and for seven days takes it back. 409 where the address is taken.
 */
export const changeEmail = command({
  name: "accounts.changeEmail",
  summary: "Change the e-mail address; a confirmed one stays until the new one is confirmed",
  input: changeEmailInput.safeExtend({ email: emailField.superRefine(refuseBlocked) }),
  output: z.object({ email: z.string(), pending: z.boolean() }),
  access: "signedIn",
  secret: true,
  message: "We sent a link to your new address.",
  rateLimit: { perAddress: 30 },
  prepare: async ({ actor, input }) => {
    await confirmOwner(actor, input);
    await countAttempt("mail", `verify:${actor.userId}`);
  },
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor: { userId }, input: { email }, effects }) => {
    const [user] = await db
      .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw new AppError("unauthenticated");
    const requestId = uuidv7();
    if (!user.verifiedAt) {
      await revokeEmailTokens(db, userId);
      await setEmail(db, userId, email);
      effects.job(verifyMail, { userId, requestId });
      return { email, pending: false };
    }
    if (email === user.email.toLowerCase()) throw invalidField("email", "This is your address already");
    const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (other) throw taken();
    for (const [purpose, address] of [
      ["change", email],
      ["stop", user.email],
    ] as const) {
      await issueEmailToken(db, userId, purpose, tokenOfRequest(purpose, userId, requestId), address);
    }
    effects.job(confirmNewEmailMail, { userId, requestId });
    effects.job(emailChangeNoticeMail, { userId, requestId });
    return { email, pending: true };
  },
});

const byMail = { public: "The token from the mail is the credential." } as const;

export const confirmNewEmail = command({
  name: "accounts.confirmNewEmail",
  summary: "Confirm a changed e-mail address by the link sent to it",
  input: mailTokenInput,
  output: z.object({ email: z.string() }),
  access: byMail,
  message: "Your e-mail address is changed.",
  rateLimit: { perAddress: 60 },
  subject: ({ db, input }) => consumeConfirmation(db, input.token, "change"),
  audit: { kind: "account", id: ({ subject: { userId, isDone } }) => (isDone ? undefined : userId) },
  run: async ({ db, subject: { userId, email, isDone }, effects }) => {
    if (isDone) return { email: email ?? "" };
    await setEmail(db, userId, email ?? "");
    await revokeEmailTokens(db, userId, ["verify", "reset", "change"]);
    await refreshOwnListing(db, effects, userId);
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "email_changed", at: now() });
    return { email: email ?? "" };
  },
});

/**
 * Stops a change of address by the link sent to the old one, or takes it back where it is done: then every session
 * ends, since somebody else may have asked for it.
 */
export const stopEmailChange = command({
  name: "accounts.stopEmailChange",
  summary: "Stop or take back a change of the e-mail address by the link sent to the old one",
  input: mailTokenInput,
  output: z.object({ email: z.string() }),
  access: byMail,
  message: "Your e-mail address stays as it was. Please choose a new password.",
  rateLimit: { perAddress: 60 },
  subject: ({ db, input }) => consumeLink(db, input.token, "stop"),
  audit: { kind: "account", id: ({ subject }) => subject.userId },
  run: async ({ db, subject: { userId, email }, effects }) => {
    await setEmail(db, userId, email ?? "");
    await revokeEmailTokens(db, userId);
    await revokeSessions(db, userId);
    await refreshOwnListing(db, effects, userId);
    effects.job(terminateSockets, { userId });
    effects.job(securityMail, { userId, requestId: uuidv7(), kind: "email_stays", at: now() });
    return { email: email ?? "" };
  },
});

/** The confirmation stays as it was: a confirmed address is changed only by a link sent to the new one. */
async function setEmail(db: Transaction, userId: string, email: string): Promise<void> {
  try {
    await db.update(users).set({ email }).where(eq(users.id, userId));
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw taken();
    throw error;
  }
}

async function refreshOwnListing(db: Transaction, effects: Effects, userId: string): Promise<void> {
  const [profile] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for("update");
  if (!profile) return;
  const { lostMark } = await refreshListing(db, effects, profile.id);
  await renewEvidence(db, effects, { profileId: profile.id, changed: "email", lostMark });
}

const now = () => new Date().toISOString();
