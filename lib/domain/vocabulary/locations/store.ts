import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { cities, cityNames } from "@/db/schema/places";
import type { Db } from "@/db/types";
import { foldText } from "@/lib/utils/fold-text";
import { KNOWN_BY_NAME, otherName, placeCodesOf, readRegion, searchLanguageOf } from "./rules";
import type { LocationSuggestion } from "./schema";

export type Place = {
  cityId: number | null;
  latitude: number | null;
  longitude: number | null;
  /** The profile's texts are searched by the word forms of this language. */
  searchLanguage: string;
  /** Codes of the country and region, and the name of the state: a search for them finds the profile. */
  placeCodes: string[];
};

/** Resolves the city that a text means ("Portland, Oregon", "London, UK", "Köln"); else there are no coordinates. */
export async function resolvePlace(db: Db, locationText: string): Promise<Place> {
  const nowhere = {
    ...{ cityId: null, latitude: null, longitude: null, searchLanguage: searchLanguageOf(null) },
    placeCodes: placeCodesOf(locationText.split(",").at(-1) ?? ""),
  };
  const [city] = await findCities(db, locationText, { limit: 1 });
  if (!city) return nowhere;
  const isCertain =
    city.isNamed || city.isPlaced || (city.population >= KNOWN_BY_NAME && !isElsewhere(locationText, city));
  if (!isCertain) return nowhere;
  const { id: cityId, latitude, longitude, countryCode, state, region } = city;
  const placeCodes = [countryCode, state, region].filter((code): code is string => Boolean(code));
  return { cityId, latitude, longitude, searchLanguage: searchLanguageOf(countryCode), placeCodes };
}

/** The text also names a country or state that the city is not in: Georgia is none of the towns of that name. */
export function isElsewhere(
  text: string,
  city: { countryCode: string; state: string | null; region: string },
): boolean {
  const named = readRegion(text);
  if (!named || named.countries.includes(city.countryCode)) return false;
  return named.state !== city.state && !named.regions.includes(city.region);
}

export type FoundCity = LocationSuggestion & {
  id: number;
  countryCode: string;
  /** The code of its state, province or nation; empty where it is unknown. */
  region: string;
  population: number;
  /** A country or state was given beside the name. */
  isPlaced: boolean;
  /** The text is the city's as we write it ("Portland, Oregon"), whatever its case and accents. */
  isNamed: boolean;
};

type Reading = {
  /** The name as it was typed, and as names are compared. */
  typed: string;
  name: string;
  regions: string[];
};

/**
 * Finds the cities that a text names, by their own name or any other, ignoring case and accents: "Köln", "москва",
 * "nyc". What follows a comma, or the last words, may be the country or state: "London, UK", "paris france". Whole
 * names come first, then the largest cities. With `begun` the text may be the beginning of a name.
 */
export async function findCities(
  db: Db,
  text: string,
  { limit, begun = false }: { limit: number; begun?: boolean },
): Promise<FoundCity[]> {
  for (const reading of readingsOf(text)) {
    const found = await readCities(db, text, reading, { limit, begun });
    if (found.length > 0) {
      return found.map(({ foundBy, ...city }) => ({
        ...city,
        alsoCalled: otherName({ typed: reading.typed, foundBy, own: city.city }),
        isPlaced: reading.regions.length > 0,
      }));
    }
  }
  return [];
}

/** A text is all name, or a name and a region; the first reading that finds something counts. */
function readingsOf(text: string): Reading[] {
  const [name = "", ...parts] = text.split(",").map((part) => part.trim());
  const regions = parts.map((part) => foldText(part).trim()).filter(Boolean);
  const readingOf = (typed: string, within: string[]): Reading => ({
    typed,
    name: foldText(typed).trim(),
    regions: within,
  });
  const readings = [readingOf(name, regions)];
  const terms = name.split(/\s+/);
  for (let last = 1; last <= MAX_REGION_TERMS && last < terms.length; last++) {
    const region = foldText(terms.slice(-last).join(" "));
    if (readRegion(region)) readings.push(readingOf(terms.slice(0, -last).join(" "), [region, ...regions]));
  }
  return readings.filter((reading) => reading.name !== "");
}

