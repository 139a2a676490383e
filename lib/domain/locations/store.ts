import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { cities, cityNames } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { foldText } from "@/lib/utils/fold-text";
import { KNOWN_BY_NAME, readRegion, searchLanguageOf } from "./rules";
import type { LocationView } from "./schema";

export type Place = {
  cityId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Whose word forms its texts are searched by. */
  searchLanguage: string;
};

/** The city a location text means ("Portland, Oregon", "London, UK", "Köln"); otherwise no coordinates. */
export async function resolvePlace(db: Db, locationText: string): Promise<Place> {
  const nowhere = { cityId: null, latitude: null, longitude: null, searchLanguage: searchLanguageOf(null) };
  const [city] = await findCities(db, locationText, { limit: 1 });
  if (!city) return nowhere;
  const isCertain =
    city.isNamed || city.isPlaced || (city.population >= KNOWN_BY_NAME && !isElsewhere(locationText, city));
  if (!isCertain) return nowhere;
  const { id: cityId, latitude, longitude, countryCode } = city;
  return { cityId, latitude, longitude, searchLanguage: searchLanguageOf(countryCode) };
}

/** The text is a country's or a state's name as well, and the city is not in it: Georgia is none of the towns called so. */
function isElsewhere(text: string, city: { countryCode: string; state: string | null }): boolean {
  const region = readRegion(text);
  return region !== null && !region.countries.includes(city.countryCode) && region.state !== city.state;
}

export type FoundCity = LocationView & {
  id: number;
  countryCode: string;
  population: number;
  /** Its country or state was given beside its name. */
  isPlaced: boolean;
  /** Its text as we write it was given ("Portland, Oregon"), whatever its case and accents. */
  isNamed: boolean;
};

type Reading = { name: string; regions: string[] };

/**
 * The cities a text names, by their own name or any other they are called by, blind to case and accents: "Köln",
 * "москва", "nyc". What follows a comma, or the last words, may be the country or state: "London, UK", "paris france".
 * Names as a whole come first, then the largest. With `begun` the text may be the beginning of a name.
 */
export async function findCities(
  db: Db,
  text: string,
  { limit, begun = false }: { limit: number; begun?: boolean },
): Promise<FoundCity[]> {
  for (const reading of readingsOf(text)) {
    const found = await readCities(db, text, reading, { limit, begun });
    if (found.length > 0) return found.map((city) => ({ ...city, isPlaced: reading.regions.length > 0 }));
  }
  return [];
}

/** How a text may be meant: all of it a name, or a name and a region, whichever finds something first. */
function readingsOf(text: string): Reading[] {
  const [name = "", ...regions] = text.split(",").map((part) => foldText(part).trim());
  const readings = [{ name, regions: regions.filter(Boolean) }];
  const terms = name.split(/\s+/);
  for (let last = 1; last <= MAX_REGION_TERMS && last < terms.length; last++) {
    const region = terms.slice(-last).join(" ");
    if (readRegion(region))
      readings.push({ name: terms.slice(0, -last).join(" "), regions: [region, ...regions] });
  }
  return readings.filter((reading) => reading.name !== "");
}

/** "Paris, United Arab Emirates" has the longest that people write without a comma. */
const MAX_REGION_TERMS = 3;

function readCities(
  db: Db,
  text: string,
  { name, regions }: Reading,
  { limit, begun }: { limit: number; begun: boolean },
): Promise<Omit<FoundCity, "isPlaced">[]> {
  const called = (column: SQL) =>
    begun ? sql`${column} like ${`${escapeLike(name)}%`}` : sql`${column} = ${name}`;
  return db
    .select({
      ...cityColumns,
      isNamed: sql<boolean>`lower(f_unaccent(${cities.display})) = ${foldText(text).trim()}`,
    })
    .from(cities)
    .innerJoin(
      sql`(select ${cities.id} as city_id, ${cities.searchName} as name from ${cities} where ${called(sql`${cities.searchName}`)}
        union all select ${cityNames.cityId}, ${cityNames.name} from ${cityNames} where ${called(sql`${cityNames.name}`)}) as found`,
      sql`found.city_id = ${cities.id}`,
    )
    .where(and(...regions.map(liesIn)))
    .groupBy(cities.id)
    .orderBy(sql`bool_or(found.name = ${name}) desc, ${cities.population} desc`)
    .limit(limit);
}

/** Within the country or state that was typed, or begun. */
export function liesIn(typed: string): SQL | undefined {
  const region = readRegion(typed);
  return or(
    sql`f_unaccent(lower(${cities.display})) like ${`%, ${escapeLike(typed)}%`}`,
    region && region.countries.length > 0 ? inArray(cities.countryCode, [...region.countries]) : undefined,
    region?.state ? eq(cities.state, region.state) : undefined,
  );
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export const cityColumns = {
  id: cities.id,
  display: cities.display,
  city: cities.name,
  state: cities.state,
  country: cities.country,
  countryCode: cities.countryCode,
  latitude: cities.latitude,
  longitude: cities.longitude,
  population: cities.population,
};
