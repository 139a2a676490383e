import { desc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { cities } from "@/db/schema/places";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { foldText } from "@/lib/core/fold-text";
import { normalizePerks } from "@/lib/domain/perks/perks";
import type { Coordinates } from "@/lib/utils/geo";
import type { DirectoryQuery } from "../schema";

/** Miles to a degree of latitude, a little under the least there is, so that the box never cuts the circle. */
const MILES_PER_DEGREE = 68.6;

/** What a query asks of a profile besides its kind and its words. */
export async function filtersOf(db: Db, query: DirectoryQuery): Promise<SQL[]> {
  const { minFollowers, maxFollowers, minRate, maxRate, tier, perks } = query;
  const conditions: (SQL | undefined)[] = [
    ...query.topicSets.map((topics) => overlaps(sql`${profiles.topicTree}`, topics)),
    query.verified ? sql`${profiles.verified}` : undefined,
    tier && tier.length > 0 ? inArray(profiles.pressePassLevel, [...tier]) : undefined,
    minFollowers === undefined ? undefined : gte(profiles.reach, minFollowers),
    maxFollowers === undefined ? undefined : lte(sql`coalesce(${profiles.reach}, 0)`, maxFollowers),
    minRate === undefined ? undefined : gte(profiles.lowestRate, minRate),
    maxRate === undefined ? undefined : lte(profiles.lowestRate, maxRate),
    perks && perks.length > 0 ? offersOneOf(normalizePerks([...perks])) : undefined,
    await isNear(db, query),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

const listOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Any of them: one is asked as containment, which the index answers alike. */
const overlaps = (column: SQL, values: readonly string[]) =>
  values.length === 1 ? sql`${column} @> ${listOf(values)}` : sql`${column} && ${listOf(values)}`;

const offersOneOf = (perks: readonly string[]) =>
  or(overlaps(sql`${profiles.perksOffered}`, perks), overlaps(sql`${profiles.perksPreferred}`, perks));

/** Around a known city; any other text by its words. */
async function isNear(db: Db, { location, distance }: DirectoryQuery): Promise<SQL | undefined> {
  if (!location) return undefined;
  const centre = distance === null ? null : await readCentre(db, location);
  return centre && distance !== null ? withinMiles(centre, distance) : saysPlace(location);
}

/** The city a text names: as we write it, else the largest that begins so. Null where none does. */
async function readCentre(db: Db, location: string): Promise<Coordinates | null> {
  const name = foldText(location.split(",")[0] ?? "").trim();
  const [city] = await db
    .select({ latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(or(eq(cities.display, location), eq(cities.searchName, name)))
    .orderBy(desc(eq(cities.display, location)), desc(cities.population))
    .limit(1);
  return city ?? null;
}

/** A box on the index first, then the circle in it. */
function withinMiles({ latitude, longitude }: Coordinates, miles: number): SQL {
  const height = miles / MILES_PER_DEGREE;
  // At the latitude nearest to a pole, where degrees are narrowest; past it every longitude is near.
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

/** Words of the place: the search index narrows, the text itself decides. */
function saysPlace(location: string): SQL {
  const like = `%${foldText(location).replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(${profiles.search} @@ plainto_tsquery('simple', f_unaccent(${location}))
    and lower(f_unaccent(${profiles.locationText})) like ${like})`;
}
