import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { NotificationTable } from "@/components/accounts/settings/notification-table";
import { DoneNote } from "@/components/ui/done-note";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Notifications", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/notifications";

export default async function NotificationsPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const { user } = await page(me, {}, HERE);
  return (
    <SettingsSubPage here={HERE} title="Notifications" lede="A switch acts at once." width="full">
      <DoneNote done={done} messages={{ saved: settingsMessages.saved }} />
      <NotificationTable preferences={user.preferences} />
    </SettingsSubPage>
  );
}
