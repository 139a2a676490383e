import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import postgres from "postgres";
import { openDatabase } from "../../db/client";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { candidatesOf, LEAST_LIKENESS } from "../../lib/domain/discovery/directories/queries/corrections";
import { findCards } from "../../lib/domain/discovery/directories/queries/find-cards";
import { pageOf } from "../../lib/domain/discovery/directories/queries/list";
import { hitsOf } from "../../lib/domain/discovery/directories/queries/search";
import type { DirectoryQuery } from "../../lib/domain/discovery/directories/schema";
import { generateProfiles } from "../factories/generated-profiles";
import { median } from "./measure";

const PROFILES = 100_000;
const RUNS = 41;
const LIMIT = 24;

const query = (more: Partial<DirectoryQuery> = {}): DirectoryQuery => ({
  kinds: ["press"],
  sort: "relevance",
  isDefaultSort: true,
  topicSets: [],
  distance: null,
  limit: LIMIT,
  ...more,
});

/**
 * Measures what the directories' statements cost inside a database with 100,000 profiles: medians, without
 * the network.
 */
export async function benchLists(databaseUrl: string): Promise<BenchRow[]> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await generateProfiles(client, { count: PROFILES, textLength: 80 });
    await client.unsafe("vacuum analyze profiles, search_terms");
    const run = async (statement: SQL) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      const times: number[] = [];
      for (let n = 0; n < RUNS; n++) {
        const explain = `explain (analyze, timing off, format json) ${text}`;
        const [row] = await client.unsafe(explain, params as never[], { prepare: true });
        times.push(row?.["QUERY PLAN"][0]["Execution Time"]);
      }
      return median(times);
    };
    const first = await run(pageOf(query(), []));
    const row = (what: string, time: number): BenchRow => ({
      what: `${what} / the first page of ${PROFILES.toLocaleString("en")}`,
      ours: `${time.toFixed(2)} ms`,
      floor: `${first.toFixed(2)} ms`,
      ratio: (time / first).toFixed(2),
    });
    const deep = pageOf(query({ cursor: await cursorDeepInside(client) }), []);
    const about = (topic: string) => [sql`topic_tree && array[${topic}]::text[]`];
    const rows = [
      row("a page deep inside", await run(deep)),
      row("filtered by kind and a common topic", await run(pageOf(query(), about("tech")))),
      row("filtered by kind and a rare topic", await run(pageOf(query(), about("railways")))),
    ];
    const hits = hitsOf({ ...query(), q: "railways" }, [], sql`websearch_to_tsquery('english', 'railways')`);
    rows.push(row("a search", await run(hits)));
    await client`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, false)`;
    rows.push(row("the terms nearest to a typo", await run(candidatesOf(["press"], ["railwais"]))));
    return [...rows, ...(await benchSearches(databaseUrl))];
  } finally {
    await client.end();
  }
}

/** Searches as people type them. */
const searches = [
  ["a search for one word", "railways"],
  ["a search for two words", "railways reporter"],
  ["a search for a word that one in five has", "harvest"],
  ["a search for a city in its language", "köln"],
  ["a search for a topic", "trains"],
  ["a search with a typo", "railwais"],
  ["a search with two typos", "railwais reportr"],
  ["a search without an answer", "xqzwvky"],
  ["a search for a word half typed", "railw"],
] as const;

/**
 * Measures whole searches of one directory, all their statements in sequence: medians, with the way to the
 * database.
 */
async function benchSearches(databaseUrl: string): Promise<BenchRow[]> {
  const { sql: pool, db } = openDatabase({ url: databaseUrl, pool: 2 });
  const run = async (more: Partial<DirectoryQuery>) => {
    const times: number[] = [];
    for (let n = 0; n < RUNS; n++) {
      const start = performance.now();
      await findCards(db, query(more));
      times.push(performance.now() - start);
    }
    return median(times);
  };
  try {
    const first = await run({});
    const row = (what: string, time: number): BenchRow => ({
      what: `${what}, whole / the first page of ${PROFILES.toLocaleString("en")}, whole`,
      ours: `${time.toFixed(2)} ms`,
      floor: `${first.toFixed(2)} ms`,
      ratio: (time / first).toFixed(2),
    });
    const rows: BenchRow[] = [];
    for (const [what, q] of searches) rows.push(row(what, await run({ q })));
    rows.push(row("a search with the counts of its options", await run({ q: "railways", counts: true })));
    return rows;
  } finally {
    await pool.end();
  }
}

async function cursorDeepInside(client: postgres.Sql): Promise<string> {
  const statement = pageOf(query({ limit: 1, page: PROFILES / 8 }), []);
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const [row] = await client.unsafe(text, params as never[]);
  return Buffer.from(JSON.stringify([row?.key, row?.id])).toString("base64url");
}
