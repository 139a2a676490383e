import type { LocationSuggestion } from "@/lib/domain/vocabulary/locations/schema";

/** A list offers places: `value` goes into the field, `label` says what else there is to know of it. */
export type PlaceOption = { value: string; label?: string };

/** A place of profiles, with their number. */
export type PlaceCount = { name: string; count: number };

/** A suggestion reads "wien · Vienna, Austria", or the city alone where its own name was typed. */
export const cityLabel = ({ alsoCalled, display }: LocationSuggestion): string =>
  alsoCalled ? `${alsoCalled} · ${display}` : display;

/**
 * Lists the places of a field's list, each once: cities for what was typed, then those that are known. A browser shows
 * the options whose value or label holds what was typed, so the label has the other name by which a city was found.
 */
export function placeOptions(cities: LocationSuggestion[], placeCounts: PlaceCount[]): PlaceOption[] {
  const counts = new Map(placeCounts.map(({ name, count }) => [name, count.toLocaleString("en-US")]));
  const options = new Map<string, PlaceOption>();
  for (const { display, alsoCalled } of cities) {
    const label = [alsoCalled, counts.get(display)].filter(Boolean).join(" · ");
    options.set(display, { value: display, label: label || undefined });
  }
  for (const [name, count] of counts) {
    if (!options.has(name)) options.set(name, { value: name, label: count });
  }
  return [...options.values()];
}
