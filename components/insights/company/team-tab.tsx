import { ActLine } from "@/components/profiles/companies/act-list";
import { StatusBadge } from "@/components/profiles/companies/status-badge";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { NewsroomView } from "@/lib/domain/insights/company/schema";
import { shownStatus } from "@/lib/domain/profiles/companies/rules";
import type { ActView } from "@/lib/domain/profiles/companies/schema";
import { builderOf } from "./builder-of";

/** The dashboard's tab of an Admin: the company's newsrooms, and what its team did last. */
export function TeamTab({ newsrooms, acts }: { newsrooms: NewsroomView[]; acts: ActView[] }) {
  return (
    <div className="grid items-start gap-10 md:grid-cols-2">
      <Section
        title="Managed profiles"
        action={
          <LinkButton href="/company-management" variant="text" size="sm">
            Full Management Dashboard
          </LinkButton>
        }
      >
        <ul>
          {newsrooms.map((newsroom, index) => (
            <li
              key={newsroom.id}
              className="flex items-center justify-between gap-3 border-rule border-b py-2 text-sm"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="meta block">Profile {index + 1}</span>
                {newsroom.name}
                <span className="meta block">
                  {newsroom.matches.toLocaleString("en")} {newsroom.matches === 1 ? "match" : "matches"},{" "}
                  {newsroom.manager ? `managed by ${newsroom.manager.name}` : "no manager"}
                </span>
              </span>
              <span className="ml-auto flex-none">
                <StatusBadge status={shownStatus(newsroom)} />
              </span>
              <LinkButton href={builderOf(newsroom)} size="sm" aria-label={`Edit ${newsroom.name}`}>
                Edit
              </LinkButton>
            </li>
          ))}
        </ul>
        <LinkButton
          href="/company-management?tab=profiles&open=create"
          variant="text"
          size="sm"
          className="mt-2 -ml-2"
        >
          Create New Profile
        </LinkButton>
      </Section>
      <Section title="Team activity">
        {acts.length === 0 && <p className="py-5 text-ink-2 text-sm">Nothing has been done yet.</p>}
        <ul>
          {acts.map((act) => (
            <ActLine key={act.id} act={act} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
