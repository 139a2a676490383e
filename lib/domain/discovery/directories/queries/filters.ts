import { and, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { cities } from "@/db/schema/places";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { KNOWN_BY_NAME } from "@/lib/domain/vocabulary/locations/rules";
import { findCities, isElsewhere, isInRegion } from "@/lib/domain/vocabulary/locations/store";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { foldText } from "@/lib/utils/fold-text";
import type { Coordinates } from "@/lib/utils/geo";
import type { ChosenFilters } from "../filters";
import type { DirectoryQuery } from "../schema";

/** Miles per degree of latitude, a little under the least there is, so that the box never cuts the circle. */
const MILES_PER_DEGREE = 68.6;

/** Splits the conditions into those whose options have counts beside them and all others. */
export async function filterParts(db: Db, query: DirectoryQuery) {
  const { verified, tier, perks, ...rest } = query;
  return {
    others: await filtersOf(db, rest),
    verified: await filtersOf(db, { ...bare(query), verified }),
    tier: await filtersOf(db, { ...bare(query), tier }),
    perks: await filtersOf(db, { ...bare(query), perks }),
  };
}

/** The query has no filter at all. */
const bare = ({ kinds, sort, isDefaultSort, limit }: DirectoryQuery): DirectoryQuery => ({
  ...{ kinds, sort, isDefaultSort, limit },
  topicSets: [],
  distance: null,
});

/** Returns the conditions besides the profile's kind and the search text. The distance belongs to the location. */
export async function filtersOf(db: Db, query: DirectoryQuery): Promise<SQL[]> {
  const { minFollowers, maxFollowers, minRate, maxRate, tier, perks } = query;
  const conditions = {
    topic: and(...query.topicSets.map((topics) => overlaps(sql`${profiles.topicTree}`, topics))),
    verified: query.verified ? sql`${profiles.verified}` : undefined,
    tier: tier && tier.length > 0 ? inArray(profiles.pressePassLevel, [...tier]) : undefined,
    minFollowers: minFollowers === undefined ? undefined : gte(profiles.reach, minFollowers),
    maxFollowers:
      maxFollowers === undefined ? undefined : lte(sql`coalesce(${profiles.reach}, 0)`, maxFollowers),
    minRate: minRate === undefined ? undefined : gte(profiles.lowestRate, minRate),
    maxRate: maxRate === undefined ? undefined : lte(profiles.lowestRate, maxRate),
    perks: perks && perks.length > 0 ? offersOneOf(normalizePerks([...perks])) : undefined,
    location: await isNear(db, query),
  } satisfies Record<Exclude<keyof ChosenFilters, "q" | "distance">, SQL | undefined>;
  return Object.values(conditions).filter((condition) => condition !== undefined);
}

const listOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** A profile has any of the values: a single one is asked as containment, which the index answers alike. */
const overlaps = (column: SQL, values: readonly string[]) =>
  values.length === 1 ? sql`${column} @> ${listOf(values)}` : sql`${column} && ${listOf(values)}`;

const offersOneOf = (perks: readonly string[]) =>
  or(overlaps(sql`${profiles.perksOffered}`, perks), overlaps(sql`${profiles.perksPreferred}`, perks));

/**
 * A text as we write it means the known city and its surroundings. For any other text the city is a guess, and it may
 * be a country's or a state's name as well (Norway is a town in Maine), so what lies in it counts too, however its
 * places are written: "UK", "Deutschland", "Bavaria", "Scotland". A small place of that name elsewhere is not meant then.
 */
async function isNear(db: Db, { location, distance }: DirectoryQuery): Promise<SQL | undefined> {
  if (!location) return undefined;
  const [city] = distance === null ? [] : await findCities(db, location, { limit: 1 });
  const named = isInRegion(location);
  const inRegion = named && sql`${profiles.cityId} in (select ${cities.id} from ${cities} where ${named})`;
  if (!city || distance === null) return or(saysPlace(location), inRegion);
  const near = withinMiles(city, distance);
  if (city.isNamed) return near;
  const isHamlet = city.population < KNOWN_BY_NAME && isElsewhere(location, city);
  return or(isHamlet ? undefined : near, inRegion, and(saysPlace(location), isRegionOrUnknown(location)));
}

/** The typed text follows the city's name, or the place has no known coordinates. */
const isRegionOrUnknown = (location: string) =>
  or(
    isNull(profiles.latitude),
    sql`lower(f_unaccent(${profiles.locationText})) like ${`%, ${likeOf(location)}%`}`,
  );

/** A box narrows by the index first, then the circle in it. */
function withinMiles({ latitude, longitude }: Coordinates, miles: number): SQL {
  const height = miles / MILES_PER_DEGREE;
  // Degrees are narrowest at the latitude nearest to a pole; past it every longitude is near.
  const narrowest = Math.cos((Math.min(90, Math.abs(latitude) + height) * Math.PI) / 180);
  const width = narrowest > 0.01 ? height / narrowest : 180;
  const crosses = longitude - width < -180 || longitude + width > 180;
  const inWidth = crosses
    ? sql`true`
    : sql`${profiles.longitude} between ${longitude - width} and ${longitude + width}`;
  return sql`(${profiles.latitude} between ${latitude - height} and ${latitude + height} and ${inWidth}
    and 2 * 3958.7613 * asin(sqrt(least(1, sin(radians(${profiles.latitude} - ${latitude}) / 2) ^ 2
      + cos(radians(${latitude})) * cos(radians(${profiles.latitude}))
      * sin(radians(${profiles.longitude} - ${longitude}) / 2) ^ 2))) <= ${miles})`;
}

const likeOf = (location: string) =>
  foldText(location)
    .trim()
    .replace(/[\\%_]/g, "\\$&");

/** The search index narrows by the words of the place, the text itself decides. */
function saysPlace(location: string): SQL {
  const like = `%${likeOf(location)}%`;
  return sql`(${profiles.search} @@ plainto_tsquery('simple', f_unaccent(${location}))
    and lower(f_unaccent(${profiles.locationText})) like ${like})`;
}
