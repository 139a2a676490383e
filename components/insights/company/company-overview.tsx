import { ChartNoAxesColumn, ChevronRight, Plus, ScrollText, UserPlus } from "lucide-react";
import { ActLine } from "@/components/profiles/companies/act-list";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { OverviewView } from "@/lib/domain/insights/company/schema";
import type { ActView, MemberView } from "@/lib/domain/profiles/companies/schema";
import { Performance } from "./performance";

const HERE = "/company-management";
const quickActions = [
  [`${HERE}?tab=team&open=invite`, "Invite New Member", UserPlus],
  [`${HERE}?tab=profiles&open=create`, "Create New Profile", Plus],
  ["/analytics", "View Analytics", ChartNoAxesColumn],
  [`${HERE}?tab=settings#log`, "Audit log", ScrollText],
] as const;

export function CompanyOverview({
  overview,
  acts,
  members,
}: {
  overview: OverviewView;
  acts: ActView[];
  members: MemberView[];
}) {
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Section title="Recent activity" note="Of everybody, newest first">
          {acts.length === 0 && <p className="py-5 text-ink-2 text-sm">Nothing has been done yet.</p>}
          <ul>
            {acts.map((act) => (
              <ActLine key={act.id} act={act} members={members} />
            ))}
          </ul>
          <LinkButton href={`${HERE}?tab=settings#log`} variant="text" size="sm" className="-ml-2">
            Audit log
          </LinkButton>
        </Section>
        <Section title="Quick actions">
          <ul className="grid">
            {quickActions.map(([href, label, Icon]) => (
              <li key={label} className="border-rule border-b">
                <Link
                  href={href}
                  className="flex min-h-11 items-center gap-3 font-[560] text-sm [&_svg]:size-4"
                >
                  <Icon aria-hidden />
                  {label}
                  <ChevronRight aria-hidden className="ml-auto size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Performance {...overview} />
    </div>
  );
}
