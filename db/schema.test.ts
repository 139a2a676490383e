import { readdirSync } from "node:fs";
import path from "node:path";
import { isTable } from "drizzle-orm";
import { getTableConfig, isPgEnum, type PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/tests/setup/database";

const { sql } = testDatabase();
const modules = await Promise.all(
  readdirSync("db/schema").map(
    (file) => import(/* @vite-ignore */ path.resolve("db/schema", file)) as Promise<Record<string, unknown>>,
  ),
);
const parts = modules.flatMap((module) => Object.values(module));

/** A schema that is ahead of the migrations fails every request, so this test names what is missing. */
describe("the migrated database, after npm run db:generate", () => {
  it("has every column of the schema, and no other", async () => {
    const tables = parts.filter((part) => isTable(part)) as PgTable[];
    const declared = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name}`);
    });
    const names = tables.map((table) => getTableConfig(table).name);
    const stored = await sql()<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name in ${sql()(names)}`;
    expect(stored.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
  });

  it("has every value of each list", async () => {
    const lists = parts.filter((part) => isPgEnum(part));
    expect(lists.length).toBeGreaterThan(10);
    const stored = await sql()<{ name: string; values: string[] }[]>`
      select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
      from pg_enum join pg_type on pg_type.oid = enumtypid group by typname`;
    const valuesOf = new Map(stored.map(({ name, values }) => [name, values.toSorted()]));
    for (const { enumName, enumValues } of lists)
      expect([enumName, valuesOf.get(enumName)]).toEqual([enumName, [...enumValues].toSorted()]);
  });
});
