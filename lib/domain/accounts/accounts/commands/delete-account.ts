import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { AppError } from "@/lib/core/errors";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { handOverBeforeDeletion } from "@/lib/domain/profiles/companies/store";
import { confirmOwner } from "@/lib/platform/auth/confirm-owner";
import { uuidv7 } from "@/lib/utils/uuid";
import { consumeEmailToken, issueEmailToken, revokeEmailTokens, tokenOfRequest } from "../email-tokens";
import { eraseAccountRows } from "../erase";
import { accountDeletedMail, securityMail, terminateSockets } from "../events";
import { refreshPages } from "../refresh-pages";
import { accountMessages, CLOSED_DAYS } from "../rules";
import { deleteAccountInput, mailTokenInput } from "../schema";
import { revokeSessions } from "../sessions";

/** A deleted account can be restored for a day, one that staff closed for longer; this finds those whose time is over. */
const past = sql`${users.deletedAt} <= app_now() - case when ${users.closedAt} is null then interval '24 hours'
  else ${`${CLOSED_DAYS} days`}::interval end`;

/**
 * Deletes the caller's account. At once it is signed out everywhere and hidden from everybody; the link of the mail
 * restores it for 24 hours, then `eraseAccount` erases it. A company's last Admin makes another member one first.
 */
export const deleteAccount = command({
  name: "accounts.delete",
  summary: "Delete the own account; a mail's link restores it for 24 hours",
  input: deleteAccountInput,
  output: z.object({}),
  access: "signedIn",
  secret: true,
  message: accountMessages.deleted,
  rateLimit: { perAddress: 30 },
  prepare: ({ actor, input }) => confirmOwner(actor, input),
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor: { userId }, effects }) => {
    await handOverBeforeDeletion(db, effects, userId);
    const [gone] = await db
      .update(users)
      .set({ deletedAt: sql`app_now()` })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (!gone) throw new AppError("unauthenticated");
    await revokeSessions(db, userId);
    await revokeEmailTokens(db, userId);
    const requestId = uuidv7();
    await issueEmailToken(db, userId, "restore", tokenOfRequest("restore", userId, requestId));
    await refreshPages(db, effects, userId);
    effects.job(terminateSockets, { userId });
    effects.job(accountDeletedMail, { userId, requestId });
    return {};
  },
});

/** Brings a deleted account back, with all that was its, by the link from the mail. Its sessions stay ended. */
export const restoreAccount = command({
  name: "accounts.restore",
  summary: "Restore a deleted account by the link from the mail",
  input: mailTokenInput,
  output: z.object({ email: z.string() }),
  access: { public: "The token from the mail is the credential." },
  message: "Your account is back. Please sign in.",
  rateLimit: { perAddress: 60 },
  subject: ({ db, input }) => consumeEmailToken(db, input.token, "restore"),
  audit: { kind: "account", id: ({ subject: userId }) => userId },
  run: async ({ db, subject: userId, effects }) => {
    const [user] = await db
      .update(users)
      .set({ deletedAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.deletedAt), isNull(users.closedAt)))
      .returning({ email: users.email });
    await refreshPages(db, effects, userId);
    effects.job(securityMail, {
      userId,
      requestId: uuidv7(),
      kind: "account_restored",
      at: new Date().toISOString(),
    });
    return { email: user?.email ?? "" };
  },
});

/**
 * Erases the rows and files of an account that was deleted a day ago. What others have of it (pitches, messages,
 * ratings) appears as "Deleted user"'s. An account that was restored, or is erased already, is left alone.
 */
export const eraseAccount = command({
  name: "accounts.erase",
  summary: "Erase an account that was deleted a day ago",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ erased: z.boolean() }),
  access: "jobs",
  audit: { kind: "account", id: ({ input, output }) => (output.erased ? input.userId : undefined) },
  run: async ({ db, input: { userId }, effects }) => {
    const [due] = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), past))
      .for("update");
    if (!due) return { erased: false };
    await refreshPages(db, effects, userId);
    effects.job(removeFilesJob, await eraseAccountRows(db, effects, due));
    return { erased: true };
  },
});
export const eraseAccountJob = jobOf(eraseAccount);

export const findAccountsToErase = command(
  sweep({
    name: "accounts.findToErase",
    summary: "Find deleted accounts whose day is over",
    find: (db, limit) =>
      db.select({ userId: users.id }).from(users).where(past).orderBy(users.deletedAt).limit(limit),
    add: (effects, { userId }) => effects.job(eraseAccountJob, { userId }, { key: `erase:${userId}` }),
  }),
);
export const findAccountsToEraseJob = jobOf(findAccountsToErase, { cron: "4,19,34,49 * * * *" });
