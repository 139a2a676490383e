"use client";

import { useEffect } from "react";
import { useSuggestions } from "@/components/ui/use-suggestions";
import { type PlaceCount, placeOptions } from "@/components/vocabulary/locations/city-options";
import type { LocationSuggestion } from "@/lib/domain/vocabulary/locations/schema";

const load = async (q: string, signal: AbortSignal): Promise<LocationSuggestion[]> =>
  (await import("@/components/vocabulary/locations/load-cities")).loadCities(q, signal);

/**
 * The browser itself suggests these while one types into the field with `list={id}`: the known places and, once scripts
 * are there, cities by any of their names.
 */
export function CityList({ id, placeCounts = [] }: { id: string; placeCounts?: PlaceCount[] }) {
  const { items, ask } = useSuggestions(load, { minLength: 2 });
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[list="${id}"]`);
    const onInput = () => field && ask(field.value);
    field?.addEventListener("input", onInput);
    // The text was typed before the scripts were there.
    if (field === document.activeElement) onInput();
    return () => field?.removeEventListener("input", onInput);
  }, [id, ask]);

  return (
    <datalist id={id}>
      {placeOptions(items, placeCounts).map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}
