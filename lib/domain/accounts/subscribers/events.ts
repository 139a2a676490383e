import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { newsletterConfirmMail } from "@/lib/domain/accounts/subscribers/mails/newsletter-confirm";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { issueConfirmLink } from "./commands/issue-link";
import { makeStopToken } from "./policy";

/**
 * Asks by mail whether an address wants the newsletter. The link's token is made when the mail is sent, so that no
 * queue holds it, and it replaces an earlier link's. Nothing goes to anyone who has confirmed meanwhile.
 */
export const confirmMailJob = job({
  name: "subscribers.confirmMail",
  queue: "mail",
  payload: z.object({ subscriberId: z.uuid() }),
  run: async ({ payload, actor }) => {
    const link = await execute(actor, issueConfirmLink, payload);
    if (!link) return;
    const { email, token } = link;
    const { APP_URL } = settings();
    const stop = new URLSearchParams({ token: makeStopToken(payload.subscriberId) });
    await sendMail({
      to: email,
      // A second try carries another link, so the provider must not take it for a double of the first mail.
      key: `newsletter-confirm:${hashToken(token).slice(0, 32)}`,
      template: newsletterConfirmMail({
        token,
        appUrl: APP_URL,
        unsubscribeUrl: `${APP_URL}/newsletter/stop?${stop}`,
      }),
      headers: {
        "List-Unsubscribe": `<${APP_URL}/api/subscribe/stop?${stop}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  },
});