/** "Paris, United Arab Emirates" has the longest region that people write without a comma. */
const MAX_REGION_TERMS = 3;

/**
 * Reads cities with this name, or with `begun` with a name that begins so. The largest of those with such a name of
 * their own and of those with another are read apart, each by its index, so that only the few that are shown are
 * joined.
 */
function readCities(
  db: Db,
  text: string,
  { name, regions }: Reading,
  { limit, begun }: { limit: number; begun: boolean },
): Promise<(Omit<FoundCity, "isPlaced" | "alsoCalled"> & { foundBy: string })[]> {
  const like = sql`like ${`${escapeLike(name)}%`}`;
  const isAmbiguous = Buffer.byteLength(name) < MIN_BYTES_OF_OTHER_NAMES;
  const within = and(sql`true`, ...regions.map(liesIn));
  const rank = (column: SQL, whole: number, part: number) =>
    sql`${cities.population}::float8 * case when ${column} = ${name} then ${whole}::int else ${part}::int end`;
  const own = sql`${cities.searchName}`;
  const other = sql`${cityNames.name}`;
  const found = sql`(
    select city_id, (array_agg(name order by length(name), name))[1] as name, max(rank) as rank from (
      (select ${cities.id} as city_id, ${own} as name, ${rank(own, WHOLE_NAME, OWN_NAME)} as rank from ${cities}
        where ${own} ${begun ? like : sql`= ${name}`} and ${within}
        order by rank desc limit ${limit})
      union all
      (select ${cityNames.cityId}, ${other}, ${rank(other, isAmbiguous ? 1 : WHOLE_NAME, 1)} as rank
        from ${cityNames}, lateral (select * from ${cities} where ${cities.id} = ${cityNames.cityId} offset 0) as ${cities}
        where ${other} ${begun && !isAmbiguous ? like : sql`= ${name}`} and ${within}
        order by rank desc limit ${limit * NAMES_OF_A_CITY})) as named
    group by city_id) as found`;
  return db
    .select({
      ...cityColumns,
      foundBy: sql<string>`found.name`,
      isNamed: sql<boolean>`lower(f_unaccent(${cities.display})) = ${foldText(text).trim()}`,
    })
    .from(cities)
    .innerJoin(found, sql`found.city_id = ${cities.id}`)
    .orderBy(sql`found.rank desc`)
    .limit(limit);
}

/** A city with exactly this name, and one whose own name begins so, count as larger by these factors. */
const WHOLE_NAME = 50;
const OWN_NAME = 20;

/** Two Latin letters are the beginning of half the world's other names, and codes such as "la" of large cities. */
const MIN_BYTES_OF_OTHER_NAMES = 3;

/** The number of a city's other names that may begin alike. */
const NAMES_OF_A_CITY = 8;

/** Finds which of these folded names are a city of the gazetteer by any of its names, a state or a country. */
export async function readKnownPlaces(db: Db, names: readonly string[]): Promise<Set<string>> {
  const listed = [...names];
  const rows = await union(
    db.select({ name: cities.searchName }).from(cities).where(inArray(cities.searchName, listed)),
    db.select({ name: cityNames.name }).from(cityNames).where(inArray(cityNames.name, listed)),
  );
  return new Set([...rows.map(({ name }) => name), ...listed.filter(readRegion)]);
}

/** The city lies within the country or state that was typed, completely or in part. */
export const liesIn = (typed: string): SQL | undefined =>
  or(sql`f_unaccent(lower(${cities.display})) like ${`%, ${escapeLike(typed)}%`}`, isInRegion(typed));

/** The city lies within the country, state, province or nation that a text names; undefined where it names none. */
export function isInRegion(typed: string): SQL | undefined {
  const named = readRegion(typed);
  if (!named) return undefined;
  const { countries, state, regions } = named;
  return or(
    countries.length > 0 ? inArray(cities.countryCode, [...countries]) : undefined,
    state ? eq(cities.state, state) : undefined,
    regions.length > 0 ? inArray(cities.region, [...regions]) : undefined,
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
  zone: cities.zone,
  region: cities.region,
};
