import type { ReportReason, ReportState, ReportSubject } from "@/db/enums";

export const reportLimits = {
  text: 1000,
  statement: 500,
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
};

/** The page on which a profile, a pitch or a message is reported, and its profile blocked. */
export const reportPath = (subject: ReportSubject | Uppercase<ReportSubject>, id: string) =>
  `/report/${subject.toLowerCase()}/${id}`;

export const decisions = ["no_breach", "hold", "close"] as const;
export type Decision = (typeof decisions)[number];

export const decisionLabels: Record<Decision, { label: string; text: string }> = {
  no_breach: { label: "No breach", text: "The report is closed, nothing changes" },
  hold: { label: "Hold", text: "The account sends nothing until it is lifted" },
  close: { label: "Close the account", text: "A second member of staff confirms; undone within 30 days" },
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
export function stateAfter(decision: Decision, report: OpenReport, staffId: string): ReportState | null {
  if (report.state !== "open" && report.state !== "closing") return null;
  if (decision === "no_breach") return "no_breach";
  if (decision === "hold") return "held";
  return report.state === "closing" && report.proposedById !== staffId ? "closed" : "closing";
}
