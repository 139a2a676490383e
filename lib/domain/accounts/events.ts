import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import { type JobContext, job } from "@/lib/core/jobs";
import { passwordChangedMail as passwordChangedTemplate } from "@/lib/domain/accounts/mails/password-changed";
import { resetPasswordMail } from "@/lib/domain/accounts/mails/reset-password";
import { verifyEmailMail } from "@/lib/domain/accounts/mails/verify-email";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { terminateUserConnections } from "@/lib/platform/realtime/realtime";
import { settings } from "@/lib/platform/settings/settings";
import { issueEmailToken } from "./email-tokens";

const payload = z.object({ userId: z.uuid(), requestId: z.uuid() });
type Context = JobContext<z.output<typeof payload>>;

/** Locked, so that no link goes to an address that is being changed: a change ends the links it finds. */
async function readReceiver(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({ email: users.email, name: users.name, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("update");
  return user;
}

/** The confirmation link, good for 24 hours. Its token is made when the mail is sent, so no queue holds it. */
export const verifyMail = job({
  name: "accounts.verifyMail",
  queue: "mail",
  payload,
  run: async ({ payload: { userId, requestId }, transact }: Context) => {
    const found = await transact(async (tx) => {
      const user = await readReceiver(tx, userId);
      return user && !user.verifiedAt ? { user, token: await issueEmailToken(tx, userId, "verify") } : null;
    });
    if (!found) return;
    const { user, token } = found;
    const template = verifyEmailMail({ name: user.name, token, appUrl: settings().APP_URL });
    await sendMail({ to: user.email, template, key: `verify:${requestId}` });
  },
});

/** The reset link, good for an hour. */
export const resetMail = job({
  name: "accounts.resetMail",
  queue: "mail",
  payload,
  run: async ({ payload: { userId, requestId }, transact }: Context) => {
    const found = await transact(async (tx) => {
      const user = await readReceiver(tx, userId);
      return user ? { user, token: await issueEmailToken(tx, userId, "reset") } : null;
    });
    if (!found) return;
    const { user, token } = found;
    const template = resetPasswordMail({ name: user.name, token, appUrl: settings().APP_URL });
    await sendMail({ to: user.email, template, key: `reset:${requestId}` });
  },
});

/** Notifies the owner that the password was changed, in case it was not them. */
export const passwordChangedMail = job({
  name: "accounts.passwordChangedMail",
  queue: "mail",
  payload: payload.extend({ changedAt: z.iso.datetime() }),
  run: async ({ payload, transact }) => {
    const { userId, requestId } = payload;
    const user = await transact((tx) => readReceiver(tx, userId));
    if (!user) return;
    const { APP_URL, SUPPORT_EMAIL } = settings();
    const changedAt = new Date(payload.changedAt);
    const template = passwordChangedTemplate({
      name: user.name,
      changedAt,
      supportEmail: SUPPORT_EMAIL,
      appUrl: APP_URL,
    });
    await sendMail({ to: user.email, template, key: `password-changed:${requestId}` });
  },
});

/** Ends the account's sockets after a session was revoked; what is still signed in connects again. */
export const terminateSockets = job({
  name: "accounts.terminateSockets",
  payload: z.object({ userId: z.uuid() }),
  run: ({ payload: { userId } }) => terminateUserConnections(userId),
});
