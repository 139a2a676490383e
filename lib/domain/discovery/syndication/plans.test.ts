import { sql as raw } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { releases } from "@/db/schema/newsrooms";
import { testDatabase } from "@/tests/setup/database";
import { buffersOf, explainQuery, nodesOf, type Plan } from "@/tests/setup/query-plan";
import { countReleases, listedByKind, profilesOfPart, releasesOfPart } from "./queries/maps";
import { readPart } from "./rules";
import { newestReleases } from "./store";

const database = testDatabase();
const [PROFILES, RELEASES] = process.env.TEST_LONG ? [30_000, 60_000] : [6000, 12_000];

beforeAll(async () => {
  // Half of the profiles are brands. Releases are a minute apart; one in ten is in the future, one in twenty
  // a draft.
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

const explain = (build: Parameters<typeof explainQuery>[1]) => explainQuery(database, build);
const part = (file: string) => readPart(file) ?? expect.fail(file);
const walked = (plan: Plan) =>
  nodesOf(plan).flatMap((node) =>
    node["Relation Name"] && node["Node Type"].includes("Seq Scan") ? [node["Relation Name"]] : [],
  );

/** Expects a plan without a sequential scan, and without a sort of more rows than the answer has. */
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
