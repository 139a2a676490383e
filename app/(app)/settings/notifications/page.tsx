import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { PushSettings } from "@/components/accounts/push/push-settings";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { NotificationSettings } from "@/components/accounts/settings/notification-settings";
import { DoneNote } from "@/components/ui/done-note";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { readPush } from "@/lib/domain/profiles/push/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Notifications", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/notifications";

export default async function NotificationsPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const [{ user }, push] = await Promise.all([page(me, {}, HERE), page(readPush, {}, HERE)]);
  return (
    <SettingsSubPage here={HERE} title="Notifications" lede="A change acts at once." width="full">
      <DoneNote done={done} messages={{ saved: settingsMessages.saved }} />
      <NotificationSettings preferences={user.preferences} />
      <PushSettings start={push} className="mt-12" />
    </SettingsSubPage>
  );
}
