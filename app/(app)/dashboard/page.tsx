import type { Metadata } from "next";
import { CheckMailNote } from "@/components/accounts/accounts/check-mail-note";
import { DashboardFigures } from "@/components/insights/dashboard/figures";
import { nextSteps, quickActions, StepLinks } from "@/components/insights/dashboard/next-steps";
import { SavedList } from "@/components/insights/dashboard/saved-list";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { countedEvents } from "@/components/matching/matching/live-counts";
import { RefreshOnEvents } from "@/components/matching/matching/refresh-on-events";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { dashboardSummary } from "@/lib/domain/insights/dashboard/queries";
import { listSaved } from "@/lib/domain/profiles/saved/queries";
import { testingTerms } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";

export const metadata: Metadata = { title: "Dashboard" };
export const dynamic = "force-dynamic";

const HERE = "/dashboard";
const SAVED = 20;

export default async function DashboardPage() {
  const [frame, view, { saved, pagination }] = await Promise.all([
    readFrame(HERE),
    page(dashboardSummary, {}, HERE),
    page(listSaved, { limit: SAVED }, HERE),
  ]);
  const { user, viewer, bell } = frame;
  const steps = nextSteps(user, view);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <RefreshOnEvents userId={user.id} events={countedEvents} atOnce />
      <AppPage>
        <AppPageHead
          lead={`${viewer.typeLabel} account, ${viewer.planLabel} plan`}
          title={`Welcome back, ${user.name}`}
          actions={
            <div className="flex items-center gap-3 max-md:hidden">
              {bell}
              <LinkButton href="/matching" variant="ink">
                Find Matches
              </LinkButton>
            </div>
          }
        />
        {!user.emailVerified && (
          <div className="mb-8">
            <CheckMailNote email={user.email} testing={testingTerms()} />
          </div>
        )}
        <Section title="At a glance">
          <DashboardFigures view={view} />
        </Section>
        {steps.length > 0 && (
          <Section title="What next" className="mt-12">
            <StepLinks steps={steps} />
          </Section>
        )}
        <Section title="Quick Actions" className="mt-12">
          <StepLinks steps={quickActions(user)} />
        </Section>
        {saved.length > 0 && (
          <Section
            title="Saved for later"
            note={pagination.hasMore ? `The latest ${saved.length} of ${pagination.total}` : undefined}
            className="mt-12"
          >
            <SavedList saved={saved} />
          </Section>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
