import { ActLine } from "@/components/profiles/companies/act-list";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { PERFORMANCE_COUNTED } from "@/lib/domain/insights/company/rules";
import type { OverviewView } from "@/lib/domain/insights/company/schema";
import type { ActView } from "@/lib/domain/profiles/companies/schema";

const HERE = "/company-management";

export function CompanyOverview({ overview, acts }: { overview: OverviewView; acts: ActView[] }) {
  const { newsrooms, month } = overview;
  const total = (of: (one: OverviewView["newsrooms"][number]["month"]) => number) =>
    newsrooms.reduce((sum, newsroom) => sum + of(newsroom.month), 0);
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Section title="Recent activity" note="Of everybody, newest first">
          {acts.length === 0 && <p className="py-5 text-ink-2 text-sm">Nothing has been done yet.</p>}
          <ul>
            {acts.map((act) => (
              <ActLine key={act.id} act={act} />
            ))}
          </ul>
          <LinkButton href={`${HERE}?tab=settings#log`} variant="text" size="sm" className="-ml-2">
            Audit log
          </LinkButton>
        </Section>
        <Section title="Quick actions">
          <ul className="grid">
            {[
              [`${HERE}?tab=team&open=invite`, "Invite New Member"],
              [`${HERE}?tab=profiles&open=create`, "Create New Profile"],
              ["/analytics", "View Analytics"],
              [`${HERE}?tab=settings#log`, "Audit log"],
            ].map(([href = "", label]) => (
              <li key={label} className="border-rule border-b">
                <LinkButton href={href} variant="text" className="-ml-2">
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title="Performance this month" note={`${month.firstDay} to ${month.lastDay}, ${month.zone}`}>
        <table className="num w-full text-sm">
          <thead>
            <tr className="border-rule border-b text-left text-ink-2">
              <th className="py-2 font-normal">Newsroom</th>
              <th className="py-2 text-right font-normal">Sent</th>
              <th className="py-2 text-right font-normal">Accepted</th>
              <th className="py-2 text-right font-normal">Matches</th>
            </tr>
          </thead>
          <tbody>
            {newsrooms.map(({ id, name, month: { sent, accepted, matches } }) => (
              <tr key={id} className="border-rule border-b">
                <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                  {name}
                </th>
                <td className="py-2 text-right">{sent}</td>
                <td className="py-2 text-right">{accepted}</td>
                <td className="py-2 text-right">{matches}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-[600]">
              <th scope="row" className="py-2 text-left">
                All
              </th>
              <td className="py-2 text-right">{total(({ sent }) => sent)}</td>
              <td className="py-2 text-right">{total(({ accepted }) => accepted)}</td>
              <td className="py-2 text-right">{total(({ matches }) => matches)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="meta mt-2">{PERFORMANCE_COUNTED}</p>
      </Section>
    </div>
  );
}
