import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";
import { lockPair } from "@/lib/domain/profiles/profiles/store";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";
import { command, query } from "./operation";

const database = testDatabase();
const nothing = { summary: "", output: z.object({}), access: "signedIn" } as const;

/** A like as far as its locks go, which are held for as long as the test wants. */
const like = command({
  ...nothing,
  name: "test.like",
  input: z.object({ id: z.string() }),
  audit: { skip: "A test of locks." },
  deadlineSeconds: 600,
  run: async ({ db, actor, input }) => {
    await db.execute(
      sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
    );
    await lockPair(db, actor.profileId, input.id);
    return {};
  },
});

const read = query({
  ...nothing,
  name: "test.read",
  input: z.object({ id: z.string() }),
  run: async ({ db, input }) => {
    await db.execute(sql`select name from profiles where id = ${input.id}`);
    return {};
  },
});

/** The other connections of this database that wait for a lock. */
async function countWaiting() {
  const [row] = await database.sql()`
    select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return row?.waiting;
}

it("waiting for a lock does not eat the pool: 40 likes of one profile, and a stranger likes and reads", async () => {
  const [liked, other, stranger] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const likers = await Promise.all(Array.from({ length: 8 }, () => makeAccount()));
  const ended: string[] = [];
  let likes: Promise<unknown>[] = [];
  await database.sql().begin(async (holder) => {
    await holder`select 1 from profiles where id = ${liked.profileId} for update`;
    const input = { id: liked.profileId };
    likes = Array.from({ length: 5 }, () => likers)
      .flat()
      .map(({ actor }) => execute(actor, like, input).then(() => ended.push("like")));
    await expect.poll(countWaiting, { timeout: 60_000 }).toBe(2);
    await execute(stranger.actor, like, { id: other.profileId });
    ended.push("stranger's like");
    await execute(stranger.actor, read, input);
    ended.push("read");
  });
  await Promise.all(likes);
  expect(ended).toEqual(["stranger's like", "read", ...Array.from({ length: 40 }, () => "like")]);
}, 120_000);
