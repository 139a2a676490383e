import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { questionMail } from "./mails/question";
import { readQuestionMail } from "./queries";
import { reportIdInput } from "./schema";

/** Mails a question of staff, unless it was answered or decided meanwhile. */
export const questionMailJob = job({
  name: "reports.questionMail",
  queue: "mail",
  payload: reportIdInput,
  run: async ({ payload, actor }) => {
    const facts = await execute(actor, readQuestionMail, payload);
    if (!facts) return;
    const { email, ...rest } = facts;
    const template = questionMail({ ...rest, id: payload.id, appUrl: settings().APP_URL });
    await sendMail({ to: email, template, key: `report-question:${payload.id}` });
  },
});
