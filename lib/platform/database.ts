import { type DatabaseOptions, jobDeadlines, openDatabase, seedDeadlines } from "@/db/client";
import { toAppError } from "@/lib/core/errors";
import { limitPerKey } from "@/lib/utils/limit-per-key";
import { outsideRequests } from "./request-context";
import { settings } from "./settings/settings";
import { telemetry } from "./telemetry/telemetry";

type Opened = ReturnType<typeof openDatabase> & {
  /** Runs a command's transaction once it may take a connection. Its keys name the rows that it is about to lock. */
  inTurn: ReturnType<typeof limitPerKey>;
};
type Mode = Pick<DatabaseOptions, "deadlines" | "isDurable">;
const holder = globalThis as typeof globalThis & { fivewireDatabase?: Opened; fivewireDatabaseMode?: Mode };

/**
 * Returns the process's pool. It is imported by `lib/core/execute.ts`, the job worker and parts of the platform with
 * tables of their own; the architecture test refuses any other importer, so that there is no other way to the data.
 */
export function database(): Opened {
  holder.fivewireDatabase ??= outsideRequests(open);
  return holder.fivewireDatabase;
}

/** One of so many connections is for statements alone, which wait for no lock. */
const READERS_SHARE = 4;
/** One command holds a row's lock while the next one's connection already waits for it; more would gain nothing. */
const PER_KEY = 2;

function open(): Opened {
  const pool = settings().DATABASE_POOL;
  const opened = openDatabase({
    url: requireUrl(),
    pool,
    ...holder.fivewireDatabaseMode,
    watch: telemetry() && watchStatement,
    runOutside: outsideRequests,
  });
  // Commands that wait for one row's lock would otherwise hold every connection, and readers and the commands on other
  // rows would wait with them.
  const atOnce = pool - Math.ceil(pool / READERS_SHARE);
  return { ...opened, inTurn: limitPerKey({ atOnce, perKey: Math.min(PER_KEY, Math.max(1, atOnce - 1)) }) };
}

/** The statement's verb, such as "select", names its span. The text itself holds no values. */
function watchStatement(text: string) {
  const name = /\b(select|insert|update|delete|with)\b/i.exec(text)?.[1]?.toLowerCase() ?? "other";
  const attributes = { "db.system.name": "postgresql", "db.query.text": text.slice(0, 2000) };
  const span = telemetry()?.begin({ kind: "statement", name, attributes });
  return (error?: unknown) => span?.end(error === undefined ? "ok" : toAppError(error).code);
}

/** A process that answers no requests calls this before its first statement. */
export function allowLongStatements(): void {
  holder.fivewireDatabaseMode = { deadlines: jobDeadlines };
}

/** For the seed, which begins again with an empty database when it was cut off. Called before its first statement. */
export function openForSeeding(): void {
  holder.fivewireDatabaseMode = { deadlines: seedDeadlines, isDurable: false };
}

export async function closeDatabase(): Promise<void> {
  const opened = holder.fivewireDatabase;
  holder.fivewireDatabase = undefined;
  await opened?.sql.end({ timeout: 5 });
}

function requireUrl(): string {
  const url = settings().DATABASE_URL;
  if (!url)
    throw new Error("DATABASE_URL is required: start with `npm start`, or set it to a Postgres address.");
  return url;
}
