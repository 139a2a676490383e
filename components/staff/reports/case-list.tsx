import { Badge } from "@/components/ui/badge";
import { reasonLabels, subjectLabels } from "@/lib/domain/staff/reports/rules";
import type { CaseView } from "@/lib/domain/staff/reports/schema";
import { utcMoment } from "@/lib/utils/dates";

const states: Record<CaseView["state"], string> = {
  OPEN: "Open",
  CLOSING: "Waits for a second member of staff",
  NO_BREACH: "No breach",
  HELD: "On hold",
  CLOSED: "Account closed",
};

export function CaseState({ report: { state, takenBy } }: { report: CaseView }) {
  return (
    <Badge tone={state === "OPEN" || state === "CLOSING" ? "warn" : "plain"}>
      {states[state]}
      {state === "OPEN" && takenBy && `, ${takenBy} has it`}
    </Badge>
  );
}

/** What a report is for; an appeal answers a decision and has no reason of the list. */
export const reasonOf = ({ subject, reason }: CaseView) =>
  subject === "APPEAL" ? "Appeal" : reasonLabels[reason.toLowerCase() as Lowercase<typeof reason>];

/** Reports as rows: what for, about whom, by whom, and since when. */
export function CaseList({ reports }: { reports: CaseView[] }) {
  return (
    <ul className="border-ink border-t-2">
      {reports.map((report) => (
        <li key={report.id} className="border-rule border-b py-4 [overflow-wrap:anywhere]">
          <p className="kicker">{reasonOf(report)}</p>
          {/* A plain link fetches nothing ahead, because each opening of a report is recorded. */}
          <a href={`/admin/reports/${report.id}`} className="h4 block hover:underline">
            {subjectLabels[report.subject.toLowerCase() as Lowercase<typeof report.subject>]} of{" "}
            {report.profile.name}
          </a>
          <p className="meta mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              By {report.reporter?.name ?? "Deleted user"}, {utcMoment(report.createdAt)}
            </span>
            <CaseState report={report} />
          </p>
        </li>
      ))}
    </ul>
  );
}
