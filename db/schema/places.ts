import { doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** GeoNames places of 500 people and more (CC BY 4.0). Filled when the database is migrated. */
export const cities = pgTable(
  "cities",
  {
    /** The GeoNames id. */
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    /** Lower case, without accents: what the autocomplete compares. */
    searchName: text("search_name").notNull(),
    state: text("state"),
    countryCode: text("country_code").notNull(),
    country: text("country").notNull(),
    display: text("display").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    population: integer("population").notNull(),
  },
  (t) => [
    index("cities_prefix").on(t.searchName.op("text_pattern_ops"), t.population),
    index("cities_trigram").using("gin", t.searchName.op("gin_trgm_ops")),
    index("cities_display").on(t.display),
  ],
);

/** What else cities are called, in other languages, earlier and for short: as `searchName` is written. */
export const cityNames = pgTable(
  "city_names",
  {
    /** Of `cities`, which is filled together with this and never changed. */
    cityId: integer("city_id").notNull(),
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.name] }),
    index("city_names_prefix").on(t.name.op("text_pattern_ops")),
  ],
);
