import { z } from "zod";
import { reportReasons, reportStates, reportSubjects } from "@/db/enums";
import { anyCaseEnum, isoDate, rowId, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { decisions, reportedKinds, reportLimits } from "./rules";

/** What is reported: a profile (its id or its user's), a pitch or a message that the caller sees. */
export const reportSubjectInput = z.object({
  subject: anyCaseEnum(reportedKinds, "subject"),
  id: rowId(),
});

export const createReportInput = reportSubjectInput.extend({
  reason: anyCaseEnum(reportReasons, "reason", "Please choose what is wrong."),
  text: text("What happened", reportLimits.text).default(""),
});

export const reportIdInput = z.object({ id: rowId() });

export const decideReportInput = reportIdInput.extend({
  decision: anyCaseEnum(decisions, "decision", "Please choose what follows."),
  /** Both sides read it. */
  statement: text("Reason", reportLimits.statement, 1),
});

export const askInput = reportIdInput.extend({ question: text("Question", reportLimits.question, 1) });
export const answerInput = reportIdInput.extend({ answer: text("Your answer", reportLimits.answer, 1) });
export const questionView = z.object({
  id: z.uuid(),
  question: z.string(),
  askedAt: isoDate(),
  answer: z.string().nullable(),
  /** The report is decided, so that no answer can change it. */
  decided: z.boolean(),
});

const appealToken = text("Token", 200, 1);
export const readAppealInput = z.object({ token: appealToken });
export const appealInput = z.object({ token: appealToken, text: text("Your answer", reportLimits.text, 1) });
export const appealView = z.object({
  /** The decision that the account answers. */
  state: upperEnum(["held", "closed"]),
  /** The sentence of staff. */
  reason: z.string(),
  /** It was answered already. */
  answered: z.boolean(),
});

const lineView = z.object({
  id: z.uuid(),
  profileId: z.uuid(),
  name: z.string(),
  text: z.string(),
  at: isoDate(),
});

/** The subject as its reporter is asked about it: whose it is, and what it says. */
export const reportTargetView = z.object({
  subject: upperEnum(reportSubjects),
  id: z.uuid(),
  profile: partyView,
  title: z.string(),
  /** The caller has reported it, and it is not decided yet. */
  reported: z.boolean(),
  /** The caller blocked the profile. */
  blocked: z.boolean(),
});
export type ReportTargetView = z.infer<typeof reportTargetView>;

export const reportView = z.object({
  id: z.uuid(),
  subject: upperEnum(reportSubjects),
  subjectId: z.uuid(),
  /** The profile that is reported, or that wrote what is. */
  profile: partyView,
  reason: upperEnum(reportReasons),
  text: z.string(),
  /** OPEN also while a decision waits for its second member of staff. */
  state: upperEnum(reportStates),
  /** The sentence of staff about their decision. */
  statement: z.string().nullable(),
  createdAt: isoDate(),
  decidedAt: isoDate().nullable(),
});
export type ReportView = z.infer<typeof reportView>;

export const listReportsInput = z.object(pageInput());
export const reportListView = z.object({ reports: z.array(reportView), pagination: paginationSchema });

export const listCasesInput = z.object({
  ...pageInput(),
  state: anyCaseEnum(["open", "decided"], "state").default("open"),
});

export const caseView = reportView.extend({
  reporter: partyView.nullable(),
  /** The member of staff who looks at it, so that no other one does. */
  takenBy: z.string().nullable(),
  takenByMe: z.boolean(),
  /** The first member of staff who wants the account closed. */
  proposedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type CaseView = z.infer<typeof caseView>;
export const caseListView = z.object({ reports: z.array(caseView), pagination: paginationSchema });

export const openedCaseView = caseView.extend({
  title: z.string(),
  /** What staff asked the account, and what it answered. */
  asked: z
    .object({
      question: z.string(),
      by: z.string().nullable(),
      at: isoDate(),
      answer: z.string().nullable(),
      answeredAt: isoDate().nullable(),
    })
    .nullable(),
  /** What was reported as it was then, in order; for a message with the one before it and the one after it. */
  lines: z.array(lineView),
  /** The account that a hold or a closing is about; null where it is gone. */
  account: z
    .object({
      id: z.uuid(),
      held: z.boolean(),
      closed: z.boolean(),
      createdAt: isoDate(),
    })
    .nullable(),
  /** Reports of this profile, this one among them, and how many of them were a breach. */
  reportsOfProfile: z.number().int(),
  breaches: z.number().int(),
  /** Reports by the same reporter that were decided, and how many of them were a breach. */
  reportsOfReporter: z.number().int(),
  upheldOfReporter: z.number().int(),
});
export type OpenedCaseView = z.infer<typeof openedCaseView>;
