import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { passwordChangedMail as passwordChangedTemplate } from "@/lib/domain/accounts/mails/password-changed";
import { resetPasswordMail } from "@/lib/domain/accounts/mails/reset-password";
import { verifyEmailMail } from "@/lib/domain/accounts/mails/verify-email";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { terminateUserConnections } from "@/lib/platform/realtime/realtime";
import { settings } from "@/lib/platform/settings/settings";
import { issueEmailLink } from "./commands/issue-link";
import { readMailReceiver } from "./queries";

const payload = z.object({ userId: z.uuid(), requestId: z.uuid() });

/** A mail with a link, whose token is made when the mail is sent, so no queue holds it. For nobody there is none. */
const linkMail = (purpose: "verify" | "reset", templateOf: typeof verifyEmailMail) =>
  job({
    name: `accounts.${purpose}Mail`,
    queue: "mail",
    payload: payload.extend({ userId: z.uuid().nullable() }),
    run: async ({ payload: { userId, requestId }, actor }) => {
      if (!userId) return;
      const link = await execute(actor, issueEmailLink, { userId, requestId, purpose });
      if (!link) return;
      const { email, name, token } = link;
      const template = templateOf({ name, token, appUrl: settings().APP_URL });
      await sendMail({ to: email, template, key: `${purpose}:${requestId}` });
    },
  });

/** The confirmation link, good for 24 hours. */
export const verifyMail = linkMail("verify", verifyEmailMail);

/** The reset link, good for an hour. */
export const resetMail = linkMail("reset", resetPasswordMail);

/** Notifies the owner that the password was changed, in case it was not them. */
export const passwordChangedMail = job({
  name: "accounts.passwordChangedMail",
  queue: "mail",
  payload: payload.extend({ changedAt: z.iso.datetime() }),
  run: async ({ payload, actor }) => {
    const { userId, requestId } = payload;
    const user = await execute(actor, readMailReceiver, { userId });
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
