import { ChartNoAxesColumn, ChevronRight, type LucideIcon, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { ActLine } from "@/components/profiles/companies/act-list";
import { FormDialog } from "@/components/profiles/companies/form-dialog";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { OverviewView } from "@/lib/domain/insights/company/schema";
import type { ActView, MemberView } from "@/lib/domain/profiles/companies/schema";
import { Performance } from "./performance";

const HERE = "/company-management";
const quickActions = [
  [`${HERE}/analytics`, "Analytics of all newsrooms", ChartNoAxesColumn],
  ["/analytics", "View Analytics", ChartNoAxesColumn],
  [`${HERE}?tab=settings#log`, "Audit log", ScrollText],
] as const;

export function CompanyOverview({
  overview,
  acts,
  members,
  forms,
}: {
  overview: OverviewView;
  acts: ActView[];
  members: MemberView[];
  /** What a quick action opens in a window of its own, with the page that it is without scripts. */
  forms: {
    label: string;
    title: string;
    icon: LucideIcon;
    path: string;
    version?: string;
    form: ReactNode;
  }[];
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
            {forms.map(({ label, title, icon: Icon, path, version, form }) => (
              <li key={label} className="border-rule border-b">
                <FormDialog
                  label={
                    <>
                      <Icon aria-hidden />
                      {label}
                      <ChevronRight aria-hidden className="ml-auto" />
                    </>
                  }
                  title={title}
                  path={path}
                  version={version}
                  variant="text"
                  className="w-full justify-start gap-3 px-0! text-ink!"
                >
                  {form}
                </FormDialog>
              </li>
            ))}
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
