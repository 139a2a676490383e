import { z } from "zod";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { verificationMail } from "@/lib/domain/profiles/evidence/mails/verification";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { settings } from "@/lib/platform/settings/settings";
import { uuidv7 } from "@/lib/utils/uuid";
import { readVerificationMail } from "./queries";
import type { VerificationNews } from "./rules";

/** Only a decision of staff or a loss is worth a mail; the rest is a notification alone. */
const mailed = ["approved", "declined", "site_lost"] as const;

export const verificationMailJob = job({
  name: "evidence.mail",
  queue: "mail",
  payload: z.object({
    userId: z.uuid(),
    newsId: z.uuid(),
    news: z.enum(mailed),
    submissionId: z.uuid().nullable(),
  }),
  run: async (context) => {
    const { userId, newsId, news, submissionId } = context.payload;
    const facts = await execute(context.actor, readVerificationMail, { userId, submissionId });
    if (!facts) return;
    const { email: to, ...rest } = facts;
    await mailPerson(context, {
      ...{ userId, to, kind: "account_news", key: `verification.${newsId}.${userId}` },
      template: (unsubscribeUrl) =>
        verificationMail({ ...rest, news, appUrl: settings().APP_URL, unsubscribeUrl }),
    });
  },
});

export async function notifyOfVerification(
  tx: Transaction,
  effects: Effects,
  {
    profileId,
    news,
    submissionId = null,
  }: { profileId: string; news: VerificationNews; submissionId?: string | null },
): Promise<void> {
  const newsId = uuidv7();
  const receivers = await notify(tx, effects, {
    profileId,
    kind: "verification_updated",
    dedupeKey: `verification:${newsId}`,
    subjectId: submissionId,
    data: { news },
  });
  const byMail = mailed.find((one) => one === news);
  if (!byMail) return;
  for (const userId of receivers) {
    effects.job(verificationMailJob, { userId, newsId, news: byMail, submissionId });
  }
}
