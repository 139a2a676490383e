import { Bell } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { noNotifications } from "@/components/profiles/notifications/labels";
import { NotificationRow } from "@/components/profiles/notifications/notification-row";
import { ActionForm } from "@/components/ui/action-form";
import { EmptyState } from "@/components/ui/empty-state";
import { markAllRead } from "@/lib/actions/notifications";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Notifications" };
export const dynamic = "force-dynamic";

const HERE = "/matching/notifications";

const NEWEST = 100;

/** The bell leads here before and without scripts. */
export default async function NotificationsPage() {
  const [frame, { notifications, unreadCount }] = await Promise.all([
    readFrame(HERE),
    page(listNotifications, { limit: NEWEST }, HERE),
  ]);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage className="max-w-2xl">
        <AppPageHead
          title="Notifications"
          actions={
            <>
              <div className="max-md:hidden">{frame.bell}</div>
              {unreadCount > 0 && <ActionForm action={markAllRead}>Mark all read</ActionForm>}
            </>
          }
        />
        {notifications.length === 0 ? (
          <EmptyState icon={<Bell />} title={noNotifications.title}>
            {noNotifications.text}
          </EmptyState>
        ) : (
          <ul className="border-rule border-y">
            {notifications.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
