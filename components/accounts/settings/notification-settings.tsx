"use client";

import { DigestTimes } from "@/components/accounts/settings/digest-times";
import { notificationSwitches } from "@/components/accounts/settings/notification-rows";
import { NotificationTable } from "@/components/accounts/settings/notification-table";
import { PreferencesForm } from "@/components/accounts/settings/preferences-form";
import { QuietHours } from "@/components/accounts/settings/quiet-hours";
import { type Preferences, usePreferences } from "@/components/accounts/settings/use-preferences";
import { ZoneField } from "@/components/accounts/settings/zone-field";
import { saveNotifications } from "@/lib/actions/settings";

/** What comes by which channel stands beside when it may come. */
export function NotificationSettings({ preferences }: { preferences: Preferences }) {
  const { shown, change } = usePreferences(preferences);
  return (
    <PreferencesForm action={saveNotifications} names={notificationSwitches}>
      <div className="grid items-start gap-x-16 gap-y-10 min-[1240px]:grid-cols-[minmax(0,1fr)_304px]">
        <NotificationTable shown={shown} change={change} />
        <div className="grid gap-10 sm:max-w-[480px]">
          <QuietHours shown={shown} change={change} />
          <DigestTimes shown={shown} change={change} />
          <ZoneField shown={shown} change={change} />
        </div>
      </div>
    </PreferencesForm>
  );
}
