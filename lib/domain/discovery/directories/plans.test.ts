import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { type SortKey, slugOf } from "@/lib/domain/profiles/listings/labels";
import { anonymous } from "@/tests/factories/accounts";
import { generateProfiles } from "@/tests/factories/generated-profiles";
import { testDatabase } from "@/tests/setup/database";
import { buffersOf, explainStatement, nodesOf, type Plan } from "@/tests/setup/query-plan";
import { directories } from "./labels";
import { candidatesOf, rewritingsOf } from "./queries/corrections";
import { listPress } from "./queries/directories";
import { pageOf } from "./queries/list";
import { hitsOf } from "./queries/search";
import { queryOf, readings, readTerms } from "./queries/search-text";
import type { DirectoryQuery } from "./schema";

const database = testDatabase();
const isLong = process.env.TEST_LONG === "1";
/** The long run's are enough that a count of one type reaches its cap. */
const PROFILES = isLong ? 100_000 : 24_000;
const LIMIT = 24;

beforeAll(async () => {
  await generateProfiles(database.sql(), { count: PROFILES, textLength: 8 });
}, 300_000);

const query = (more: Partial<DirectoryQuery> = {}): DirectoryQuery => ({
  kinds: ["press"],
  sort: "relevance",
  isDefaultSort: more.sort === undefined,
  topicSets: [],
  distance: null,
  limit: LIMIT,
  ...more,
});

const explain = (statement: SQL) => explainStatement(database, new PgDialect().sqlToQuery(statement));

/** No sequential scan of the table, and no sort of more rows than a page needs. */
function expectByIndex(plan: Plan, mostSorted = 4 * (LIMIT + 1)) {
  for (const node of nodesOf(plan)) {
    if (node["Relation Name"] === "profiles") expect(node["Node Type"]).not.toBe("Seq Scan");
    if (!node["Node Type"].includes("Sort")) continue;
    const sorted = (node.Plans ?? []).map((below) => below["Actual Rows"] * below["Actual Loops"]);
    expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(mostSorted);
  }
}

function expectSearchIndex(plan: Plan, index: string) {
  const nodes = nodesOf(plan);
  for (const node of nodes) {
    if (/^(profiles|search_terms)$/.test(node["Relation Name"] ?? ""))
      expect(node["Node Type"]).not.toBe("Seq Scan");
  }
  expect(nodes.map((node) => node["Index Name"])).toContain(index);
}

/** Blocks from an index's root to a page's entries. */
const INDEX_BLOCKS = 5;

const sorts = userTypes.flatMap((kind) =>
  directories[kind].sorts.map((label) => [kind, slugOf(label) as SortKey] as const),
);

