import postgres from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import { loadCities } from "@/db/load-cities";
import type { Transaction } from "@/db/types";
import { transact } from "@/lib/core/execute";
import { closeDatabase } from "@/lib/platform/database";
import { resetSettings } from "@/lib/platform/settings/settings";

/**
 * Gives the calling test file a fresh clone of the migrated database and points the app at it. `overrides` are
 * settings this file wants differently (`BETA: "false"`). Its cities are the large ones, unless it wants all.
 */
export function testDatabase(overrides: Record<string, string> = {}, { allCities = false } = {}) {
  const name = `test_${process.pid}_${Math.floor(performance.timeOrigin + performance.now())}`;
  let admin: postgres.Sql | undefined;
  let sql: postgres.Sql | undefined;

  beforeAll(async () => {
    const serverUrl = inject("serverUrl");
    admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
    // Cloning needs the template to itself: take turns.
    await admin`select pg_advisory_lock(42)`;
    const template = allCities ? await templateOfAllCities(admin, serverUrl) : inject("templateName");
    await admin.unsafe(`create database ${name} template ${template}`);
    await admin`select pg_advisory_unlock(42)`;
    const url = databaseUrl(serverUrl, name);
    Object.assign(process.env, { DATABASE_URL: url, DEPLOYMENT: "demo", ...overrides });
    resetSettings();
    // Work that the file before left running may have opened its pool again, to a database that is gone.
    await closeDatabase();
    sql = postgres(url, { max: 4, onnotice: () => {} });
  });

  afterAll(async () => {
    await closeDatabase();
    // A connection that is still being opened is waited for: cut off, its promise rejects with nobody to hear it.
    await sql?.end({ timeout: 60 });
    await admin?.unsafe(`drop database if exists ${name} with (force)`);
    await admin?.end({ timeout: 5 });
  });

  return {
    /** A connection of the test's own, beside the app's pool. */
    sql: (): postgres.Sql => {
      if (!sql) throw new Error("The database is there from beforeAll on.");
      return sql;
    },
    /** Runs a store function in a transaction, as a command would. */
    transact: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => transact((tx) => work(tx)),
    /** Copies every row there is but the cities. Returns what brings them back, without new connections. */
    async takeSnapshot(): Promise<() => Promise<void>> {
      const restored = await copyRows(sql as postgres.Sql);
      return async () => {
        await sql?.begin(async (tx) => {
          const touched = await tx<{ name: string }[]>`select distinct name from snapshot.touched`;
          const tables = touched.map(({ name }) => restored.get(name));
          await tx.unsafe(
            [
              "set local session_replication_role = replica",
              ...tables.map((table) => table?.empty),
              ...tables.map((table) => table?.fill),
              "delete from snapshot.touched",
            ].join(";\n"),
          );
        });
      };
    },
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The first file of a run that wants all cities makes their template, the others find it. */
async function templateOfAllCities(admin: postgres.Sql, serverUrl: string): Promise<string> {
  const small = inject("templateName");
  const name = `${small}_of_all_cities`;
  const [made] = await admin`select 1 from pg_database where datname = ${name} and datistemplate`;
  if (made) return name;
  await admin.unsafe(`create database ${name} template ${small}`);
  const sql = postgres(databaseUrl(serverUrl, name), { max: 1, onnotice: () => {} });
  await sql`truncate cities, city_names cascade`;
  await loadCities(sql);
  await sql.end();
  await admin.unsafe(`alter database ${name} is_template true`);
  return name;
}

/**
 * Copies the rows of every table, which from then on notes that it was written to.
 * @returns the statements that bring back a table's rows, by its name. Triggers and references are not asked.
 */
async function copyRows(sql: postgres.Sql): Promise<Map<string, { empty: string; fill: string }>> {
  const tables = await sql<{ name: string; copy: string; columns: string }[]>`
    select format('%I.%I', table_schema, table_name) as name,
      format('snapshot.%I', table_schema || '_' || table_name) as copy,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and table_name not in ('cities', 'city_names') and is_generated = 'NEVER'
      -- The rows of a table's parts are those of the table.
      and format('%I.%I', table_schema, table_name)::regclass not in (select inhrelid from pg_inherits)
    group by table_schema, table_name`;
  await sql.unsafe(`create schema snapshot;
    create table snapshot.touched (name text not null);
    create function snapshot.note() returns trigger language plpgsql as
      $$ begin insert into snapshot.touched values (tg_argv[0]); return null; end $$`);
  for (const { name, copy } of tables)
    await sql.unsafe(`create table ${copy} as table ${name};
      create trigger note_touch after insert or update or delete or truncate on ${name}
        for each statement execute function snapshot.note('${name}')`);
  return new Map(
    tables.map(({ name, copy, columns }) => [
      name,
      {
        empty: `delete from ${name}`,
        fill: `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
      },
    ]),
  );
}

/** Moves the database's clock, which judges every expiry, to `interval` from now ("15 days", "-1 hour"). */
export async function moveClock(sql: postgres.Sql, interval: string): Promise<void> {
  await sql`insert into app_clock (id, "offset") values (true, ${interval}::interval)
    on conflict (id) do update set "offset" = excluded."offset"`;
}
