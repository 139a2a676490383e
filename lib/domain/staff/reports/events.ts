import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { settings } from "@/lib/platform/settings/settings";
import { questionMail } from "./mails/question";
import { readQuestionMail } from "./queries";
import { reportIdInput } from "./schema";

/** Mails a question of staff, unless it was answered or decided meanwhile. */
export const questionMailJob = job({
  name: "reports.questionMail",
  queue: "mail",
  payload: reportIdInput,
  run: async (context) => {
    const { id } = context.payload;
    const facts = await execute(context.actor, readQuestionMail, { id });
    if (!facts) return;
    const { email: to, userId, ...rest } = facts;
    await mailPerson(context, {
      ...{ userId, to, kind: "account_news", key: `report-question:${id}` },
      template: (unsubscribeUrl) => questionMail({ ...rest, id, appUrl: settings().APP_URL, unsubscribeUrl }),
    });
  },
});
