import type { Metadata } from "next";
import { Fragment, type ReactNode } from "react";
import { CheckMailNote } from "@/components/accounts/accounts/check-mail-note";
import { TeamTab } from "@/components/insights/company/team-tab";
import { Deadlines } from "@/components/insights/dashboard/deadlines";
import { MonthFigures } from "@/components/insights/dashboard/month-figures";
import { nextSteps, QuickActions, StepLinks } from "@/components/insights/dashboard/next-steps";
import { RecentActivity } from "@/components/insights/dashboard/overview";
import { PartFailed } from "@/components/insights/dashboard/part-failed";
import { PitchesTab } from "@/components/insights/dashboard/pitches-tab";
import { SavedList } from "@/components/insights/dashboard/saved-list";
import { StatCards } from "@/components/insights/figures/stat-cards";
import { ZoneInAddress } from "@/components/insights/figures/zone-in-address";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { countedEvents } from "@/components/matching/matching/live-counts";
import { RefreshOnEvents } from "@/components/matching/matching/refresh-on-events";
import { DoneNote } from "@/components/ui/done-note";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Clock } from "@/components/ui/moment";
import { Section } from "@/components/ui/section";
import { TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { TabsInAddress } from "@/components/ui/tabs-in-address";
import { ACTING_KEY } from "@/lib/acting";
import { companyOverview } from "@/lib/domain/insights/company/queries";
import { dashboardSummary, recentActivity, upcomingDeadlines } from "@/lib/domain/insights/dashboard/queries";
import { FIRST_DEADLINES, MAX_DEADLINES } from "@/lib/domain/insights/dashboard/schema";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { listActs } from "@/lib/domain/profiles/companies/queries/log";
import { listSaved } from "@/lib/domain/profiles/saved/queries";
import { testingTerms } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { softly } from "@/lib/transport/softly";
import { isTimeZone } from "@/lib/utils/dates";
import { MatchingFrame, readFrame } from "../matching-frame";
import { goToOwnZone } from "../own-zone";

export const metadata: Metadata = { title: "Dashboard" };
export const dynamic = "force-dynamic";

const HERE = "/dashboard";
const DONE = {
  left: "Your part in the company has ended, or is paused. This is the profile of your own account.",
  admins: "The company is managed by its Admins. What you may do as its member stands in your settings.",
};
const SAVED = 20;
const TEAM_ACTS = 4;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: Props) {
  const search = await searchParams;
  const { tab, how, deadlines: asked, zone: named, done } = search;
  const zone = typeof named === "string" && isTimeZone(named) ? named : undefined;
  const limit = asked === "all" ? MAX_DEADLINES : FIRST_DEADLINES;
  const frame = await readFrame(HERE);
  const isPress = frame.user.userType === "PRESS";
  if (isPress) await goToOwnZone(frame.user, HERE, search);
  const [view, activity, due, saved, figures] = await Promise.all([
    softly(page(dashboardSummary, {}, HERE)),
    softly(page(recentActivity, {}, HERE)),
    softly(page(upcomingDeadlines, { limit }, HERE)),
    softly(page(listSaved, { limit: SAVED }, HERE)),
    isPress ? softly(page(readAnalytics, { zone }, HERE)) : null,
  ]);
  const { user, viewer, bell } = frame;
  const isTeam = user.companyActs.includes("manageCompany");
  const tabs = [
    ...(["overview", "pitches"] as const),
    ...(isPress ? ["analytics"] : []),
    ...(isTeam ? ["team"] : []),
  ] as const;
  const shown = tabs.find((name) => name === tab) ?? tabs[0];
  // Brands and sources have a company, and its Admins its team.
  const [team, recent] = isTeam
    ? await Promise.all([
        softly(page(companyOverview, {}, HERE)),
        softly(page(listActs, { limit: TEAM_ACTS }, HERE)),
      ])
    : [null, null];
  const steps = view ? nextSteps(user, view) : [];
  const { profile, ownProfile, managedProfiles } = user;
  const isAlone = profile.id === ownProfile.id && !profile.listed && managedProfiles.length > 0;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <RefreshOnEvents userId={user.id} events={countedEvents} atOnce />
      {isPress && <ZoneInAddress zone={zone} />}
      <AppPage>
        <AppPageHead
          lead={
            <>
              {viewer.typeLabel} account, {viewer.planLabel} plan.{" "}
              {viewer.name !== user.name && `As ${viewer.name}. `}
              {view && (
                <>
                  Counted up to <Clock iso={view.countedAt} />
                </>
              )}
            </>
          }
          title={`Welcome back, ${user.name}`}
          actions={<div className="max-md:hidden">{bell}</div>}
          className="md:mb-7"
        />
        <DoneNote done={done} messages={DONE} />
        {isAlone && (
          <p className="mb-6 text-ink-2 text-sm">
            You act as yourself, without a newsroom. Go on as{" "}
            {managedProfiles.map(({ id, slug, name }, n) => (
              <Fragment key={id}>
                {n > 0 && ", "}
                <Link href={`${HERE}?${ACTING_KEY}=${slug}`} className="link">
                  {name}
                </Link>
              </Fragment>
            ))}
            .
          </p>
        )}
        {!user.emailVerified && (
          <div className="mb-8">
            <CheckMailNote email={user.email} testing={testingTerms()} />
          </div>
        )}
        {view ? (
          <StatCards
            cards={view.statCards}
            countedAt={view.countedAt}
            open={typeof how === "string" ? how : undefined}
            query={shown === tabs[0] ? "" : `tab=${shown}`}
          />
        ) : (
          <PartFailed />
        )}
        <TabsInAddress names={tabs} tab={shown}>
          <TabsList aria-label="Dashboard">
            <TabsTrigger value="overview" href={HERE}>
              Overview
            </TabsTrigger>
            <TabsTrigger
              value="pitches"
              href={`${HERE}?tab=pitches`}
              count={view ? view.counts.pendingPitches + view.counts.receivedPitches : undefined}
            >
              Pitches
            </TabsTrigger>
            {isPress && (
              <TabsTrigger value="analytics" href={`${HERE}?tab=analytics`}>
                Analytics
              </TabsTrigger>
            )}
            {isTeam && (
              <TabsTrigger value="team" href={`${HERE}?tab=team`}>
                Team Management
              </TabsTrigger>
            )}
          </TabsList>
          {isTeam && (
            <TabsContent value="team" className="pt-7 md:pt-8">
              {team ? (
                <TeamTab newsrooms={team.overview.newsrooms} acts={recent?.acts ?? []} />
              ) : (
                <PartFailed />
              )}
            </TabsContent>
          )}
          <TabsContent value="overview" className="pt-7 md:pt-8">
            <div className="grid items-start gap-9 md:grid-cols-2 md:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4.1fr)_minmax(0,3fr)] lg:gap-12">
              {activity ? (
                <RecentActivity activity={activity.activity} now={new Date()} />
              ) : (
                <Failed title="Recent Activity" />
              )}
              {due ? (
                <Section title="Upcoming Deadlines">
                  <Deadlines deadlines={due.deadlines} />
                  {due.total === 0 && (
                    <p className="py-5 text-ink-2 text-sm">
                      Nothing is due: no pitch, request or release waits for a day.
                    </p>
                  )}
                  {due.total > due.deadlines.length && due.deadlines.length < MAX_DEADLINES && (
                    <p className="border-rule border-t pt-2">
                      <LinkButton
                        href={`${HERE}?deadlines=all`}
                        variant="text"
                        size="sm"
                        className="-ml-2"
                        scroll={false}
                      >
                        All {due.total} deadlines
                      </LinkButton>
                    </p>
                  )}
                </Section>
              ) : (
                <Failed title="Upcoming Deadlines" />
              )}
              <Section title="Quick Actions" className="md:col-span-2 lg:col-span-1">
                <QuickActions user={user} newsrooms={team?.overview.totals.newsrooms} />
              </Section>
            </div>
            {steps.length > 0 && (
              <Section title="What next" className="mt-12">
                <StepLinks steps={steps} />
              </Section>
            )}
            {saved && saved.saved.length > 0 && (
              <Section
                title="Saved for later"
                note={
                  saved.pagination.hasMore
                    ? `The latest ${saved.saved.length} of ${saved.pagination.total}`
                    : undefined
                }
                className="mt-12"
              >
                <SavedList saved={saved.saved} />
              </Section>
            )}
          </TabsContent>
          <TabsContent value="pitches" className="pt-5 md:pt-6">
            {view ? <PitchesTab counts={view.counts} /> : <PartFailed />}
          </TabsContent>
          {isPress && (
            <TabsContent value="analytics" className="pt-5 md:pt-6">
              {figures ? <MonthFigures analytics={figures.analytics} /> : <PartFailed />}
            </TabsContent>
          )}
        </TabsInAddress>
      </AppPage>
    </MatchingFrame>
  );
}

function Failed({ title }: { title: string }): ReactNode {
  return (
    <Section title={title}>
      <PartFailed />
    </Section>
  );
}
