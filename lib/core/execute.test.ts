import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError, refuseAfterCommit } from "@/lib/core/errors";
import { makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";
import { rowId, text } from "./fields";
import { command, query } from "./operation";

const database = testDatabase();

/** Counts its own runs in the database, so that what was rolled back does not count. */
const tick = command({
  name: "test.tick",
  summary: "",
  input: z.object({ key: text("Key", 50, 1), fail: z.boolean().default(false) }),
  output: z.object({ count: z.number() }),
  access: "signedIn",
  run: async ({ db, input }) => {
    const { sql } = await import("drizzle-orm");
    const [row] = await db.execute<{ count: number }>(sql`
      insert into account_limits (bucket, key, window_start, count) values ('tick', ${input.key}, app_now(), 1)
      on conflict (bucket, key) do update set count = account_limits.count + 1 returning count`);
    if (input.fail) return refuseAfterCommit(new AppError("conflict"));
    return { count: row?.count ?? 0 };
  },
});

describe("an operation's answer", () => {
  it("holds what the schema names and nothing that run returned beside it", async () => {
    const leaky = query({
      name: "test.leaky",
      summary: "",
      input: z.object({}),
      output: z.object({ user: z.object({ name: z.string() }) }),
      access: { public: "A test of the answer." },
      run: () => ({ user: { name: "Petra", passwordHash: "secret", email: "p@post.com" }, sessions: [1] }),
    });
    const { actor } = await makeAccount();
    expect(await execute(actor, leaky, {})).toEqual({ user: { name: "Petra" } });
  });

  it("is an internal error without details when run breaks its own schema", async () => {
    const broken = query({
      name: "test.broken",
      summary: "",
      input: z.object({}),
      output: z.object({ name: z.string() }),
      access: { public: "A test of the answer." },
      run: () => ({ name: 7 }) as never,
    });
    const { actor } = await makeAccount();
    const refusal = await refusalOf(execute(actor, broken, {}));
    expect(refusal.code).toBe("internal");
    expect(refusal.message).not.toContain("test.broken");
  });
});

describe("who may come in", () => {
  const guarded = query({
    name: "test.guarded",
    summary: "",
    input: z.object({ id: rowId() }),
    output: z.object({ id: z.string() }),
    access: { roles: ["brand"] },
    subject: ({ input }) =>
      input.id.startsWith("0189") ? { id: input.id, mine: input.id.endsWith("1") } : null,
    allow: ({ subject }) => {
      if (!subject.mine) throw new AppError("forbidden");
    },
    run: ({ subject }) => ({ id: subject.id }),
  });
  const id = (last: number, first = "0189") => `${first}0000-0000-7000-8000-00000000000${last}`;

  it("is asked before anything else, role before subject, subject before policy", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    expect(await outcomeOf(execute(press.actor, guarded, { id: "garbage" }))).toBe("forbidden");
    expect(await outcomeOf(execute(brand.actor, guarded, { id: "garbage" }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, guarded, { id: id(1, "0188") }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, guarded, { id: id(2) }))).toBe("forbidden");
    expect(await outcomeOf(execute(brand.actor, guarded, { id: id(1) }))).toBe("ok");
  });
});

describe("an Idempotency-Key", () => {
  const options = (key: string) => ({ idempotencyKey: key });

  it("makes 20 parallel repeats one act with one answer", async () => {
    const { actor } = await makeAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => execute(actor, tick, { key: "same" }, options("k-1"))),
    );
    expect(answers).toEqual(Array(20).fill({ count: 1 }));
  });

  it("is refused with another body or another verb, and is the account's own", async () => {
    const one = await makeAccount();
    const other = await makeAccount();
    await execute(one.actor, tick, { key: "mine" }, options("k-2"));
    expect(await outcomeOf(execute(one.actor, tick, { key: "else" }, options("k-2")))).toBe(
      "idempotency_mismatch",
    );
    expect(await execute(other.actor, tick, { key: "theirs" }, options("k-2"))).toEqual({ count: 1 });
  });

  it("is forgotten with a refusal that took everything back", async () => {
    const { actor } = await makeAccount();
    const refuse = command({
      name: "test.refuse",
      summary: "",
      input: z.object({}),
      output: z.object({}),
      access: "signedIn",
      run: () => {
        throw new AppError("conflict");
      },
    });
    expect(await outcomeOf(execute(actor, refuse, {}, options("k-3")))).toBe("conflict");
    expect(await outcomeOf(execute(actor, tick, { key: "after" }, options("k-3")))).toBe("ok");
  });
});

describe("a command", () => {
  it("that refuses after its commit keeps its rows", async () => {
    const { actor } = await makeAccount();
    expect(await outcomeOf(execute(actor, tick, { key: "kept", fail: true }))).toBe("conflict");
    expect(await execute(actor, tick, { key: "kept" })).toEqual({ count: 2 });
  });

  it("counts right under 20 at once", async () => {
    const { actor } = await makeAccount();
    expect(await tally(Array.from({ length: 20 }, () => execute(actor, tick, { key: "race" })))).toEqual({
      ok: 20,
    });
    const [row] =
      await database.sql()`select count from account_limits where bucket = 'tick' and key = 'race'`;
    expect(row?.count).toBe(20);
  });
});
