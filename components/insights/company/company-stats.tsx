import { companyFigures } from "@/lib/domain/insights/company/rules";
import type { OverviewView } from "@/lib/domain/insights/company/schema";

/** A ruled row of four figures; each unfolds how it is counted. */
export function CompanyStats({ overview }: { overview: OverviewView }) {
  const { newsrooms, members, openInvitations, maxMembers } = overview;
  const sum = (of: (newsroom: OverviewView["newsrooms"][number]) => number) =>
    newsrooms.reduce((total, newsroom) => total + of(newsroom), 0);
  const inStatus = (status: string) => newsrooms.filter((newsroom) => newsroom.status === status).length;
  const held = members + openInvitations;
  const cards = [
    {
      ...companyFigures.profiles,
      value: newsrooms.length.toLocaleString("en"),
      detail: `${inStatus("ACTIVE")} active, ${inStatus("PAUSED")} paused, ${inStatus("INACTIVE")} inactive`,
    },
    {
      ...companyFigures.matches,
      value: sum(({ matches }) => matches).toLocaleString("en"),
      detail: "Of all newsrooms",
    },
    {
      ...companyFigures.collaborations,
      value: sum(({ collaborations }) => collaborations).toLocaleString("en"),
      detail: "Accepted since the company began",
    },
    {
      ...companyFigures.members,
      value: `${held}/${maxMembers}`,
      detail: `${members} ${members === 1 ? "member" : "members"}, ${openInvitations} open ${openInvitations === 1 ? "invitation" : "invitations"}`,
    },
  ];
  return (
    <section aria-label="Figures" className="grid grid-cols-2 border-ink border-t-2 border-b md:grid-cols-4">
      {cards.map(({ label, counted, value, detail }) => (
        <div key={label} className="min-w-0 border-rule py-3 pr-3 md:not-first:border-l md:not-first:pl-6">
          <h2 className="label">{label}</h2>
          <p className="figure-serif num mt-1 text-4xl md:text-5xl">{value}</p>
          <p className="meta mt-0.5">{detail}</p>
          <details className="mt-1 text-sm">
            <summary className="link min-h-6 text-2xs">How {label} is counted</summary>
            <p className="mt-1 text-ink-2 text-xs">{counted}</p>
          </details>
        </div>
      ))}
    </section>
  );
}
