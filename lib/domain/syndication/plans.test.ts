import { sql as raw } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { releases } from "@/db/schema/newsrooms";
import type { Db } from "@/db/types";
import { testDatabase } from "@/tests/setup/database";
import { countReleases, listedByKind, profilesOfPart, releasesOfPart } from "./queries/maps";
import { readPart } from "./rules";
import { newestReleases } from "./store";

const database = testDatabase();
const PROFILES = 30_000;
const RELEASES = 60_000;

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
};

beforeAll(async () => {
  // Half of them brands. A release every minute back from now, one in ten still to come, one in twenty a draft.
  await database.sql().unsafe(`
    insert into profiles (id, kind, slug, name, title, location_text, listed)
    select gen_random_uuid(), (array['brand', 'press'])[1 + n % 2]::user_type, 'generated-' || n, 'House ' || n,
      'Maker', 'Oslo, Norway', n % 50 <> 0
    from generate_series(1, ${PROFILES}) as n`);
  await database.sql().unsafe(`
    with houses as (select array_agg(id) as ids from profiles where kind = 'brand')
    insert into releases (id, profile_id, slug, title, body, body_text, status, published_at, live_at)
    select gen_random_uuid(), ids[1 + n % array_length(ids, 1)], 'release-' || n, 'Release ' || n, '<p>Text</p>', 'Text',
      (case when n % 20 = 0 then 'draft' else 'published' end)::release_status, now(),
      case when n % 20 = 0 then null else now() + (${RELEASES / 10} - n) * interval '1 minute' end
    from houses, generate_series(1, ${RELEASES}) as n`);
  // Index-only scans need the visibility map.
  await database.sql().unsafe("vacuum (analyze) profiles");
  await database.sql().unsafe("vacuum (analyze) releases");
}, 120_000);

/** How a query of the product is carried out. */
async function explain(
  build: (db: Db) => { toSQL: () => { sql: string; params: unknown[] } },
): Promise<Plan> {
  const { sql, params } = await database.transact(async (tx) => build(tx).toSQL());
  const text = `explain (analyze, buffers, timing off, format json) ${sql}`;
  const [row] = await database.sql().unsafe(text, params as never[]);
  return row?.["QUERY PLAN"][0].Plan as Plan;
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const buffersOf = (plan: Plan) => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
const part = (file: string) => readPart(file) ?? expect.fail(file);
const walked = (plan: Plan) =>
  nodesOf(plan).flatMap((node) =>
    node["Relation Name"] && node["Node Type"].includes("Seq Scan") ? [node["Relation Name"]] : [],
  );

/** No sequential scan of a table, and no sort of more rows than the answer has. */
function expectByIndex(plan: Plan) {
  expect(walked(plan)).toEqual([]);
  const rows = nodesOf(plan)[0]?.["Actual Rows"] ?? 0;
  for (const node of nodesOf(plan).filter((node) => node["Node Type"].includes("Sort")))
    for (const below of node.Plans ?? []) expect(below["Actual Rows"]).toBeLessThanOrEqual(2 * rows + 10);
}

describe(`with ${PROFILES} profiles and ${RELEASES} releases`, () => {
  it("the news of all newsrooms are an index scan of the newest alone", async () => {
    const plan = await explain((db) => newestReleases(db, undefined, 50));
    expectByIndex(plan);
    expect(nodesOf(plan)[0]?.["Actual Rows"]).toBe(50);
    expect(buffersOf(plan)).toBeLessThan(600);
  });

  it("and so are those of one", async () => {
    const [house] = await database.sql()`select profile_id from releases where live_at < now() limit 1`;
    const plan = await explain((db) =>
      newestReleases(db, raw`${releases.profileId} = ${house?.profile_id}`, 50),
    );
    expectByIndex(plan);
    expect(buffersOf(plan)).toBeLessThan(100);
  });

  it("a part of the map of profiles is a range of its index", async () => {
    const plan = await explain((db) => profilesOfPart(db, "brand", part("brands-5-of-64.xml")));
    expectByIndex(plan);
    expect(nodesOf(plan).map((node) => node["Index Name"])).toContain("profiles_map");
    expect(buffersOf(plan)).toBeLessThan(1500);
  });

  it("a part of the map of releases is a range of its index", async () => {
    const plan = await explain((db) => releasesOfPart(db, part("releases-5-of-64.xml")));
    expectByIndex(plan);
    expect(nodesOf(plan).map((node) => node["Index Name"])).toContain("releases_map");
  });

  it("the map of news reads the last two days, not the years before", async () => {
    const fresh = raw`${releases.liveAt} > app_now() - interval '2 days'`;
    const plan = await explain((db) => releasesOfPart(db, part("news-1-of-8.xml")));
    expect(walked(plan)).toEqual([]);
    expect(walked(await explain((db) => countReleases(db, fresh)))).toEqual([]);
    const read = nodesOf(plan).filter((node) => node["Relation Name"] === "releases");
    for (const node of read) expect(node["Actual Rows"] * node["Actual Loops"]).toBeLessThan(2880);
  });

  it("counting for the sitemap index scans indexes alone", async () => {
    expect(walked(await explain(listedByKind))).toEqual([]);
    expect(walked(await explain((db) => countReleases(db, undefined)))).toEqual([]);
  });
});
