import { and, desc, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { cities } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { GEONAMES_CREDIT } from "@/lib/geonames";
import { foldText } from "@/lib/utils/fold-text";
import { locationSuggestion, MAX_LOCATIONS, searchLocationsInput } from "./schema";
import { cityColumns, findCities, liesIn } from "./store";

/** Finds cities for what was typed so far: the largest with this name or this beginning, then names nearly like it. */
export const searchLocations = query({
  name: "locations.search",
  summary: "Cities by the first letters of any of their names",
  input: searchLocationsInput,
  output: z.object({ locations: z.array(locationSuggestion), attribution: z.string() }),
  access: { public: "Profiles are set up, and places looked for, before there is a session." },
  run: async ({ db, input }) => {
    const found = await findCities(db, input.q, { limit: MAX_LOCATIONS, begun: true });
    const foundIds = found.map(({ id }) => id);
    const near = await readSimilar(db, input.q, foundIds, MAX_LOCATIONS - found.length);
    const similar = near.map((city) => ({ ...city, alsoCalled: null }));
    return { locations: [...found, ...similar], attribution: GEONAMES_CREDIT };
  },
});

/** Reads cities whose own name is nearly the one typed, the nearest first. */
async function readSimilar(db: Db, text: string, excludedIds: number[], limit: number) {
  const [name = "", ...regions] = text.split(",").map((part) => foldText(part).trim());
  if (limit === 0 || name.length < 3) return [];
  return db
    .select(cityColumns)
    .from(cities)
    .where(
      and(
        sql`${cities.searchName} % ${name}`,
        ...regions.filter(Boolean).map(liesIn),
        excludedIds.length > 0 ? notInArray(cities.id, excludedIds) : undefined,
      ),
    )
    .orderBy(sql`similarity(${cities.searchName}, ${name}) desc`, desc(cities.population))
    .limit(limit);
}
