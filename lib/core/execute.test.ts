import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError, refuseAfterCommit } from "@/lib/core/errors";
import { makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";
import { rowId, text } from "./fields";
import { command, query } from "./operation";
import { type Pagination, pageInput, paginationSchema } from "./page-schema";
import { decodeCursor, toPage } from "./pagination";

const database = testDatabase();
const audit = { skip: "A test of something else." };

/** Counts its own runs in the database, so that what was rolled back does not count. */
const tick = command({
  name: "test.tick",
  summary: "",
  input: z.object({ key: text("Key", 50, 1), fail: z.boolean().default(false) }),
  output: z.object({ count: z.number() }),
  access: "signedIn",
  audit,
  run: async ({ db, input }) => {
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

  it("is not stored for a refusal that rolled everything back", async () => {
    const { actor } = await makeAccount();
    const refuse = command({
      name: "test.refuse",
      summary: "",
      input: z.object({}),
      output: z.object({}),
      access: "signedIn",
      audit,
      run: () => {
        throw new AppError("conflict");
      },
    });
    expect(await outcomeOf(execute(actor, refuse, {}, options("k-3")))).toBe("conflict");
    expect(await outcomeOf(execute(actor, tick, { key: "after" }, options("k-3")))).toBe("ok");
  });

  it("is deleted after a refusal whose rows stay", async () => {
    const { actor } = await makeAccount();
    const input = { key: "stays", fail: true };
    expect(await outcomeOf(execute(actor, tick, input, options("k-4")))).toBe("conflict");
    expect(await outcomeOf(execute(actor, tick, input, options("k-4")))).toBe("conflict");
    expect(await execute(actor, tick, { key: "stays" }, options("k-4"))).toEqual({ count: 3 });
  });

  it("answers a repeat before the slow work, which may end otherwise by then", async () => {
    const { actor } = await makeAccount();
    let pageIsThere = true;
    const fetches = command({
      name: "test.fetches",
      summary: "",
      input: z.object({ file: z.instanceof(Uint8Array) }),
      output: z.object({ title: z.string() }),
      access: "signedIn",
      prepare: () => {
        if (!pageIsThere) throw new AppError("invalid_input");
        return "A page";
      },
      audit,
      run: ({ prepared }) => ({ title: prepared }),
    });
    const ask = (byte: number) => execute(actor, fetches, { file: new Uint8Array([byte]) }, options("k-5"));
    expect(await ask(1)).toEqual({ title: "A page" });
    pageIsThere = false;
    expect(await ask(1)).toEqual({ title: "A page" });
    // Two files are two calls.
    expect(await outcomeOf(ask(2))).toBe("idempotency_mismatch");
  });

  it("means nothing to a public call: its tokens are for the caller and lie in no table", async () => {
    const { actor, userId } = await makeAccount();
    const opens = command({
      name: "test.opens",
      summary: "",
      input: z.object({}),
      output: z.object({ token: z.string() }),
      access: { public: "A test of what is remembered." },
      audit,
      run: () => ({ token: crypto.randomUUID() }),
    });
    const first = await execute(actor, opens, {}, options("k-6"));
    expect(await execute(actor, opens, {}, options("k-6"))).not.toEqual(first);
    expect(await database.sql()`select 1 from idempotency_keys where user_id = ${userId}`).toEqual([]);
  });
});

describe("a cursor", () => {
  const list = (name: string, noun: string) =>
    query({
      name,
      summary: "",
      input: z.object({ ...pageInput(1) }),
      output: z.object({ [noun]: z.array(z.string()), pagination: paginationSchema }),
      access: "signedIn",
      run: ({ input }) => {
        const [after] = input.cursor ? decodeCursor(input.cursor, [z.string()]) : [];
        const page = toPage(
          ["a", "b"].filter((row) => !after || row > after),
          input,
          2,
          (row) => [row],
        );
        return { [noun]: page.rows, pagination: page.pagination } as never;
      },
    });

  it("goes on with the list it came from, and is refused by every other", async () => {
    const { actor } = await makeAccount();
    const letters = list("test.letters", "letters");
    const { pagination } = (await execute(actor, letters, {})) as { pagination: Pagination };
    const cursor = pagination.nextCursor ?? "";
    expect(await execute(actor, letters, { cursor })).toMatchObject({ letters: ["b"] });
    const foreign = execute(actor, list("test.numbers", "numbers"), { cursor });
    expect((await refusalOf(foreign)).fields).toEqual({ cursor: ["is not valid"] });
    for (const broken of [cursor.slice(7), `${cursor}.x`, cursor.replace(".", "")]) {
      expect(await outcomeOf(execute(actor, letters, { cursor: broken }))).toBe("invalid_input");
    }
  });
});

describe("a command", () => {
  it("with its subject first does no slow work for those who may not act on it", async () => {
    const { actor } = await makeAccount();
    const done: string[] = [];
    const works = command({
      name: "test.works",
      summary: "",
      input: z.object({ whose: z.enum(["own", "shown", "hidden"]) }),
      output: z.object({}),
      access: "signedIn",
      subjectFirst: true,
      prepare: ({ input }) => done.push(input.whose),
      subject: ({ input }) => (input.whose === "hidden" ? null : input),
      allow: ({ subject }) => {
        if (subject.whose === "shown") throw new AppError("forbidden");
      },
      audit,
      run: () => ({}),
    });
    const ask = (whose: string) => outcomeOf(execute(actor, works, { whose } as never));
    expect([await ask("hidden"), await ask("shown"), await ask("own")]).toEqual([
      "not_found",
      "forbidden",
      "ok",
    ]);
    expect(done).toEqual(["own"]);
  });

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

  it.each(["40P01", "40001"])(
    "that Postgres ends with %s is tried four times, then is busy and not broken",
    async (code) => {
      const { actor } = await makeAccount();
      let tries = 0;
      const stuck = command({
        name: "test.stuck",
        summary: "",
        input: z.object({ until: z.number() }),
        output: z.object({}),
        access: "signedIn",
        audit,
        run: async ({ db, input }) => {
          tries += 1;
          if (tries < input.until) await db.execute(sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`));
          return {};
        },
      });
      expect(await outcomeOf(execute(actor, stuck, { until: 4 }))).toBe("ok");
      tries = 0;
      const refusal = await refusalOf(execute(actor, stuck, { until: 5 }));
      expect([tries, refusal.status, refusal.code]).toEqual([4, 503, "unavailable"]);
      expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
      expect(refusal.message).not.toContain(code);
    },
  );
});
