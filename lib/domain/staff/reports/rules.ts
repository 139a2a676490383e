import type { ReportReason, ReportState, ReportSubject } from "@/db/enums";

export const reportLimits = {
  text: 1000,
  statement: 500,
  question: 500,
  answer: 2000,
  /** Reports that one account may send in 24 hours. */
  perDay: 20,
} as const;

export const reasonLabels: Record<ReportReason, string> = {
  harassment: "Harassment",
  spam: "Spam, or off-topic again and again",
  fake_identity: "A false identity",
  false_content: "False or misleading content",
  illegal: "Something illegal",
  other: "Something else",
};

export const subjectLabels: Record<ReportSubject, string> = {
  profile: "A profile",
  pitch: "A pitch",
  message: "A message",
  appeal: "An appeal",
};

/** The page on which a profile, a pitch or a message is reported, and its profile blocked. */
export const reportPath = (subject: ReportedKind | Uppercase<ReportSubject>, id: string) =>
  `/report/${subject.toLowerCase()}/${id}`;

/** The page on which an account answers what staff ask about a report. */
export const questionPath = (id: string) => `/report/question/${id}`;

/** What members report. */
export const reportedKinds = ["profile", "pitch", "message"] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const decisions = ["no_breach", "hold", "close", "uphold"] as const;
export type Decision = (typeof decisions)[number];

/** What can be decided about a report, or about an appeal, which takes an earlier decision back or lets it stand. */
export const decisionsAbout = (subject: ReportSubject): readonly Decision[] =>
  subject === "appeal" ? ["no_breach", "uphold"] : ["no_breach", "hold", "close"];

export const decisionLabels: Record<Decision, { label: string; text: string }> = {
  no_breach: { label: "No breach", text: "The report is closed, nothing changes" },
  hold: { label: "Hold", text: "The account sends nothing until it is lifted" },
  close: { label: "Close the account", text: "A second member of staff confirms; undone within 30 days" },
  uphold: { label: "The decision stands", text: "The account stays as it is" },
};
export const takenBack = {
  label: "Take the decision back",
  text: "The hold is lifted, or the account restored",
};

export const appealOutcomes = {
  takenBack: "Our decision about your account was taken back",
  stands: "Our decision about your account stands",
};

/** What both sides read beside the sentence of staff. */
export const outcomes: Record<
  Exclude<ReportState, "open" | "closing">,
  { reporter: string; owner: string }
> = {
  no_breach: {
    reporter: "We found no breach of our terms.",
    owner: "A report about you was closed: no breach",
  },
  held: {
    reporter: "The account is on hold and can send nothing.",
    owner: "Your account is on hold and can send nothing",
  },
  closed: { reporter: "The account is closed.", owner: "Your account is closed" },
};

export type OpenReport = { state: ReportState; takenById: string | null; proposedById: string | null };

/** What a decision makes of a report; null where it is decided already. A closing takes two members of staff. */
export function stateAfter(
  decision: Exclude<Decision, "uphold">,
  report: OpenReport,
  staffId: string,
): ReportState | null {
  if (report.state !== "open" && report.state !== "closing") return null;
  if (decision === "no_breach") return "no_breach";
  if (decision === "hold") return "held";
  return report.state === "closing" && report.proposedById !== staffId ? "closed" : "closing";
}
