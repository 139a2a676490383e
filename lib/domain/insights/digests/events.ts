import type { DigestKind } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import type { MailKind } from "@/lib/domain/profiles/notifications/rules";
import { digestTemplate, monthTemplate } from "./mails/templates";
import { digestMailInput, monthInput, readDigest, readMonth } from "./queries/read";

/** Mails a digest that was planned, unless nothing in it is new by now or its kind was switched off meanwhile. */
export const digestMailJob = job({
  name: "digests.send",
  queue: "mail",
  payload: digestMailInput,
  run: async (context) => {
    const { digestId, userId } = context.payload;
    const digest = await execute(context.actor, readDigest, context.payload);
    if (!digest) return;
    await mailPerson(context, {
      ...{ userId, to: digest.email, kind: mailKinds[digest.kind], key: `digest.${digestId}` },
      template: (unsubscribeUrl) => digestTemplate(digest, unsubscribeUrl),
    });
  },
});

const mailKinds = {
  ...{ daily: "daily_digest", weekly: "weekly_digest", releases: "release_digest" },
} as const satisfies Record<DigestKind, MailKind>;

/** Mails one person's figures of a month, unless it was switched off meanwhile. */
export const monthlyReportMailJob = job({
  name: "monthlyReports.mail",
  queue: "mail",
  payload: monthInput,
  run: async (context) => {
    const { userId, month } = context.payload;
    const report = await execute(context.actor, readMonth, context.payload);
    if (!report) return;
    await mailPerson(context, {
      ...{ userId, to: report.email, kind: "monthly_report", key: `monthly-report.${month}.${userId}` },
      template: (unsubscribeUrl) => monthTemplate(report, unsubscribeUrl),
    });
  },
});
