import { getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/tests/setup/database";
import { columnsOf, copies, holdings, impersonal } from "./inventory";

const { sql } = testDatabase();

/** Columns of the tables in the schema `public`, by table. */
async function readColumns(): Promise<Map<string, string[]>> {
  const rows = await sql()<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`;
  const found = new Map<string, string[]>();
  for (const { table, column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
}

describe("the inventory of personal data", () => {
  it("names every table of the database, once", async () => {
    const named = [...holdings.map(({ table }) => getTableName(table)), ...Object.keys(impersonal)];
    expect(named.toSorted()).toEqual([...(await readColumns()).keys()].toSorted());
  });

  it("says of every column whether it is in a copy, a secret, or technical: one of the three", async () => {
    const columns = await readColumns();
    for (const { table, copies, secret = [], technical = [] } of holdings) {
      const given = [...new Set(copies.flatMap(({ gives }) => gives))];
      const named = [...given, ...secret, ...technical];
      const inDatabase = named.map((name) => columnsOf(table)[name]?.name ?? name);
      expect([getTableName(table), inDatabase.toSorted()]).toEqual([
        getTableName(table),
        columns.get(getTableName(table))?.toSorted(),
      ]);
    }
  });

  it("gives no hash, key or token to anybody", () => {
    const given = copies.flatMap(({ table, gives }) =>
      gives.map((name) => ({ table: getTableName(table), column: columnsOf(table)[name]?.name ?? "" })),
    );
    expect(given.filter(({ column }) => /hash|secret|_token$|token_|_key$|label/.test(column))).toEqual([]);
  });

  it("gives each file a name of its own", () => {
    const names = copies.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
  });
});
