"use client";

import { LockKeyhole } from "lucide-react";
import { notificationRows } from "@/components/accounts/settings/notification-rows";
import { PreferenceBox } from "@/components/accounts/settings/preference-box";
import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";

const cell = "border-rule border-b py-3.5 text-center align-middle text-sm";

/** Each switch acts at once. */
export function NotificationTable({
  shown,
  change,
}: {
  shown: Preferences;
  change: (changes: Changes) => void;
}) {
  const box = (channel: (typeof notificationRows)[number]["mail"], label: string) => {
    if (channel === null) return <span className="text-ink-3">No</span>;
    if (channel === "always") {
      return (
        <span className="inline-flex items-center gap-1 text-ink-2 text-xs">
          <LockKeyhole aria-hidden className="size-4 max-sm:hidden" />
          Always
        </span>
      );
    }
    return <PreferenceBox name={channel} shown={shown} onChange={change} aria-label={label} />;
  };
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Notifications by kind and channel</caption>
      <thead>
        <tr className="[&>th]:meta [&>th]:border-rule [&>th]:border-b [&>th]:py-2.5">
          <th scope="col" className="text-left">
            Kind
          </th>
          <th scope="col" className="w-20 md:w-32">
            Mail
          </th>
          <th scope="col" className="w-20 md:w-32">
            In the app
          </th>
        </tr>
      </thead>
      <tbody>
        {notificationRows.map(({ title, note, mail, app }) => (
          <tr key={title}>
            <th scope="row" className="border-rule border-b py-3.5 pr-3 text-left font-[560] text-sm">
              {title}
              <span className="meta block font-normal">{note}</span>
            </th>
            <td className={cell}>{box(mail, `${title} by mail`)}</td>
            <td className={cell}>{box(app, `${title} in the app`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