describe(`with ${PROFILES} profiles`, () => {
  it.each(sorts)("the first page of %s by %s scans its index over the page alone", async (kind, sort) => {
    const plan = await explain(pageOf(query({ kinds: [kind], sort }), []));
    expectByIndex(plan);
    expect(buffersOf(plan)).toBeLessThan(100);
  });

  it.each(["relevance", "followers", "alphabetical", "recently-updated", "rates"] as const)(
    "a page deep inside by %s costs what the first does",
    async (sort) => {
      const first = await explain(pageOf(query({ sort }), []));
      const deep = await explain(pageOf(query({ sort, cursor: await cursorDeepInside(sort) }), []));
      expectByIndex(deep);
      // Beside the page itself the row that the cursor names is read, by its key.
      const cursorRow = nodesOf(deep).filter((node) => node["Index Name"] === "profiles_pkey");
      const extra = cursorRow.reduce((sum, node) => sum + buffersOf(node), 0);
      // How many rows share a block is chance: at worst each has its own, below the index's few.
      const mostBlocks = Math.max(1.5 * buffersOf(first), LIMIT + 1 + INDEX_BLOCKS);
      expect(buffersOf(deep) - extra).toBeLessThanOrEqual(mostBlocks);
      expect(extra).toBeLessThanOrEqual(8);
      expect(nodesOf(deep)[0]?.["Actual Rows"]).toBe(LIMIT + 1);
    },
  );

  it("all types together are one index scan each", async () => {
    expectByIndex(await explain(pageOf(query({ kinds: userTypes }), [])));
  });

  it.each([
    ["a common topic", ["tech"], 2500],
    ["a rare topic", ["railways"], 2500],
    ["several topics", ["tech", "railways"], 2500],
  ])("%s needs no walk of the table", async (_, topics, buffers) => {
    const filter = sql`topic_tree && array[${sql.join(
      topics.map((topic) => sql`${topic}`),
      sql`, `,
    )}]::text[]`;
    const plan = await explain(pageOf(query(), [filter]));
    expectByIndex(plan, PROFILES / 100);
    expect(buffersOf(plan)).toBeLessThan(buffers);
  });

  it.each([
    ["a word few have", "railways"],
    ["a stem", "railway"],
    ["a name begun", "generat"],
    ["a city in another language", "oslo railways"],
  ])("a search for %s uses the search index", async (_, q) => {
    const terms = await transact((tx) => readTerms(tx, q));
    for (const reading of readings) {
      const text = queryOf(terms, reading);
      expectSearchIndex(
        await explain(hitsOf({ ...query(), q }, [], sql`${text}::tsquery`)),
        "profiles_search",
      );
    }
  });

  it("a search visits rows of its own kind alone", async () => {
    const plan = await explain(hitsOf({ ...query(), q: "harvest" }, [], sql`'harvest'::tsquery`));
    const scans = nodesOf(plan).filter((node) => node["Relation Name"] === "profiles");
    expect(scans.map((node) => [node["Actual Rows"], node["Rows Removed by Filter"] ?? 0])).toEqual([
      [PROFILES / 20, 0],
    ]);
  });

  it("a word many have finds those called so first, then the directory's order", async () => {
    await database.sql()`update profiles set name = 'Hana Harvest', relevance = 1
      where id = (select id from profiles where kind = 'press' and search @@ 'harvest' order by relevance limit 1)`;
    const { press } = await execute(anonymous(), listPress, { q: "harvest", limit: 4 });
    const others = await database.sql()`select name from profiles
      where kind = 'press' and search @@ 'harvest' order by relevance desc, id desc limit 3`;
    expect(press.map(({ name }) => name)).toEqual(["Hana Harvest", ...others.map(({ name }) => name)]);
  });

  it("a typing error is looked for in the indexes of terms", async () => {
    const plan = await explain(candidatesOf(["press"], ["railwais", "tecnology"]));
    for (const index of ["search_terms_trigrams", "search_terms_term_kind_pk"])
      expectSearchIndex(plan, index);
    expectSearchIndex(await explain(rewritingsOf(["press"], ["cargobike"])), "search_terms_stems");
    const meant = await execute(anonymous(), listPress, { q: "Railwais", limit: 1 });
    expect(meant).toMatchObject({ correctedTo: "railways", pagination: { total: PROFILES / 1000 } });
  });

  it.runIf(isLong)(
    "a count stops at the cap, and a word everybody has comes in the directory's order",
    async () => {
      const { pagination } = await execute(anonymous(), listPress, {});
      expect(pagination).toMatchObject({ total: 10_000, totalCapped: true, hasMore: true });
      const common = await execute(anonymous(), listPress, { q: "things", limit: 2 });
      expect(common.pagination).toMatchObject({ total: 10_000, totalCapped: true });
      const whole = await execute(anonymous(), listPress, { limit: 2 });
      expect(common.press).toEqual(whole.press);
      const cursor = common.pagination.nextCursor ?? "";
      const next = await execute(anonymous(), listPress, { q: "things", limit: 2, cursor });
      expect(next.press).toHaveLength(2);
    },
  );
});

/** The cursor of a row half-way down the list. */
async function cursorDeepInside(sort: SortKey): Promise<string> {
  const statement = pageOf(query({ sort, limit: 1, page: PROFILES / 8 }), []);
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const [row] = await database.sql().unsafe(text, params as never[]);
  return Buffer.from(JSON.stringify([row?.key, row?.id])).toString("base64url");
}
