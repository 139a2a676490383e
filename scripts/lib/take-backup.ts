import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import postgres from "postgres";
import type { FileStorage } from "../../lib/platform/storage/storage";
import {
  type BackupTable,
  FILE_LIST,
  FORMAT,
  MANIFEST,
  type Manifest,
  SCHEMA_STATE,
  SCHEMAS,
  type StoredFileEntry,
  tableFile,
} from "./backup-format";

export type BackupOptions = { url: string; files: FileStorage; folder: string };

/**
 * Writes all rows as of one moment, and all stored files, into a new folder, while the product runs. The files are read
 * before the rows and, where they are new, again after them, so that none that a row names is missing. A folder without
 * a manifest is a back-up that was cut short. Throws a sentence when the folder is taken.
 */
export async function takeBackup({ url, files, folder }: BackupOptions): Promise<Manifest> {
  await mkdir(path.join(folder, "tables"), { recursive: true, mode: 0o700 }).catch(() => {});
  if ((await readdir(folder)).some((name) => name !== "tables"))
    throw new Error(`${folder} is not empty: name another folder for the back-up.`);
  const { sql, resume } = connectForCopy(url);
  try {
    const copied = new Map<string, StoredFileEntry>();
    await copyFiles(files, folder, copied);
    const rows = await copyRows(sql, resume, folder);
    await copyFiles(files, folder, copied);
    const list = [...copied.values()].map((entry) => `${JSON.stringify(entry)}\n`).join("");
    await writeFile(path.join(folder, FILE_LIST), list, PRIVATE);
    const digest = createHash("sha256").update(list).digest("hex");
    const manifest: Manifest = { format: FORMAT, ...rows, files: { count: copied.size, digest } };
    const draft = path.join(folder, `${MANIFEST}.part`);
    await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, PRIVATE);
    await rename(draft, path.join(folder, MANIFEST));
    return manifest;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const NO_DEADLINES = { application_name: "fivewire-backup", statement_timeout: 0 };
/** A back-up holds what people wrote to each other. */
const PRIVATE = { mode: 0o600 };

/**
 * Opens one connection. postgres.js leaves its socket paused when the last piece of a COPY filled its reader's buffer,
 * and then never learns how the COPY ended: `resume` lets it read on.
 */
function connectForCopy(url: string) {
  let socket: Socket | undefined;
  const open = ({ path: place, host, port }: { path?: string; host: string[]; port: number[] }) =>
    new Promise<Socket>((resolve, reject) => {
      const opened = place ? connect(place) : connect({ host: host[0], port: port[0] ?? 5432 });
      opened.once("error", reject);
      opened.once("connect", () => {
        opened.off("error", reject);
        socket = opened;
        resolve(opened);
      });
    });
  const options = { max: 1, connect_timeout: 10, onnotice: () => {}, connection: NO_DEADLINES };
  // The driver's types do not know the option.
  const sql = postgres(url, { ...options, socket: open } as postgres.Options<Record<never, never>>);
  return { sql, resume: () => void socket?.resume() };
}

/** Copies every table in one read-only transaction: what commits meanwhile is in none of them. */
function copyRows(
  sql: postgres.Sql,
  resume: () => void,
  folder: string,
): Promise<Omit<Manifest, "format" | "files">> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const [state] = await tx<{ takenAt: string; migration: string; queueMigration: number }[]>`
      select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
        (select max(created_at) from drizzle.__drizzle_migrations) as migration,
        (select max(id) from graphile_worker.migrations) as "queueMigration"`;
    if (!state?.migration) throw new Error("This database was never migrated: there is nothing to back up.");
    const tables: BackupTable[] = [];
    for (const table of await readTables(tx)) {
      tables.push(await copyTable(tx, table, folder));
      resume();
    }
    const sequences = await tx<{ name: string; value: string; isCalled: boolean }[]>`
      select format('%I.%I', schemaname, sequencename) as name,
        coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
      from pg_sequences where schemaname in ${tx(SCHEMAS)} order by 1`;
    return {
      takenAt: state.takenAt,
      migration: Number(state.migration),
      queueMigration: state.queueMigration,
      tables,
      sequences: [...sequences],
    };
  });
}

type TableColumns = Pick<BackupTable, "schema" | "name" | "columns">;

/** Unlogged tables are left out: what they hold is lost with the server as well. */
const readTables = (tx: postgres.TransactionSql) => tx<TableColumns[]>`
  select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where nspname in ${tx(SCHEMAS)} and relkind = 'r' and relpersistence = 'p'
    and attnum > 0 and not attisdropped and attgenerated = ''
    and nspname || '.' || relname not in ${tx(SCHEMA_STATE)}
  group by 1, 2 order by 1, 2`;

async function copyTable(
  tx: postgres.TransactionSql,
  table: TableColumns,
  folder: string,
): Promise<BackupTable> {
  const { schema, name, columns } = table;
  const source = await tx`copy ${tx(`${schema}.${name}`)} (${tx(columns)}) to stdout`.readable();
  const hash = createHash("sha256");
  let rows = 0;
  // In COPY's text form every line break is the end of a row: those in values are written as \n.
  const counting = new PassThrough();
  counting.on("data", (piece: Buffer) => {
    for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows++;
  });
  const hashing = new PassThrough();
  hashing.on("data", (piece: Buffer) => hash.update(piece));
  const target = createWriteStream(path.join(folder, tableFile(table)), PRIVATE);
  await pipeline(source, counting, createGzip(), hashing, target);
  return { schema, name, columns, rows, digest: hash.digest("hex") };
}

/** Copies the stored files that are not copied yet. One that is deleted meanwhile is left out. */
async function copyFiles(files: FileStorage, folder: string, copied: Map<string, StoredFileEntry>) {
  for await (const key of files.list()) {
    if (copied.has(key)) continue;
    const stored = await files.get(key);
    if (!stored) continue;
    const place = path.join(folder, "files", key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const hash = createHash("sha256");
    const hashing = new PassThrough();
    hashing.on("data", (piece: Buffer) => hash.update(piece));
    await pipeline(stored.stream, hashing, createWriteStream(place, PRIVATE));
    copied.set(key, {
      key,
      contentType: stored.contentType,
      size: stored.size,
      digest: hash.digest("hex"),
    });
  }
}
