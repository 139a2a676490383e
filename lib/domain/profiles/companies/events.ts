import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { terminateUserConnections } from "@/lib/platform/realtime/realtime";
import { settings } from "@/lib/platform/settings/settings";
import { invitationToken } from "./invitation-token";
import { invitationMail } from "./mails/invitation";
import { removalMail } from "./mails/removal";
import { twoFactorMail } from "./mails/two-factor";
import { readRemovalMail, readTwoFactorMail } from "./queries/company";
import { readInvitationMail } from "./queries/invitations";

/** Ends the sockets of somebody who may no longer follow the company; they connect again as what they are now. */
export const endSockets = job({
  name: "companies.endSockets",
  payload: z.object({ userId: z.uuid() }),
  run: ({ payload: { userId } }) => terminateUserConnections(userId),
});

/** Sends an invitation, unless its link was replaced, used or taken back meanwhile. */
export const invitationMailJob = job({
  name: "invitations.mail",
  queue: "mail",
  payload: z.object({ invitationId: z.uuid(), requestId: z.uuid() }),
  run: async ({ payload: { invitationId, requestId }, actor }) => {
    const token = invitationToken(invitationId, requestId);
    const facts = await execute(actor, readInvitationMail, { invitationId, token });
    if (!facts) return;
    const { email, ...rest } = facts;
    const template = invitationMail({ ...rest, token, appUrl: settings().APP_URL });
    await sendMail({ to: email, template, key: `invitation:${requestId}` });
  },
});

/** Writes to a member of whom two-factor sign-in is asked, unless they have it by now. Quiet hours do not hold it. */
export const twoFactorMailJob = job({
  name: "companies.twoFactorMail",
  queue: "mail",
  payload: z.object({ userId: z.uuid(), companyId: z.uuid(), requestId: z.uuid() }),
  run: async ({ payload: { requestId, ...ids }, actor }) => {
    const facts = await execute(actor, readTwoFactorMail, ids);
    if (!facts) return;
    const { email: to, ...rest } = facts;
    const template = twoFactorMail({ ...rest, appUrl: settings().APP_URL });
    await sendMail({ to, template, key: `two-factor:${requestId}:${ids.userId}` });
  },
});

/** Writes to somebody who was removed, unless they are a member again. */
export const removalMailJob = job({
  name: "members.removalMail",
  queue: "mail",
  payload: z.object({ userId: z.uuid(), companyId: z.uuid(), requestId: z.uuid() }),
  run: async (context) => {
    const { requestId, ...ids } = context.payload;
    const facts = await execute(context.actor, readRemovalMail, ids);
    if (!facts) return;
    const { email: to, company } = facts;
    await mailPerson(context, {
      ...{ userId: ids.userId, to, kind: "account_news", key: `removal:${requestId}` },
      template: (unsubscribeUrl) => removalMail({ company, appUrl: settings().APP_URL, unsubscribeUrl }),
    });
  },
});
