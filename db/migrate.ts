import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { runMigrations as migrateJobs } from "graphile-worker";
import postgres from "postgres";
import { loadCities } from "./load-cities";

const MIGRATION_LOCK = 7_315_001;

type Journal = { entries: { when: number; tag: string }[] };

// The path starts at the project's folder, because this module is also compiled into the build's.
const folderOfMigrations = () => join(process.cwd(), "db/migrations");
const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(folderOfMigrations(), "meta/_journal.json"), "utf8"));

/** The database remembers its migrations by these moments; the oldest comes first. */
export const migrationTimes = (): number[] => readJournal().entries.map(({ when }) => when);

type MigrateOptions = {
  /** Leaves out the migrations that were made after this one (its `when`). */
  upTo?: number;
  /** Fills the gazetteer. */
  withCities?: boolean;
  /** Fills it with the cities of this many people and more alone. */
  leastCity?: number;
};

/**
 * Brings a database to this code's schema, or to an earlier one: tables, the job queue's own schema and the gazetteer.
 * It holds an advisory lock on one connection throughout, so that any number of instances may start at once (drizzle's
 * migrator takes no lock of its own).
 */
export async function migrate(
  url: string,
  { upTo, withCities = true, leastCity }: MigrateOptions = {},
): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 60, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await inMigrations(upTo, (migrationsFolder) => applyMigrations(drizzle(sql), { migrationsFolder }));
    await migrateJobs({ connectionString: url });
    if (withCities) await loadCities(sql, leastCity);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Runs `apply` in the folder of the migrations, or in a copy without those after `upTo`. */
async function inMigrations(upTo: number | undefined, apply: (folder: string) => Promise<void>) {
  if (upTo === undefined) return apply(folderOfMigrations());
  const folder = await mkdtemp(join(tmpdir(), "fivewire-migrations-"));
  try {
    await cp(folderOfMigrations(), folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await apply(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
