import postgres from "postgres";

/** Beside its pool the app listens for stale pages, and the worker takes jobs and shows that it lives. */
const BESIDE_THE_POOL = { app: 2, worker: 7 };
/** These are for a second instance that takes over at a new release, for staff and for back-ups. */
const SPARE = 10;

type Part = keyof typeof BESIDE_THE_POOL;

/** Returns the most connections that the parts open, each with a pool of `pool`. */
export const connectionsOf = (parts: readonly Part[], pool: number): number =>
  parts.reduce((total, part) => total + pool + BESIDE_THE_POOL[part], 0);

/** Throws a sentence when the parts could take so many of the database's connections that nobody else gets one. */
export async function demandConnectionRoom(url: string, parts: readonly Part[], pool: number): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [row] = await sql<{ room: number }[]>`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as room`;
    const room = row?.room ?? 0;
    const wanted = connectionsOf(parts, pool);
    if (wanted + SPARE <= room) return;
    const fitting = Math.floor((room - SPARE - connectionsOf(parts, 0)) / parts.length);
    throw new Error(
      `The database has ${room} connections, and DATABASE_POOL=${pool} could take ${wanted} of them; ${SPARE} are to stay free. ` +
        (fitting >= 2 ? `Set DATABASE_POOL to ${fitting} or less.` : "Raise its max_connections."),
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
}
