import type { Metadata } from "next";
import { CheckMailNote } from "@/components/accounts/check-mail-note";
import { toShellViewer } from "@/components/accounts/shell-viewer";
import { DashboardFigures } from "@/components/dashboard/figures";
import { NextSteps } from "@/components/dashboard/next-steps";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { AppShell } from "@/components/layout/app-shell";
import { lowItems, matchingItems } from "@/components/matching/shell-items";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { me } from "@/lib/domain/accounts/queries";
import { dashboardSummary } from "@/lib/domain/dashboard/queries";
import { matchingCounts } from "@/lib/domain/matches/queries/counts";
import { listNotifications } from "@/lib/domain/notifications/queries";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Dashboard" };
export const dynamic = "force-dynamic";

const HERE = "/dashboard";

export default async function DashboardPage() {
  const { user } = await page(me, {}, HERE);
  const [view, { counts }, { unreadCount }] = await Promise.all([
    page(dashboardSummary, {}, HERE),
    page(matchingCounts, {}, HERE),
    page(listNotifications, { limit: 1 }, HERE),
  ]);
  const bell = <NotificationBell userId={user.id} initialUnread={unreadCount} />;
  const viewer = toShellViewer(user);
  return (
    <AppShell
      label="Matching"
      viewer={viewer}
      items={matchingItems({ ...counts, unread: view.counts.unreadMessages })}
      lowItems={lowItems}
      current={HERE}
      bell={bell}
    >
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
            <CheckMailNote email={user.email} />
          </div>
        )}
        <Section title="At a glance">
          <DashboardFigures view={view} />
        </Section>
        <Section title="What next" className="mt-12">
          <NextSteps user={user} view={view} />
        </Section>
      </AppPage>
    </AppShell>
  );
}
