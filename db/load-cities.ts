import type postgres from "postgres";
import { readCities } from "./seed/cities";

const BATCH = 5000;

/** Fills the gazetteer once. A database that has it is left alone. */
export async function loadCities(sql: postgres.Sql): Promise<void> {
  const [present] = await sql`select 1 from cities limit 1`;
  if (present) return;
  await sql.begin(async (tx) => {
    let batch: Record<string, unknown>[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      await tx`insert into cities ${tx(batch)} on conflict (id) do nothing`;
      batch = [];
    };
    for (const city of readCities()) {
      batch.push({
        id: city.geonameId,
        name: city.name,
        search_name: searchName(city.asciiName || city.name),
        state: city.stateName,
        country_code: city.countryCode,
        country: city.countryName,
        display: city.display,
        latitude: city.latitude,
        longitude: city.longitude,
        population: city.population,
      });
      if (batch.length === BATCH) await flush();
    }
    await flush();
  });
  await sql`analyze cities`;
}

/** Lower case without accents: how names and queries are compared. */
export function searchName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
