"use client";

import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { localTimeZone, timeZones } from "@/lib/utils/dates";

/** The clock by which all of the above goes, and the monthly report. */
export function ZoneField({
  shown: { zone },
  change,
}: {
  shown: Preferences;
  change: (changes: Changes) => void;
}) {
  // The server's list of zones may differ from the browser's.
  const isHydrated = useHydrated();
  const own = isHydrated ? localTimeZone() : zone;
  const zones = new Set([zone, own, "UTC", ...(isHydrated ? timeZones() : [])]);
  return (
    <Section title="Your clock">
      <Field label="Time zone" className="mt-4">
        <Select name="zone" value={zone} onChange={(event) => change({ zone: event.target.value })}>
          {[...zones].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {own !== zone && (
        <Button size="sm" className="mt-3" onClick={() => change({ zone: own })}>
          Use this device’s: {own}
        </Button>
      )}
    </Section>
  );
}
