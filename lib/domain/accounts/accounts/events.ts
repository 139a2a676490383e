import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { passwordChangedMail as passwordChangedTemplate } from "@/lib/domain/accounts/accounts/mails/password-changed";
import { resetPasswordMail } from "@/lib/domain/accounts/accounts/mails/reset-password";
import { verifyEmailMail } from "@/lib/domain/accounts/accounts/mails/verify-email";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { terminateUserConnections } from "@/lib/platform/realtime/realtime";
import { settings } from "@/lib/platform/settings/settings";
import { issueEmailLink } from "./commands/issue-link";
import { accountDeletedMail as accountDeletedTemplate } from "./mails/account-deleted";
import { accountReviewedMail, accountReviews } from "./mails/account-reviewed";
import { confirmNewEmailMail as confirmNewEmailTemplate } from "./mails/confirm-new-email";
import { emailChangeNoticeMail as emailChangeNoticeTemplate } from "./mails/email-change-notice";
import { securityEvents, securityNoticeMail } from "./mails/security-notice";
import { readMailReceiver, readRequestedLink, readReviewedAccount } from "./queries";

const payload = z.object({ userId: z.uuid(), requestId: z.uuid() });

/**
 * Sends a mail with a link, whose token is made when the mail is sent, so that no queue holds it. It sends nothing
 * where there is no account.
 */
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
      await sendMail({ to: email, template, key: `${purpose}:${requestId}`, opensAccount: true });
    },
  });

export const verifyMail = linkMail("verify", verifyEmailMail);

export const resetMail = linkMail("reset", resetPasswordMail);

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

type LinkData = { name: string; token: string; email: string; newEmail: string | null; appUrl: string };

/**
 * Sends a mail whose link the command stored with the request; it sends none where that link was used, superseded or is
 * out of date.
 */
const requestedLinkMail = (
  purpose: "change" | "stop" | "restore",
  name: string,
  templateOf: (data: LinkData) => MailTemplate,
) =>
  job({
    name: `accounts.${name}`,
    queue: "mail",
    payload,
    run: async ({ payload: { userId, requestId }, actor }) => {
      const link = await execute(actor, readRequestedLink, { userId, requestId, purpose });
      if (!link) return;
      const template = templateOf({ ...link, appUrl: settings().APP_URL });
      await sendMail({
        ...{ to: link.email, template, key: `${purpose}:${requestId}` },
        opensAccount: purpose !== "stop",
      });
    },
  });

/** This mail goes to the new address, with the link that makes it the account's. */
export const confirmNewEmailMail = requestedLinkMail(
  "change",
  "confirmNewEmailMail",
  confirmNewEmailTemplate,
);

/** This mail goes to the old address and says what is being changed, with the link that stops it or takes it back. */
export const emailChangeNoticeMail = requestedLinkMail(
  "stop",
  "emailChangeNoticeMail",
  emailChangeNoticeTemplate,
);

export const accountDeletedMail = requestedLinkMail("restore", "accountDeletedMail", (data) =>
  accountDeletedTemplate({ ...data, supportEmail: settings().SUPPORT_EMAIL }),
);

/** The owner hears of every change to the account's security, in case it was not theirs. */
export const securityMail = job({
  name: "accounts.securityMail",
  queue: "mail",
  payload: payload.extend({ kind: z.enum(securityEvents), at: z.iso.datetime() }),
  run: async ({ payload: { userId, requestId, kind, at }, actor }) => {
    const user = await execute(actor, readMailReceiver, { userId });
    if (!user) return;
    const { APP_URL, SUPPORT_EMAIL } = settings();
    const template = securityNoticeMail(kind, {
      name: user.name,
      at: new Date(at),
      supportEmail: SUPPORT_EMAIL,
      appUrl: APP_URL,
    });
    await sendMail({ to: user.email, template, key: `${kind}:${requestId}` });
  },
});

/** The owner reads what our staff decided about the account, and why, also where they cannot sign in any more. */
export const reviewedMail = job({
  name: "accounts.reviewedMail",
  queue: "mail",
  payload: payload.extend({ kind: z.enum(accountReviews) }),
  run: async ({ payload: { userId, requestId, kind }, actor }) => {
    const user = await execute(actor, readReviewedAccount, { userId });
    if (!user) return;
    const { APP_URL: appUrl, SUPPORT_EMAIL: supportEmail } = settings();
    const isAnswerable = kind === "held" || kind === "closed";
    const appealToken = isAnswerable ? user.appealToken : null;
    const template = accountReviewedMail(kind, { ...user, appealToken, appUrl, supportEmail });
    await sendMail({ to: user.email, template, key: `${kind}:${requestId}` });
  },
});

/** Ends the account's sockets after a session was revoked; devices that are still signed in connect again. */
export const terminateSockets = job({
  name: "accounts.terminateSockets",
  payload: z.object({ userId: z.uuid() }),
  run: ({ payload: { userId } }) => terminateUserConnections(userId),
});
