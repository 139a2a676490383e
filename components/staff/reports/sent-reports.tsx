import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { outcomes, reasonLabels, subjectLabels } from "@/lib/domain/staff/reports/rules";
import type { ReportView } from "@/lib/domain/staff/reports/schema";
import { utcMoment } from "@/lib/utils/dates";

/** What a member reported, with what became of it. */
export function SentReports({ reports, next }: { reports: ReportView[]; next: string | null }) {
  if (reports.length === 0) return <p className="meta">You have reported nothing.</p>;
  return (
    <>
      <ul className="border-rule border-t">
        {reports.map(({ id, subject, profile, reason, state, statement, createdAt }) => (
          <li key={id} className="border-rule border-b py-4 text-sm [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {subjectLabels[subject.toLowerCase() as Lowercase<typeof subject>]}:{" "}
                {profile.userId ? (
                  <Link href={profile.url} className="link">
                    {profile.name}
                  </Link>
                ) : (
                  profile.name
                )}
              </span>
              <Badge tone={state === "OPEN" ? "warn" : undefined}>
                {state === "OPEN" ? "Our staff look at it" : "Decided"}
              </Badge>
            </p>
            <p className="meta">
              {reasonLabels[reason.toLowerCase() as Lowercase<typeof reason>]}, {utcMoment(createdAt)}
            </p>
            {state !== "OPEN" && state !== "CLOSING" && (
              <p className="mt-2">
                {outcomes[state.toLowerCase() as keyof typeof outcomes].reporter} {statement}
              </p>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <div className="pt-5">
          <LinkButton href={next}>Next page</LinkButton>
        </div>
      )}
    </>
  );
}
