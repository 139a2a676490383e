import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { tokenExpiryMail } from "./mails/token-expiry";
import { readTokenExpiry } from "./queries";

/** A person hears of their own token, and everybody who may rotate it of a company's. */
export const tokenExpiryMailJob = job({
  name: "tokens.expiryMail",
  queue: "mail",
  payload: z.object({ id: z.uuid() }),
  run: async ({ payload: { id }, actor }) => {
    const facts = await execute(actor, readTokenExpiry, { id });
    if (!facts) return;
    const { receivers, ...rest } = facts;
    const template = tokenExpiryMail({ ...rest, appUrl: settings().APP_URL });
    for (const { userId, email } of receivers) {
      await sendMail({ to: email, template, key: `token-expiry:${id}:${rest.expiresAt}:${userId}` });
    }
  },
});
