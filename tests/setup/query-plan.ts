import type { Db } from "@/db/types";
import type { testDatabase } from "./database";

/** A node of Postgres' plan as it was carried out. */
export type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
};

type Statement = { sql: string; params: unknown[] };

/** How a statement is carried out. */
export async function explainStatement(
  database: ReturnType<typeof testDatabase>,
  { sql, params }: Statement,
): Promise<Plan> {
  const text = `explain (analyze, buffers, timing off, format json) ${sql}`;
  const [row] = await database.sql().unsafe(text, params as never[]);
  return row?.["QUERY PLAN"][0].Plan as Plan;
}

/** How a query of the product is carried out. */
export async function explainQuery(
  database: ReturnType<typeof testDatabase>,
  build: (db: Db) => { toSQL: () => Statement },
): Promise<Plan> {
  return explainStatement(database, await database.transact(async (tx) => build(tx).toSQL()));
}

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** Blocks of 8 kB that were read, in memory or not. */
export const buffersOf = (plan: Plan) => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
