import { doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** GeoNames places of 500 people and more (CC BY 4.0). Migrating the database fills the table. */
export const cities = pgTable(
  "cities",
  {
    /** The GeoNames id. */
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    /** The autocomplete compares this name, in lower case without accents. */
    searchName: text("search_name").notNull(),
    state: text("state"),
    countryCode: text("country_code").notNull(),
    country: text("country").notNull(),
    display: text("display").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    population: integer("population").notNull(),
    /** The name of its time zone, such as "Europe/Oslo". */
    zone: text("zone").notNull().default("UTC"),
    /** The code of its state, province or nation ("CA.08"), in countries whose people name it; else empty. */
    region: text("region").notNull().default(""),
  },
  (t) => [
    index("cities_prefix").on(t.searchName.op("text_pattern_ops"), t.population),
    index("cities_trigram").using("gin", t.searchName.op("gin_trgm_ops")),
    index("cities_display").on(t.display),
  ],
);

/** Other names of cities: in other languages, earlier and short ones, written as `searchName` is. */
export const cityNames = pgTable(
  "city_names",
  {
    /** The id of a row of `cities`, which is filled together with this and never changed. */
    cityId: integer("city_id").notNull(),
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.name] }),
    index("city_names_prefix").on(t.name.op("text_pattern_ops")),
  ],
);
