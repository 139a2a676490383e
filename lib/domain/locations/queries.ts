import { and, desc, notInArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { cities } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { foldText } from "@/lib/utils/fold-text";
import {
  GEONAMES_CREDIT,
  type LocationView,
  locationView,
  MAX_LOCATIONS,
  searchLocationsInput,
} from "./schema";

/** Cities for what was typed so far: names that begin so, the largest first, then names nearly like it. */
export const searchLocations = query({
  name: "locations.search",
  summary: "Cities by the first letters of their name",
  input: searchLocationsInput,
  output: z.object({ locations: z.array(locationView), attribution: z.string() }),
  access: { public: "Profiles are set up, and places looked for, before there is a session." },
  run: async ({ db, input }) => {
    const [name = "", ...rest] = input.q.split(",").map((part) => foldText(part).trim());
    const region = rest.join(", ");
    // A second part, as in "Portland, Or", narrows by the state or country.
    const inRegion = region
      ? sql`f_unaccent(lower(${cities.display})) like ${`%, ${escapeLike(region)}%`}`
      : undefined;
    const found = await readCities(
      db,
      and(sql`${cities.searchName} like ${`${escapeLike(name)}%`}`, inRegion),
      [desc(cities.population)],
      MAX_LOCATIONS,
    );
    const missing = MAX_LOCATIONS - found.length;
    if (missing > 0 && name.length > 2) {
      const known = found.map(({ id }) => id);
      const near = and(
        sql`${cities.searchName} % ${name}`,
        inRegion,
        known.length > 0 ? notInArray(cities.id, known) : undefined,
      );
      const order = [sql`similarity(${cities.searchName}, ${name}) desc`, desc(cities.population)];
      found.push(...(await readCities(db, near, order, missing)));
    }
    return { locations: found, attribution: GEONAMES_CREDIT };
  },
});

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

function readCities(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<(LocationView & { id: number })[]> {
  return db
    .select({
      id: cities.id,
      display: cities.display,
      city: cities.name,
      state: cities.state,
      country: cities.country,
      latitude: cities.latitude,
      longitude: cities.longitude,
    })
    .from(cities)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}
