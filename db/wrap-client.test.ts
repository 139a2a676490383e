import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "./client";

const { sql: client, db } = openDatabase({ url: inject("serverUrl"), pool: 1 });
afterAll(() => client.end());

const preparedCount = async (like: string) => {
  const [row] =
    await client`select count(*)::int as found from pg_prepared_statements where statement like ${like}`;
  return row?.found;
};

test("a statement is prepared once, however often it runs", async () => {
  for (const n of [1, 2, 3]) {
    const [row] = await db.execute(sql`select ${n}::int as prepared_once`);
    expect(row?.prepared_once).toBe(n);
  }
  expect(await preparedCount("select $1::int as prepared_once%")).toBe(1);
});

test("in a transaction and a savepoint too, and a failed one leaves nothing behind", async () => {
  const inSavepoint = (n: number) =>
    db.transaction((tx) =>
      tx.transaction((inner) => inner.execute(sql`select ${n}::int as prepared_inside`)),
    );
  await inSavepoint(1);
  await inSavepoint(2);
  expect(await preparedCount("select $1::int as prepared_inside%")).toBe(1);
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select ${1}::int / 0 as prepared_broken`);
  });
  await expect(broken).rejects.toThrow();
  expect(await db.execute(sql`select ${7}::int as after`)).toEqual([{ after: 7 }]);
});

test("a statement is prepared again after its table changed", async () => {
  await client`create temporary table changing (a int)`;
  await client`insert into changing values (1)`;
  const read = () => db.execute(sql`select * from changing where a = ${1}::int`);
  expect(await read()).toEqual([{ a: 1 }]);
  await client`alter table changing add column b int default 2`;
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});
