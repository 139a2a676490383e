import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { subscribers } from "@/db/schema/newsrooms";
import { job } from "@/lib/core/jobs";
import { newsletterConfirmMail } from "@/lib/domain/subscribers/mails/newsletter-confirm";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { isSubscribed, makeStopToken } from "./policy";

/**
 * Asks whether an address wants the newsletter. The link's token is made when the mail is sent, so no queue holds it;
 * it takes the place of an earlier link's. Sends nothing to anyone who has confirmed meanwhile.
 */
export const confirmMailJob = job({
  name: "subscribers.confirmMail",
  queue: "mail",
  payload: z.object({ subscriberId: z.uuid() }),
  run: async ({ payload: { subscriberId }, transact }) => {
    const token = newToken();
    const email = await transact(async (tx) => {
      const [row] = await tx
        .update(subscribers)
        .set({ tokenHash: hashToken(token), sentAt: sql`app_now()` })
        .where(sql`${eq(subscribers.id, subscriberId)} and not (${isSubscribed()})`)
        .returning({ email: subscribers.email });
      return row?.email;
    });
    if (!email) return;
    const { APP_URL } = settings();
    const stop = new URLSearchParams({ token: makeStopToken(subscriberId) });
    await sendMail({
      to: email,
      // A second try carries another link: it must not be taken for a double of the first mail.
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
