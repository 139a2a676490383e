"use client";

import type { Changes, Preferences } from "@/components/accounts/settings/use-preferences";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ZoneInput } from "@/components/vocabulary/locations/zone-input";
import { localTimeZone, timeZones } from "@/lib/utils/dates";

/** The clock by which all of the above goes, and the monthly report. */
export function ZoneField({
  shown: { zone },
  change,
}: {
  shown: Preferences;
  change: (changes: Changes) => void;
}) {
  // Without scripts it is a plain list, of the zones that the server knows.
  const isHydrated = useHydrated();
  const own = isHydrated ? localTimeZone() : zone;
  return (
    <Section title="Your clock">
      <Field label="Time zone" className="mt-4">
        {isHydrated ? (
          <ZoneInput value={zone} onChange={(chosen) => change({ zone: chosen })} />
        ) : (
          <Select name="zone" defaultValue={zone}>
            {[...new Set([zone, "UTC", ...timeZones()])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      {own !== zone && (
        <Button size="sm" className="mt-3" onClick={() => change({ zone: own })}>
          Use this device’s: {own}
        </Button>
      )}
    </Section>
  );
}
