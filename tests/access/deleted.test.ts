import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { deleteAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { readOperations } from "../architecture/surfaces";
import { PASSWORD } from "../factories/accounts";
import { testDatabase } from "../setup/database";
import { matrix } from "./matrix";
import { type Caller, callers, makeWorld, type World } from "./world";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const operations = await readOperations();
const queries = Object.entries(matrix).filter(([name]) => operations.get(name)?.kind === "query");
/** A name that no other text of the world holds. */
const NAME = "Quillfeather";
let world: World;

beforeAll(async () => {
  const sql = database.sql();
  world = await makeWorld((text, values) => sql.unsafe(text, values) as never);
  const { userId, profileId, actor } = world.sender;
  await sql`update users set name = ${NAME}, email = ${`${NAME}@northwind-post.com`} where id = ${userId}`;
  await sql`update companies set name = ${NAME} where id = ${actor.companyId}`;
  // A company that has other members stays, with its name.
  await sql`delete from memberships where company_id = ${actor.companyId} and user_id <> ${userId}`;
  await sql`update profiles set name = ${NAME}, title = ${`Head of ${NAME}`} where id = ${profileId}`;
  await sql`insert into follows (follower_id, profile_id, user_id) values
    (${world.recipient.profileId}, ${profileId}, ${world.recipient.userId}),
    (${profileId}, ${world.recipient.profileId}, ${userId})`;
  await sql`insert into saved_profiles (saver_id, profile_id, user_id)
    values (${world.recipient.profileId}, ${profileId}, ${world.recipient.userId})`;
});

/** The callers whose answer from a query holds the name; a refusal must not. */
async function readersOf(name: string): Promise<Caller[]> {
  const operation = operations.get(name) as Operation;
  const row = matrix[name];
  const readers: Caller[] = [];
  // The sender's own session is over, and a job reads for mails to the owner.
  for (const caller of callers.filter((kind) => kind !== "sender" && kind !== "job")) {
    const answer = await execute(world.actors[caller], operation, row?.input(world, caller)).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code !== "internal") return error.message;
        throw error;
      },
    );
    if (JSON.stringify(answer)?.toLowerCase().includes(NAME.toLowerCase())) readers.push(caller);
  }
  return readers;
}

describe("a deleted account", () => {
  it("is named to somebody before, so that the search for its name can fail", async () => {
    const found = new Set<string>();
    for (const [name] of queries) if ((await readersOf(name)).length > 0) found.add(name);
    expect([...found]).toEqual(expect.arrayContaining(["pitches.list", "messages.listConversations"]));
    expect(found.size).toBeGreaterThan(5);
  });

  it("is named to nobody from its deletion on, whatever is asked", async () => {
    const { actor } = world.sender;
    await execute(actor, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
    expect((await loadActor(actor.sessionId, null))?.kind).toBe("anonymous");
    const found: Record<string, Caller[]> = {};
    for (const [name] of queries) {
      const readers = await readersOf(name);
      if (readers.length > 0) found[name] = readers;
    }
    expect(found).toEqual({});
  });
});
