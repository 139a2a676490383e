import postgres from "postgres";
import { reconnectPause } from "@/db/client";
import { log } from "@/lib/platform/log";

/** The first half of the advisory locks' keys is fixed; the second is the pool's id, hashed. */
const LOCK_CLASS = 7_315_002;
const ROUND_MS = 20_000;

export type Liveness = {
  /** Frees what dead pools hold: jobs, and the queues behind them. */
  freeDead: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Shows the other workers that this pool is alive, and frees what dead ones hold. graphile-worker itself waits four
 * hours before it takes a killed process's job again, and a whole queue of mails behind that job waits with it. A
 * living pool holds an advisory lock on a connection of its own, which Postgres releases when the process is gone.
 */
export async function startLiveness(url: string, poolId: string): Promise<Liveness> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    backoff: reconnectPause,
    idle_timeout: undefined,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: "fivewire-worker", statement_timeout: 15_000 },
  });

  // The lock is taken again in every round, because a connection that was cut comes back without it.
  const holdLock = () => sql`
    select pg_try_advisory_lock(${LOCK_CLASS}, hashtext(${poolId}))
    where not exists (
      select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
        and classid = ${LOCK_CLASS} and objid = hashtext(${poolId})::oid)`;

  const freeDead = () => freeDeadPools(sql);

  const round = () =>
    holdLock()
      .then(freeDead)
      .catch((error: unknown) => log.warn({ err: String(error) }, "the job worker could not hold its lock"));

  await round();
  const timer = setInterval(round, ROUND_MS);
  return {
    freeDead,
    stop: async () => {
      clearInterval(timer);
      // A job that was claimed while the pool was stopping stays claimed, because no runner is left to do it.
      await sql`select graphile_worker.force_unlock_workers(${[poolId]})`.catch(() => {});
      await sql.end({ timeout: 5 });
    },
  };
}

/** Frees what dead pools hold, before a new one looks for its first job. */
export async function freeDeadJobs(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await freeDeadPools(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A pool younger than a minute may not have taken its lock yet. */
async function freeDeadPools(sql: postgres.Sql): Promise<void> {
  const dead = await sql<{ pool: string }[]>`
    with held as (
      select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
    ), dead as (
      select locked_by as pool from held
      where not exists (
        select 1 from pg_locks
        where locktype = 'advisory' and classid = ${LOCK_CLASS} and objid = hashtext(held.locked_by)::oid
          and database = (select oid from pg_database where datname = current_database()))
      group by locked_by having max(locked_at) < now() - interval '1 minute'
    )
    select pool, graphile_worker.force_unlock_workers(array[pool]) from dead`;
  if (dead.length > 0) log.warn({ pools: dead.map(({ pool }) => pool) }, "freed what dead job workers held");
}
