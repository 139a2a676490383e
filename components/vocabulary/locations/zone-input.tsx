"use client";

import { Clock } from "lucide-react";
import { useState } from "react";
import { Combobox } from "@/components/ui/combobox";
import { loadCities } from "@/components/vocabulary/locations/load-cities";
import { localTimeZone, zoneOffset } from "@/lib/utils/dates";
import { findZones, zoneTitle } from "@/lib/utils/zones";

/** A city that has no zone of its own name leads to its zone. */
type ZoneOption = { zone: string; city: string | null };

const SHOWN = 50;

async function loadZones(typed: string, chosen: string, signal: AbortSignal): Promise<ZoneOption[]> {
  // Who opens the list without typing sees all of it.
  const query = typed === zoneTitle(chosen) ? "" : typed;
  const zones = findZones(query, [localTimeZone(), chosen]);
  if (zones.length > 0) return zones.slice(0, SHOWN).map((zone) => ({ zone, city: null }));
  const cities = await loadCities(query, signal);
  return cities.map(({ zone, display }) => ({ zone, city: display }));
}

/** A time zone, found by its place, its offset or any city. What was typed and not chosen gives way to what is chosen. */
export function ZoneInput({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Combobox<ZoneOption>
      text={typed ?? zoneTitle(value)}
      onTextChange={setTyped}
      onChoose={({ zone }) => {
        onChange(zone);
        setTyped(null);
      }}
      onBlur={() => setTyped(null)}
      load={(query, signal) => loadZones(query, value, signal)}
      delay={100}
      minLength={0}
      getKey={({ zone, city }) => `${zone} ${city}`}
      getLabel={({ zone }) => zoneTitle(zone)}
      renderOption={({ zone, city }) => (
        <span className="num flex justify-between gap-3">
          <span className="min-w-0">{city ? `${city}: ${zoneTitle(zone)}` : zoneTitle(zone)}</span>
          <span className="meta flex-none">{zoneOffset(zone)}</span>
        </span>
      )}
      listLabel="Time zones"
      emptyNote="No zone has this name. Try a large city nearby."
      icon={<Clock />}
    />
  );
}
