import { desc, eq } from "drizzle-orm";
import { cities } from "@/db/schema/places";
import type { Db } from "@/db/types";

export type Place = { cityId: number | null; latitude: number | null; longitude: number | null };

/** The known city a location text names word for word ("Portland, Oregon"); otherwise no coordinates. */
export async function resolvePlace(db: Db, locationText: string): Promise<Place> {
  const nowhere = { cityId: null, latitude: null, longitude: null };
  if (locationText === "") return nowhere;
  const [city] = await db
    .select({ cityId: cities.id, latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(eq(cities.display, locationText))
    .orderBy(desc(cities.population))
    .limit(1);
  return city ?? nowhere;
}
