import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { runMigrations as migrateJobs } from "graphile-worker";
import postgres from "postgres";
import { loadCities } from "./load-cities";

const MIGRATION_LOCK = 7_315_001;

/**
 * Brings a database to this code's schema: tables, the job queue's own schema and the gazetteer. Holds an
 * advisory lock on one connection throughout, so any number of instances may start at once (drizzle's
 * migrator takes no lock of its own).
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    // From the project's folder: this module is also compiled into the build's.
    const folder = join(process.cwd(), "db/migrations");
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
    await migrateJobs({ connectionString: url });
    await loadCities(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
