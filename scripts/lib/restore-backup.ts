import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import postgres from "postgres";
import { z } from "zod";
import { beginCopy } from "../../db/begin-copy";
import { migrate, migrationTimes } from "../../db/migrate";
import { describeFile } from "../../lib/platform/uploads/uploaded-file";
import {
  digestOfFile,
  FILE_LIST,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SCHEMA_STATE,
  SCHEMAS,
  type StoredFileEntry,
  storedFileSchema,
  tableFile,
} from "./backup-format";
import type { BackupOptions } from "./take-backup";

/**
 * Brings a back-up into an empty database and its files into the storage. Everything is checked before anything is
 * written; the rows come in one transaction. A back-up of an earlier version is brought to this code's schema
 * afterwards. Throws a sentence when it cannot.
 */
export async function restoreBackup({ url, files, folder }: BackupOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const stored = await checkContents(folder, manifest);
  if (!migrationTimes().includes(manifest.migration))
    throw new Error("The back-up was made by a later version of Fivewire: restore it with that one.");
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {}, connection: NO_DEADLINES });
  try {
    await demandEmpty(sql, manifest);
    await migrate(url, { upTo: manifest.migration, withCities: false });
    await demandQueue(sql, manifest);
    // The files come before the rows: a storage that is full or away leaves the database empty.
    for (const { key, contentType } of stored) {
      await files.put(key, await describeFile(path.join(folder, "files", key)), { contentType });
    }
    await sql.begin((tx) => fillTables(tx, folder, manifest));
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
  await migrate(url);
  return manifest;
}

const NO_DEADLINES = { application_name: "fivewire-restore", statement_timeout: 0 };

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch(() => {
    throw new Error(`${folder} is no back-up, or one that was cut short: it has no ${MANIFEST}.`);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const isOther = parsed.error.issues.find(({ path: [first] }) => first === "format");
  throw new Error(`${path.join(folder, MANIFEST)} ${isOther?.message ?? "is damaged"}.`);
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads every file of the back-up once. @returns the stored files' entries. */
async function checkContents(folder: string, manifest: Manifest): Promise<StoredFileEntry[]> {
  const demand = async (file: string, digest: string) => {
    const found = await digestOfFile(path.join(folder, file)).catch(() => null);
    if (found !== digest)
      throw new Error(
        `${path.join(folder, file)} is ${found ? "damaged" : "missing"}: nothing was restored.`,
      );
  };
  for (const table of manifest.tables) await demand(tableFile(table), table.digest);
  await demand(FILE_LIST, manifest.files.digest);
  const lines = (await readFile(path.join(folder, FILE_LIST), "utf8")).split("\n").filter(Boolean);
  const entries = z.array(storedFileSchema).parse(lines.map((line) => JSON.parse(line)));
  for (const { key, digest } of entries) await demand(path.join("files", key), digest);
  return entries;
}

async function demandEmpty(sql: postgres.Sql, { migration }: Manifest) {
  const [there] = await sql<{ users: string | null; others: number }[]>`
    select to_regclass('public.users')::text as users,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name in ('fivewire', 'fivewire-worker', 'fivewire-cache')) as others`;
  if (there?.others)
    throw new Error("The app or its worker is connected to this database: stop them, then restore.");
  if (!there?.users) return;
  const [state] = await sql<{ users: boolean; migration: string | null }[]>`
    select exists (select 1 from users) as users,
      (select max(created_at) from drizzle.__drizzle_migrations) as migration`;
  if (state?.users) throw new Error("This database has accounts: restore into an empty one.");
  if (Number(state?.migration) > migration)
    throw new Error("This database has a later schema than the back-up: restore into an empty one.");
}

async function demandQueue(sql: postgres.Sql, { queueMigration }: Manifest) {
  const [row] = await sql<{ newest: number }[]>`select max(id) as newest from graphile_worker.migrations`;
  if (row?.newest !== queueMigration)
    throw new Error(
      "The back-up's job queue is of another version: restore it with the version that made it.",
    );
}

async function fillTables(tx: postgres.TransactionSql, folder: string, manifest: Manifest) {
  const links = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in (select oid from pg_namespace where nspname in ${tx(SCHEMAS)})
    order by 1, 2`;
  for (const { table, name } of links) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  const [all] = await tx<{ list: string }[]>`
    select string_agg(format('%I.%I', nspname, relname), ', ') as list
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ${tx(SCHEMAS)} and relkind = 'r' and nspname || '.' || relname not in ${tx(SCHEMA_STATE)}`;
  await tx.unsafe(`truncate ${all?.list}`);
  for (const table of manifest.tables) {
    const { schema, name, columns, rows } = table;
    const target = await beginCopy(tx`copy ${tx(`${schema}.${name}`)} (${tx(columns)}) from stdin`);
    await pipeline(createReadStream(path.join(folder, tableFile(table))), createGunzip(), target);
    const [found] = await tx<
      { rows: number }[]
    >`select count(*)::int as rows from ${tx(`${schema}.${name}`)}`;
    if (found?.rows !== rows)
      throw new Error(
        `${schema}.${name} has ${found?.rows} rows and should have ${rows}: nothing was restored.`,
      );
  }
  // Each constraint checks every row against what it names.
  for (const { table, name, definition } of links)
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value, isCalled } of manifest.sequences)
    await tx`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`;
  // The workers that had locked them are gone.
  await tx`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null`;
  await tx`update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null`;
}
