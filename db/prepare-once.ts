import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./types";

/**
 * Lets drizzle build a statement once per database handle instead of on every call: the parts that change are named by
 * `sql.placeholder`. A transaction is a handle of its own and builds its own.
 */
export function prepareOnce<Statement extends object>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const prepared = built.get(db);
    if (prepared) return prepared;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}

/** Selects rows as one column of the row they belong to; null where there are none. Dates come as text. */
export const listOf = <Row>(rows: SQL) => sql<Row[] | null>`(select json_agg(item) from (${rows}) as item)`;
