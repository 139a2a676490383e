import { Plus, UserPlus } from "lucide-react";
import type { Metadata } from "next";
import { PlanSummary } from "@/components/accounts/plans/plan-summary";
import { TokenScreen } from "@/components/accounts/tokens/token-screen";
import { CompanyOverview } from "@/components/insights/company/company-overview";
import { CompanyStats } from "@/components/insights/company/company-stats";
import { NewsroomCards } from "@/components/insights/company/newsroom-cards";
import { ZoneInAddress } from "@/components/insights/figures/zone-in-address";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ActLog, type LogFilters } from "@/components/profiles/companies/act-log";
import { CompanyForm } from "@/components/profiles/companies/company-form";
import { CreateProfileForm } from "@/components/profiles/companies/create-profile-form";
import { FormDialog } from "@/components/profiles/companies/form-dialog";
import { InviteForm } from "@/components/profiles/companies/invite-form";
import { RoleTable } from "@/components/profiles/companies/role-table";
import { SettingsPart } from "@/components/profiles/companies/settings-part";
import { Team, teamDone } from "@/components/profiles/companies/team";
import { Badge } from "@/components/ui/badge";
import { DoneNote } from "@/components/ui/done-note";
import { Section } from "@/components/ui/section";
import { TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { TabsInAddress } from "@/components/ui/tabs-in-address";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { readPlan } from "@/lib/domain/accounts/plans/queries";
import { listCompanyTokens } from "@/lib/domain/accounts/tokens/queries";
import { companyOverview } from "@/lib/domain/insights/company/queries";
import { getCompany, listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { listInvitations } from "@/lib/domain/profiles/companies/queries/invitations";
import { listActs } from "@/lib/domain/profiles/companies/queries/log";
import { type ActListView, askableDays } from "@/lib/domain/profiles/companies/schema";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";
import { isTimeZone } from "@/lib/utils/dates";
import { MatchingFrame, readFrame } from "../matching-frame";
import { goToOwnZone } from "../own-zone";

export const metadata: Metadata = { title: "Company Management", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/company-management";
const RECENT = 4;
const tabs = ["overview", "profiles", "team", "settings", "billing"] as const;
const filterNames = ["member", "kind", "q", "from", "until"] as const;

/** A form that led back here names what it did. */
const DONE: Record<string, string> = {
  ...teamDone,
  token: "The token works no more.",
  reminded: "Reminder sent.",
};

/** The acts on screen grow by this number, up to the bound; beyond it the filters or the file go further. */
const STEP = 20;
const MAX_SHOWN = 500;
const MAX_READ = 100;

const shownOf = (asked: unknown): number =>
  typeof asked === "string" && /^\d{1,3}$/.test(asked)
    ? Math.min(Math.max(Number(asked), STEP), MAX_SHOWN)
    : STEP;

/** Reads as many of the newest acts as are on screen, page by page of the list. */
async function readLog(
  filters: LogFilters & { zone: string | undefined },
  shown: number,
): Promise<ActListView> {
  const ask = (limit: number, cursor?: string) =>
    page(
      listActs,
      { ...filters, cursor, former: cursor === undefined, limit: Math.min(limit, MAX_READ) } as never,
      HERE,
    );
  let view = await ask(shown);
  while (view.acts.length < shown && view.pagination.nextCursor) {
    const { total, totalCapped } = view.pagination;
    const next = await ask(shown - view.acts.length, view.pagination.nextCursor);
    view = {
      acts: [...view.acts, ...next.acts],
      former: view.former,
      pagination: { ...next.pagination, total, totalCapped },
    };
  }
  return view;
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Admins alone manage their company; everybody else goes to the dashboard. */
export default async function CompanyManagementPage({ searchParams }: Props) {
  const asked = await searchParams;
  const frame = await readFrame(HERE);
  if (!frame.user.companyActs.includes("manageCompany")) await redirectActing("/dashboard?done=admins");
  await goToOwnZone(frame.user, HERE, asked);
  const filters: LogFilters = {};
  for (const name of filterNames) {
    const value = asked[name];
    if (typeof value === "string" && value !== "") filters[name] = value;
  }
  const days = askableDays(filters);
  const zone = typeof asked.zone === "string" && isTimeZone(asked.zone) ? asked.zone : undefined;
  const [
    { overview, pagination },
    { company },
    { members },
    { invitations },
    recent,
    log,
    { plan },
    { tokens },
    { security },
  ] = await Promise.all([
    page(companyOverview, { zone, cursor: typeof asked.after === "string" ? asked.after : undefined }, HERE),
    page(getCompany, {}, HERE),
    page(listMembers, {}, HERE),
    page(listInvitations, {}, HERE),
    page(listActs, { limit: RECENT }, HERE),
    readLog({ ...days.asked, zone }, shownOf(asked.shown)),
    page(readPlan, {}, HERE),
    page(listCompanyTokens, {}, HERE),
    page(readSecurity, {}, HERE),
  ]);
  const active = members.filter(({ status }) => status === "ACTIVE").map(({ id, name }) => ({ id, name }));
  const held = overview.members + overview.openInvitations;
  const tab = tabs.find((name) => name === asked.tab) ?? "overview";
  const { viewer, bell } = frame;
  // The company is of the type of its first newsroom, whichever it is acted for.
  const kind = overview.newsrooms[0]?.kind ?? "BRAND";
  const typeLabel = kind === "SOURCE" ? "Source" : "Brand";
  const profilesTitle = `${typeLabel} Profiles`;
  const { companyActs } = frame.user;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <ZoneInAddress zone={zone} />
        <AppPageHead
          way={[{ href: "/dashboard", label: "Back to Dashboard" }]}
          className="max-md:grid-cols-1"
          lead={
            <span className="flex flex-wrap items-center gap-2">
              Company, {typeLabel.toLowerCase()}
              {viewer.planLabel === "Premium" && <Badge tone="accent">Premium Account</Badge>}
            </span>
          }
          title={company.name}
          actions={
            <>
              <span className="max-md:hidden">{bell}</span>
              <FormDialog
                className="max-md:w-full"
                label="Create New Profile"
                title={`Create New ${typeLabel} Profile`}
                path={`${HERE}?tab=profiles&open=create`}
                variant="ink"
              >
                <CreateProfileForm members={active} kind={kind} />
              </FormDialog>
            </>
          }
        />
        <DoneNote done={asked.done} messages={DONE} />
        <CompanyStats
          overview={overview}
          open={typeof asked.how === "string" ? asked.how : undefined}
          query={tab === "overview" ? "" : `tab=${tab}`}
        />
        <TabsInAddress names={tabs} tab={tab}>
          <TabsList aria-label="Company">
            <TabsTrigger value="overview" href={HERE}>
              Overview
            </TabsTrigger>
            <TabsTrigger value="profiles" href={`${HERE}?tab=profiles`} count={overview.totals.newsrooms}>
              {profilesTitle}
            </TabsTrigger>
            <TabsTrigger
              value="team"
              href={`${HERE}?tab=team`}
              count={members.length + overview.openInvitations}
            >
              Team Management
            </TabsTrigger>
            <TabsTrigger value="settings" href={`${HERE}?tab=settings`}>
              Company Settings
            </TabsTrigger>
            <TabsTrigger value="billing" href={`${HERE}?tab=billing`}>
              Billing & Plans
            </TabsTrigger>
          </TabsList>
          <TabsContent value="overview" className="pt-7 md:pt-8">
            <CompanyOverview
              overview={overview}
              acts={recent.acts}
              members={members}
              forms={[
                {
                  ...{ label: "Invite New Member", title: "Invite New Member", icon: UserPlus },
                  path: `${HERE}?tab=team&open=invite`,
                  version: invitations[0]?.id,
                  form: <InviteForm acts={companyActs} />,
                },
                {
                  ...{ label: "Create New Profile", title: `Create New ${typeLabel} Profile`, icon: Plus },
                  path: `${HERE}?tab=profiles&open=create`,
                  form: <CreateProfileForm members={active} kind={kind} />,
                },
              ]}
            />
          </TabsContent>
          <TabsContent value="profiles" className="pt-7 md:pt-8">
            {asked.open === "create" && (
              <Section title={`Create New ${typeLabel} Profile`} className="mb-8 max-w-[560px]">
                <div className="pt-4">
                  <CreateProfileForm members={active} kind={kind} />
                </div>
              </Section>
            )}
            <NewsroomCards
              title={profilesTitle}
              newsrooms={overview.newsrooms}
              members={members}
              total={overview.totals.newsrooms}
              more={
                pagination.nextCursor &&
                `${HERE}?${new URLSearchParams({ tab: "profiles", after: pagination.nextCursor })}`
              }
            />
          </TabsContent>
          <TabsContent value="team" className="pt-7 md:pt-8">
            {asked.open === "invite" ? (
              <Section title="Invite New Member" className="mb-8 max-w-[560px]">
                <div className="pt-4">
                  <InviteForm acts={companyActs} />
                </div>
              </Section>
            ) : (
              <div className="mb-6">
                <FormDialog
                  label="Invite New Member"
                  title="Invite New Member"
                  path={`${HERE}?tab=team&open=invite`}
                  version={invitations[0]?.id}
                >
                  <InviteForm acts={companyActs} />
                </FormDialog>
              </div>
            )}
            <Team
              members={members}
              invitations={invitations}
              acts={companyActs}
              note={`${held} of ${overview.maxMembers} places: an open invitation holds one, a paused member none`}
            />
            <RoleTable />
          </TabsContent>
          <TabsContent value="settings" className="pt-7 md:pt-8">
            {/* A browser leaves the values of fields as they are, so other values need other fields. */}
            <CompanyForm
              key={JSON.stringify(company)}
              company={company}
              withoutTwoFactor={members
                .filter(({ status, twoFactor }) => status === "ACTIVE" && !twoFactor)
                .map(({ name }) => name)}
            />
            <SettingsPart id="tokens" title="API tokens" note="They go on when their makers leave">
              <TokenScreen owner="company" tokens={tokens} codeDue={security.codeDue} />
            </SettingsPart>
            <ActLog
              view={log}
              filters={filters}
              problems={days.problems}
              members={members}
              zone={overview.month.zone}
              more={log.acts.length < MAX_SHOWN ? log.acts.length + STEP : undefined}
            />
          </TabsContent>
          <TabsContent value="billing" className="pt-7 md:pt-8">
            <Section
              title="Billing & Plans"
              note={plan.onSale ? undefined : "Nothing is charged, no card is kept"}
            >
              <PlanSummary plan={plan} />
            </Section>
          </TabsContent>
        </TabsInAddress>
      </AppPage>
    </MatchingFrame>
  );
}
