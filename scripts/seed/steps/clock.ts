import { only } from "@/db/only";
import { database } from "../../../lib/platform/database";

/** While the demo's past is played, `app_now()` stands where `moveTo` put it. */
export type SeedClock = {
  /** The real moment when the seeding began: everything is counted from it. */
  base: Date;
  /** Sets the clock to `daysAgo` days before the base. Steps that come later in the past come later here. */
  moveTo(daysAgo: number): Promise<void>;
  /** Lets the clock run with the database's own again. */
  release(): Promise<void>;
};

async function setOffset(seconds: number): Promise<void> {
  await database().sql`
    insert into app_clock (id, "offset") values (true, make_interval(secs => ${seconds}))
    on conflict (id) do update set "offset" = excluded."offset"`;
}

export async function openClock(): Promise<SeedClock> {
  const row = only(await database().sql<{ now: string }[]>`select now() as now`);
  const base = new Date(row.now);
  const began = performance.now();
  return {
    base,
    moveTo: (daysAgo) => setOffset((began - performance.now()) / 1000 - daysAgo * 86_400),
    release: () => setOffset(0),
  };
}
