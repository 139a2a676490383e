import { placeOfZone, timeZones, zoneOffset } from "@/lib/utils/dates";
import { foldText } from "@/lib/utils/fold-text";

/** A zone as a desk names it: "Berlin time". */
export const zoneTitle = (zone: string): string => (zone === "UTC" ? zone : `${placeOfZone(zone)} time`);

/** The zones whose place, region or offset holds every word that was typed; `first` come before all others. */
export function findZones(typed: string, first: readonly string[]): string[] {
  const terms = foldText(typed)
    .split(/[\s,()_]+/)
    .filter(Boolean);
  return [...new Set([...first, "UTC", ...timeZones()])].filter((zone) => {
    const texts = foldText(`${zone.replaceAll("_", " ")} ${zoneTitle(zone)}`);
    // Offsets are read only where one was typed: to read all of them takes a quarter of a second.
    const hasOffset = (term: string) =>
      /\d/.test(term) && zoneOffset(zone).toLowerCase() === `utc${term.replace(/^(utc|gmt)/, "")}`;
    return terms.every((term) => texts.includes(term) || hasOffset(term));
  });
}
