import postgres from "postgres";
import { afterAll, inject } from "vitest";

/** Opens the test file's own connection to the running product's database. */
export function stackSql(): postgres.Sql {
  const sql = postgres(inject("target").databaseUrl, { max: 2, onnotice: () => {} });
  afterAll(() => sql.end({ timeout: 5 }));
  return sql;
}
