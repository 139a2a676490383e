"use client";

import { PreferenceBox } from "@/components/accounts/settings/preference-box";
import { TimeField } from "@/components/accounts/settings/time-field";
import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";
import { Section } from "@/components/ui/section";
import { localTimeZone } from "@/lib/utils/dates";

/** When nothing may ring, and mails and pushes wait. */
export function QuietHours({ shown, change }: { shown: Preferences; change: (changes: Changes) => void }) {
  const { quietHours, quietFrom, quietUntil, zone } = shown;
  const isEmpty = quietFrom === quietUntil;
  // Who switches them on means the clock that they look at, unless they have named another zone.
  const turn = (changes: Changes) =>
    change(changes.quietHours && zone === "UTC" ? { ...changes, zone: localTimeZone() } : changes);
  return (
    <Section
      title="Quiet hours"
      action={<PreferenceBox name="quietHours" shown={shown} onChange={turn} aria-label="Quiet hours" />}
    >
      <div className="mt-4 grid grid-cols-2 gap-3">
        <TimeField label="From" name="quietFrom" value={quietFrom} onChange={change} />
        <TimeField label="Until" name="quietUntil" value={quietUntil} onChange={change} />
      </div>
      <p role="status" className="meta mt-2 text-pretty">
        {quietHours && isEmpty
          ? "From and until are the same, so no hour is quiet."
          : quietHours
            ? `Until ${quietUntil} calls do not ring, and mails and pushes wait. Mails about your account’s security come at once.`
            : "Off: calls ring and mails come at any hour."}
      </p>
    </Section>
  );
}
