"use server";
import { appealPath } from "@/lib/domain/accounts/accounts/rules";
import { blockProfile, unblockProfile } from "@/lib/domain/profiles/blocks/commands";
import * as reports from "@/lib/domain/staff/reports/commands";
import { questionPath, reportPath } from "@/lib/domain/staff/reports/rules";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const PRIVACY = "/settings/privacy";

export const sendReport = formAction(reports.createReport, {
  read: ({ text }) => ({
    subject: text("subject"),
    id: text("id"),
    reason: text("reason") || undefined,
    text: text("text"),
  }),
  done: ({ report }) => `${reportPath(report.subject, report.subjectId)}?done=reported`,
});

export const answerDecision = formAction(reports.createAppeal, {
  read: ({ text }) => ({ token: text("token"), text: text("text") }),
  done: (_, { text }) => `${appealPath(text("token") ?? "")}&state=sent`,
});

export const answerQuestion = formAction(reports.answerQuestion, {
  read: ({ text }) => ({ id: text("id"), answer: text("answer") }),
  done: ({ question }) => `${questionPath(question.id)}?done=answered`,
});

const read = ({ text }: FormFields) => ({ id: text("profileId") });

export const block = formAction(blockProfile, {
  read,
  done: () => `${PRIVACY}?done=blocked#blocks`,
});

export const unblock = formAction(unblockProfile, {
  read,
  done: () => `${PRIVACY}?done=unblocked#blocks`,
});
