import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { beginCopy } from "./begin-copy";
import { type City, readCities } from "./cities";

/** Cities of this many people and more are known abroad, by names of their own there. */
const KNOWN_ABROAD = 15_000;
const BLOCK = 1 << 16;

type Row = (string | number | null)[];

/**
 * Fills the gazetteer once, with its cities (of `least` people and more), their zones and other names. A database that
 * has them is left alone.
 */
export async function loadCities(sql: postgres.Sql, least = 0): Promise<void> {
  const [present] = await sql`
    select exists (select 1 from cities) as cities, exists (select 1 from city_names) as names,
      exists (select 1 from cities where region <> '') as regions`;
  if (present?.cities && present.names && present.regions) return;
  await sql.begin(async (tx) => {
    if (!present?.cities) await fill(tx, "cities", cityRows(least));
    else if (!present.regions) await addLaterColumns(tx);
    if (!present?.names) await fill(tx, "city_names", nameRows(least));
  });
  await sql`analyze cities, city_names`;
}

function* cityRows(least: number): Iterable<Row> {
  for (const city of readCities(least)) {
    yield [
      ...[city.geonameId, city.name, searchName(city.asciiName), city.stateName, city.countryCode],
      ...[city.countryName, city.display, city.latitude, city.longitude, city.population, city.zone],
      city.region,
    ];
  }
}

function* nameRows(least: number): Iterable<Row> {
  for (const city of readCities(least)) for (const name of otherNames(city)) yield [city.geonameId, name];
}

/** A database that was filled before places had zones, or regions, takes them on. */
async function addLaterColumns(tx: postgres.TransactionSql): Promise<void> {
  await tx`create temporary table later (id integer primary key, zone text not null, region text not null) on commit drop`;
  await fill(tx, "later", laterRows());
  await tx`update cities set zone = later.zone, region = later.region from later where cities.id = later.id`;
}

function* laterRows(): Iterable<Row> {
  for (const city of readCities()) yield [city.geonameId, city.zone, city.region];
}

export const namesOf = (city: City): string[] => [searchName(city.asciiName), ...otherNames(city)];

/** Names are compared in folded form, each once; the name that a city is searched by is not among them. */
function otherNames({ name, asciiName, alternateNames, population }: City): Iterable<string> {
  const names = population < KNOWN_ABROAD ? [name] : [name, ...alternateNames];
  const others = new Set(names.map(searchName).filter((other) => other.length > 1));
  others.delete(searchName(asciiName));
  return others;
}

/** Copies rows, columns in the table's own order, and builds its indexes afterwards: at once they take half as long. */
async function fill(tx: postgres.TransactionSql, table: string, rows: Iterable<Row>): Promise<void> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${table}
      and indexname not in (select conname from pg_constraint where conrelid = ${table}::regclass)`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  const target = await beginCopy(tx`copy ${tx(table)} from stdin`);
  await pipeline(Readable.from(blocksOf(rows)), target);
  for (const { definition } of indexes) await tx.unsafe(definition);
}

/** COPY reads the rows as text, several to a block. */
function* blocksOf(rows: Iterable<Row>): Iterable<string> {
  let block = "";
  for (const row of rows) {
    const cells = row.map((cell) => (cell === null ? "\\N" : String(cell).replace(/[\\\t\n\r]/g, "\\$&")));
    block += `${cells.join("\t")}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}

/** Names and queries are compared in lower case without accents. */
function searchName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
