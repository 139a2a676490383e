import journal from "@/db/migrations/meta/_journal.json";
import { database } from "./database";
import { hasBlockedScripts } from "./page-delivery/page-cache";

export type Readiness = {
  database: "ok" | "unavailable";
  migrations: "ok" | "missing" | "unknown";
  /** "blocked" while a page of this process has scripts that its own policy stops, so that nothing on it works. */
  scripts: "ok" | "blocked";
};

const DEADLINE_MS = 3000;

/**
 * Checks whether this process can serve: the database answers, asked once and with a deadline, it has every migration
 * that this code was built with, and the scripts of every page that was rendered here will run.
 */
export async function checkReadiness(): Promise<Readiness> {
  return { ...(await checkDatabase()), scripts: hasBlockedScripts() ? "blocked" : "ok" };
}

async function checkDatabase(): Promise<Omit<Readiness, "scripts">> {
  try {
    const applied = await withDeadline(readNewestMigration());
    const newest = Math.max(...journal.entries.map((entry) => entry.when));
    return { database: "ok", migrations: applied !== null && applied >= newest ? "ok" : "missing" };
  } catch {
    return { database: "unavailable", migrations: "unknown" };
  }
}

/** Returns when the newest applied migration was made, in milliseconds; null on a database that was never migrated. */
async function readNewestMigration(): Promise<number | null> {
  const { sql } = database();
  const [there] = await sql<
    { name: string | null }[]
  >`select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  if (!there?.name) return null;
  const [row] = await sql<
    { newest: string | null }[]
  >`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return row?.newest ? Number(row.newest) : null;
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time.")), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
