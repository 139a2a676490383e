import { readCities } from "@/db/cities";
import { namesOf } from "@/db/load-cities";
import type { Gazetteer } from "@/lib/domain/pitching/newsworthiness/gazetteer";
import { readRegion } from "@/lib/domain/vocabulary/locations/rules";

let names: Set<string> | undefined;

/** A gazetteer without a database, which holds the same names from the same file and reads it once. */
export const gazetteer: Gazetteer = async (asked) => {
  if (!names) {
    names = new Set();
    for (const city of readCities()) for (const name of namesOf(city)) names.add(name);
  }
  return new Set(asked.filter((name) => names?.has(name) || readRegion(name)));
};
