import { Section } from "@/components/ui/section";
import type { OverviewView } from "@/lib/domain/insights/company/schema";

/** What is used is counted; without a limit there is no bar. */
export function PlanUsage({
  overview,
  planLabel,
  beta,
}: {
  overview: OverviewView;
  planLabel: string;
  beta: boolean;
}) {
  const { members, openInvitations, maxMembers, newsrooms, pitchesSent, freePitches } = overview;
  const held = members + openInvitations;
  return (
    <div className="grid items-start gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Section title="Billing & Plans" note={beta ? "Nothing is charged, no card is kept" : undefined}>
        <p className="label mt-4">Current plan</p>
        <p className="h2 mt-1">{beta ? "Premium, free during the beta" : planLabel}</p>
        {beta && <p className="mt-2 text-ink-2 text-sm">Plans open after the beta.</p>}
      </Section>
      <Section title="Used">
        <div className="grid gap-4 py-4 text-sm">
          <div>
            <p className="flex justify-between">
              <span>Team members</span>
              <span className="num">
                {held} of {maxMembers}
              </span>
            </p>
            <meter className="w-full" min={0} max={maxMembers} value={held} aria-label="Team members" />
          </div>
          <p className="flex justify-between">
            <span>Profiles</span>
            <span className="num">{newsrooms.length.toLocaleString("en")}</span>
          </p>
          <div>
            <p className="flex justify-between">
              <span>Pitches sent</span>
              <span className="num">{pitchesSent.toLocaleString("en")}</span>
            </p>
            <p className="meta">Basic: {freePitches} in all, of the whole company</p>
          </div>
        </div>
      </Section>
    </div>
  );
}
