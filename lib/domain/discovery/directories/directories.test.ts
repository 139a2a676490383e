import { beforeAll, describe, expect, it } from "vitest";
import type { UserType } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { isStale } from "@/lib/platform/cache/tags";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { forgetSearchTermsJob, refreshDirectoriesJob } from "./commands";
import { listBrands, listPaidMedia, listPress, listSources, searchUsers } from "./queries/directories";

const { sql } = testDatabase();
const RAIL = "railways";
const people: Record<string, TestAccount> = {};

type Made = { userType?: UserType; name: string; location?: string; save?: object; row?: object };

async function make(key: string, { userType = "press", name, location, save = {}, row }: Made) {
  const account = await makeAccount({ userType, name, location });
  await execute(account.actor, updateProfile, save);
  if (row) {
    await sql()`update profiles set ${sql()(row)} where id = ${account.profileId}`;
  }
  people[key] = account;
  return account;
}

const press = (input: object = {}) => execute(anonymous(), listPress, input);
const slugs = (keys: string[]) => keys.map((key) => people[key]?.slug);

beforeAll(async () => {
  await make("agnes", {
    name: "Agnès Thorne",
    location: "London, United Kingdom",
    save: { expertise: ["Technology", "Fintech"], socialMedia: { x: { followers: 96_000 } } },
    row: { article_count: 3, presse_pass_level: "gold", verified: true, relevance: 700 },
  });
  await make("jun", {
    name: "Jun Watari",
    location: "Portland, Oregon",
    save: {
      expertise: ["Sports"],
      beats: { Football: ["Penalty shoot-outs"] },
      publications: ["Circuit Weekly"],
      perksPreferred: ["Interview"],
      socialMedia: { x: { followers: 58_000 } },
    },
    row: { article_count: 9, presse_pass_level: "silver", relevance: 500 },
  });
  await make("nadia", {
    name: "Nadia Bekele",
    location: "Nowhere in particular",
    save: { expertise: ["Health"], about: "Writes about trains." },
    row: { article_count: 0, relevance: 300 },
  });
  await make("pine", {
    userType: "brand",
    name: "Hollow Pine",
    save: { industries: ["Sustainability"], perksOffered: ["Sample"] },
    row: { release_count: 2, last_news_at: new Date("2026-01-02") },
  });
  await make("ash", {
    userType: "brand",
    name: "Åsh & Co",
    save: { industries: ["Education"] },
    row: { release_count: 5, last_news_at: new Date("2026-01-01") },
  });
  await make("grid", { userType: "source", name: "Lauwers Grid" });
  await make("mirela", {
    userType: "paid_media",
    name: "Mirela Stills",
    save: { rates: { post: { instagram: 300, tiktok: 150 } }, industries: ["Beauty"] },
  });
  await make("cheap", {
    userType: "paid_media",
    name: "Cheap Thrills",
    save: { rates: { post: { instagram: 90 } }, socialMedia: { instagram: { followers: 10 } } },
  });
  await makeAccount({ name: "Agnes Hidden", verified: false });
});

describe("the lists", () => {
  it("hold listed profiles of their kind alone, in the order without a choice", async () => {
    const { press: rows, pagination } = await press();
    expect(rows.map(({ slug }) => slug)).toEqual(slugs(["agnes", "jun", "nadia"]));
    expect(pagination).toMatchObject({ total: 3, hasMore: false, nextCursor: null });
    const { brands } = await execute(anonymous(), listBrands, {});
    expect(brands.map(({ slug }) => slug)).toEqual(slugs(["pine", "ash"]));
    const { sources } = await execute(anonymous(), listSources, {});
    expect(sources.map(({ slug }) => slug)).toEqual(slugs(["grid"]));
  });

  it.each([
    ["followers", ["agnes", "jun", "nadia"]],
    ["articles", ["jun", "agnes", "nadia"]],
  ])("press by %s", async (sort, order) => {
    const { press: rows } = await press({ sort });
    expect(rows.map(({ slug }) => slug)).toEqual(slugs(order));
  });

  it.each([
    ["recently-updated", ["pine", "ash"]],
    ["most-press-releases", ["ash", "pine"]],
    ["alphabetical", ["ash", "pine"]],
  ])("brands by %s", async (sort, order) => {
    const { brands } = await execute(anonymous(), listBrands, { sort });
    expect(brands.map(({ slug }) => slug)).toEqual(slugs(order));
  });

  it("creators by their lowest rate, which is filled by a save", async () => {
    const { paidMedia } = await execute(anonymous(), listPaidMedia, { sort: "rates" });
    expect(paidMedia.map(({ lowestRate }) => lowestRate)).toEqual([90, 150]);
    const cheap = await execute(anonymous(), listPaidMedia, { maxRate: 100 });
    expect(cheap.paidMedia.map(({ slug }) => slug)).toEqual(slugs(["cheap"]));
  });

  it.each(["relevance", "followers", "articles"])("go on by cursor in every sort: %s", async (sort) => {
    const whole = (await press({ sort })).press.map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { press: rows, pagination } = await press({ sort, limit: 1, cursor });
      seen.push(...rows.map(({ id }) => id));
      if (!pagination.nextCursor) break;
      cursor = pagination.nextCursor;
    }
    expect(seen).toEqual(whole);
  });

  it.each(["recently-updated", "most-press-releases", "alphabetical"])(
    "brands by cursor: %s",
    async (sort) => {
      const first = await execute(anonymous(), listBrands, { sort, limit: 1 });
      const cursor = first.pagination.nextCursor ?? "";
      const second = await execute(anonymous(), listBrands, { sort, limit: 1, cursor });
      const whole = await execute(anonymous(), listBrands, { sort });
      expect([...first.brands, ...second.brands]).toEqual(whole.brands);
      expect(second.pagination.hasMore).toBe(false);
    },
  );

  it.each(["engagement", "rates"])("creators by cursor: %s", async (sort) => {
    const first = await execute(anonymous(), listPaidMedia, { sort, limit: 1 });
    const cursor = first.pagination.nextCursor ?? "";
    const second = await execute(anonymous(), listPaidMedia, { sort, limit: 1, cursor });
    expect(first.paidMedia[0]?.id).not.toBe(second.paidMedia[0]?.id);
    expect(second.pagination.hasMore).toBe(false);
  });

  it("refuse unknown sorts and categories, and another list's cursor", async () => {
    for (const wrong of [{ sort: "random" }, { category: "gossip" }, { sort: "rates" }, { tier: "tin" }])
      expect(await outcomeOf(press(wrong))).toBe("invalid_input");
    const { pagination } = await press({ limit: 1 });
    const cursor = pagination.nextCursor ?? "";
    expect(await outcomeOf(execute(anonymous(), listBrands, { cursor }))).toBe("invalid_input");
    expect(await outcomeOf(execute(anonymous(), listPaidMedia, { category: "sports" }))).toBe(
      "invalid_input",
    );
    expect((await refusalOf(press({ sort: "random" }))).fields).toHaveProperty("sort");
  });
});

describe("filters", () => {
  it.each([
    ["a category, with what lies below it", { category: "technology" }, ["agnes"]],
    ["all of them", { category: "all-press" }, ["agnes", "jun", "nadia"]],
    ["a topic above what was chosen", { topic: "finance" }, ["agnes"]],
    ["a category and a topic together", { category: "sports", topic: "finance" }, []],
    ["a topic nobody knows", { topic: "xyzzy" }, []],
    ["a tier", { tier: "silver" }, ["jun"]],
    ["several tiers", { tier: "gold, SILVER" }, ["agnes", "jun"]],
    ["verified", { verified: "true" }, ["agnes"]],
    ["least followers", { minFollowers: 60_000 }, ["agnes"]],
    ["followers as people write them", { minFollowers: "60k", maxFollowers: "1.2M" }, ["agnes"]],
    ["a topic with a typing error", { topic: "tecnology" }, ["agnes"]],
    ["most followers, where unknown is none", { maxFollowers: 60_000 }, ["jun", "nadia"]],
    ["a perk", { perks: "Interview" }, ["jun"]],
    ["words of a place", { location: "nowhere", distance: 25 }, ["nadia"]],
    ["a city", { location: "Portland, Oregon", distance: 10 }, ["jun"]],
    ["a city nearby", { location: "Vancouver, Washington", distance: 25 }, ["jun"]],
    ["a city too far", { location: "Seattle, Washington", distance: 25 }, []],
    ["a city, whatever its case", { location: "portland, oregon", distance: 10 }, ["jun"]],
    ["not the larger city of that name", { location: "portland, maine", distance: 10 }, []],
    ["a state that is a city elsewhere", { location: "Oregon" }, ["jun"]],
    ["a country", { location: "United Kingdom" }, ["agnes"]],
    ["E: a country for short", { location: "UK" }, ["agnes"]],
    ["E: a country by its code", { location: "us" }, ["jun"]],
    ["E: a country in another language", { location: "Vereinigtes Königreich", distance: 25 }, ["agnes"]],
    ["E: a nation of a country", { location: "England" }, ["agnes"]],
    ["E: not another nation of it", { location: "Scotland" }, []],
    ["a city by its name in another language", { location: "Londres" }, ["agnes"]],
    ["a city and its country for short", { location: "london, uk", distance: 10 }, ["agnes"]],
    ["not the larger city, where the country is another", { location: "london, canada", distance: 10 }, []],
    ["empty words", { q: "", location: "", topic: "" }, ["agnes", "jun", "nadia"]],
  ])("%s", async (_, input, found) => {
    const { press: rows, pagination } = await press(input);
    expect(rows.map(({ slug }) => slug)).toEqual(slugs(found));
    expect(pagination.total).toBe(found.length);
  });
});

it("names the filters that mean nothing we know, and only those", async () => {
  const wrong = await press({ topic: "xyzzy", location: "qqqqzzzz" });
  expect(wrong).toMatchObject({ press: [], notUnderstood: ["topic", "location"] });
  for (const right of [
    { topic: "wine" },
    { location: "köln" },
    { location: "Deutschland" },
    { tier: "bronze" },
  ]) {
    expect((await press(right)).notUnderstood).toBeUndefined();
  }
  expect((await refusalOf(press({ minFollowers: "many" }))).fields).toEqual({
    minFollowers: ["minFollowers must be a number such as 1200, 10k or 2.5M"],
  });
});

describe("counts beside the options", () => {
  const countsOf = async (input: object = {}) => (await press({ ...input, counts: "true" })).counts;

  it("are what choosing each would leave", async () => {
    const counts = await countsOf();
    expect(counts).toMatchObject({ verified: 1, tiers: { gold: 1, silver: 1 }, perks: { Interview: 1 } });
    for (const [option, count] of [
      [{ verified: "true" }, counts?.verified],
      [{ tier: "silver" }, counts?.tiers.silver],
      [{ perks: "Interview" }, counts?.perks.Interview],
      ...(counts?.topics ?? []).map(({ name, count }) => [{ topic: name }, count] as const),
    ] as const) {
      expect([option, (await press(option)).pagination.total]).toEqual([option, count]);
    }
    expect(counts?.places).toContainEqual({ name: "London, United Kingdom", count: 1 });
    expect((await press()).counts).toBeUndefined();
  });

  it("follow the other filters and the search, not their own", async () => {
    expect((await countsOf({ tier: "gold" }))?.tiers).toEqual({ gold: 1, silver: 1 });
    expect(await countsOf({ tier: "gold" })).toMatchObject({ verified: 1, perks: {} });
    expect((await countsOf({ verified: "true" }))?.tiers).toEqual({ gold: 1 });
    expect(await countsOf({ q: "circuit" })).toMatchObject({ verified: 0, tiers: { silver: 1 } });
    expect((await countsOf({ q: "circiut" }))?.tiers).toEqual({ silver: 1 });
    expect((await countsOf({ q: "zzzzqqqq" }))?.tiers).toEqual({});
  });
});

describe("search", () => {
  it.each([
    ["a name without its accents", "agnes", ["agnes"]],
    ["a name as it is written", "Agnès Thorne", ["agnes"]],
    ["a typo", "Agnes Thrne", ["agnes"]],
    ["a topic with a slip in it", "tecnology", ["agnes"]],
    ["two letters swapped", "Agens", ["agnes"]],
    ["a name begun", "nad", ["nadia"]],
    ["an outlet", "circuit weekly", ["jun"]],
    ["a place", "oregon", ["jun"]],
    ["the text", "trains", ["nadia"]],
    ["another form of a word", "train", ["nadia"]],
    ["a beat's details", "penalties", ["jun"]],
    ["a city by its name in another language", "londres", ["agnes"]],
    ["a topic by another name", "fin tech", ["agnes"]],
    ["a city where nobody is, not the word nearest to it", "köln", []],
    ["operators as words", "jun & | ! ( ) :* watari", ["jun"]],
    ["a phrase", '"circuit weekly"', ["jun"]],
    ["E: a beat beside the trade, which weighs nothing", "fintech journalist", ["agnes"]],
    ["E: a beat in another language", "Fußball reporter", ["jun"]],
    ["E: a beat by its other name", "soccer writers", ["jun"]],
    ["without a word", "''", []],
    ["nothing there", "zzzzqqqq", []],
  ])("%s", async (_, q, found) => {
    const { press: rows, pagination } = await press({ q });
    expect(rows.map(({ slug }) => slug)).toEqual(slugs(found));
    expect(pagination.total).toBe(found.length);
  });

  it("says what it searched for instead", async () => {
    expect(await press({ q: "agens" })).toMatchObject({ correctedTo: "agnes" });
    expect(await press({ q: "circiut weekly" })).toMatchObject({ correctedTo: "circuit weekly" });
    expect((await press({ q: "agnes" })).correctedTo).toBeUndefined();
    // Filters took the answer away, not a typing error.
    const filtered = await press({ q: "agnes", tier: "silver" });
    expect(filtered).toMatchObject({ press: [], pagination: { total: 0 } });
    expect(filtered.correctedTo).toBeUndefined();
  });

  it("finds the forms of the language written in a profile's city", async () => {
    const writer = await makeAccount({ name: "Jonas Abel", location: "Köln, Germany" });
    await execute(writer.actor, updateProfile, { about: "Schreibt über Nachtzüge." });
    expect((await press({ q: "nachtzug" })).press.map(({ slug }) => slug)).toEqual([writer.slug]);
    await sql()`update profiles set listed = false where id = ${writer.profileId}`;
  });

  it("finds a newsroom by its headlines from their time on, as corrected, until they are withdrawn", async () => {
    const { actor, slug } = people.ash as TestAccount;
    const found = async (q: string) =>
      (await execute(anonymous(), listBrands, { q })).brands.map((card) => card.slug);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const draft = { title: "Beekeepers strike", body: "<p>It is so.</p>" };
    const later = await execute(actor, createRelease, { ...draft, status: "SCHEDULED", publishAt });
    expect(await found("beekeeper")).toEqual([]);
    await moveClock(sql(), "2 hours");
    await performJob(goLiveJob, { releaseId: later.release.id });
    expect(await found("beekeeper")).toEqual([slug]);
    expect(await execute(anonymous(), listBrands, { q: "beekeppers" })).toMatchObject({
      correctedTo: "beekeepers",
    });
    await execute(actor, updateRelease, {
      id: later.release.id,
      title: "Foresters strike",
      note: "The trade.",
    });
    expect([await found("beekeeper"), await found("forester")]).toEqual([[], [slug]]);
    await execute(actor, updateRelease, { id: later.release.id, status: "WITHDRAWN" });
    expect(await found("forester")).toEqual([]);
    await moveClock(sql(), "0");
  });

  it("finds people by the titles of their work and of coverage they earned", async () => {
    const writer = await makeAccount({ name: "Work Shown" });
    await sql()`insert into work_samples (id, profile_id, type, title)
      values (${crypto.randomUUID()}, ${writer.profileId}, 'Article', 'A lighthouse keeper retires')`;
    const brand = await makeAccount({ userType: "brand" });
    const [pitchId, storyId] = [crypto.randomUUID(), crypto.randomUUID()];
    await sql()`insert into pitches (id, sender_id, recipient_id, sender_profile_id, recipient_profile_id)
      values (${pitchId}, ${brand.userId}, ${writer.userId}, ${brand.profileId}, ${writer.profileId})`;
    await sql()`insert into stories (id, pitch_id, url, title, found)
      values (${storyId}, ${pitchId}, 'https://example.com/dredger', 'The dredger comes home', true)`;
    await sql()`insert into coverage (profile_id, story_id) values (${writer.profileId}, ${storyId})`;
    await transact((tx, effects) => refreshListing(tx, effects, writer.profileId));
    for (const q of ["lighthouses keeper", "dredgers home"])
      expect((await press({ q })).press.map(({ slug }) => slug)).toEqual([writer.slug]);
    expect(await press({ q: "ligthouse" })).toMatchObject({ correctedTo: "lighthouse" });
    await sql()`update profiles set listed = false where id in (${writer.profileId}, ${brand.profileId})`;
  });

  it("forgets the terms that no listed profile has", async () => {
    await sql()`insert into search_terms (term, kind) values ('forgotten', 'press')`;
    const known = () =>
      sql()`select term from search_terms where term in ('forgotten', 'watari') and kind = 'press'`;
    expect(await known()).toHaveLength(2);
    await performJob(forgetSearchTermsJob, {});
    expect(await known()).toEqual([{ term: "watari" }]);
  });

  it("ranks matching words before similar names, and pages by cursor", async () => {
    const q = "watari trains";
    const one = await press({ q: "a", limit: 1 });
    expect(one.press).toHaveLength(1);
    const seen = [one.press[0]?.id];
    for (let cursor = one.pagination.nextCursor; cursor; ) {
      const next = await press({ q: "a", limit: 1, cursor });
      seen.push(...next.press.map(({ id }) => id));
      cursor = next.pagination.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect((await press({ q })).press.map(({ slug }) => slug)).not.toContain(people.nadia?.slug);
  });

  it("comes in a chosen order with one, and with filters", async () => {
    const by = await press({ q: "technology or sports", sort: "articles" });
    expect(by.press.map(({ slug }) => slug)).toEqual(slugs(["jun", "agnes"]));
    const filtered = await press({ q: "technology or sports", tier: "gold" });
    expect(filtered.press.map(({ slug }) => slug)).toEqual(slugs(["agnes"]));
  });

  it("of all types, or of one, only for those signed in", async () => {
    const reader = people.nadia as TestAccount;
    const all = await execute(reader.actor, searchUsers, {});
    expect(all.pagination.total).toBe(8);
    expect(new Set(all.users.map(({ userType }) => userType)).size).toBe(4);
    const sources = await execute(reader.actor, searchUsers, { userType: "SOURCE", q: "lauwers" });
    expect(sources.users.map(({ slug }) => slug)).toEqual(slugs(["grid"]));
    const byName = await execute(reader.actor, searchUsers, { sort: "alphabetical", limit: 3 });
    expect(byName.users.map(({ name }) => name)).toEqual(["Agnès Thorne", "Åsh & Co", "Cheap Thrills"]);
    const cursor = byName.pagination.nextCursor ?? "";
    const next = await execute(reader.actor, searchUsers, { sort: "alphabetical", limit: 3, cursor });
    expect(next.users[0]?.name).toBe("Hollow Pine");
    expect(await outcomeOf(execute(anonymous(), searchUsers, {}))).toBe("unauthenticated");
  });
});

describe("the first page everybody shares", () => {
  it("is rendered again after an owner's edit, a listing or an unlisting, not after another kind's", async () => {
    const before = Date.now();
    await execute((people.jun as TestAccount).actor, updateProfile, { about: "Another text." });
    expect(isStale([directoryTag("press")], before)).toBe(true);
    expect(isStale([directoryTag("source")], before)).toBe(false);
  });

  it("is rendered again after a follow only where it can change the order", async () => {
    const reader = await makeAccount({ userType: "source" });
    const before = Date.now() + 1;
    await execute(reader.actor, followUser, { id: (people.agnes as TestAccount).profileId });
    expect(isStale([directoryTag("press")], before - 1)).toBe(true);
  });
});

describe("the columns they sort by", () => {
  it("are filled by a save: topics with all above them, counts and relevance", async () => {
    const writer = await makeAccount({ name: "Robin Rails" });
    await execute(writer.actor, updateProfile, { expertise: ["Rail travel"] });
    const [row] = await sql()`select topic_tree, relevance from profiles where id = ${writer.profileId}`;
    expect(row?.topic_tree).toEqual(expect.arrayContaining(["travel", "lifestyle"]));
    expect(row?.relevance).toBeGreaterThan(0);
    const { press: rows } = await press({ topic: RAIL });
    expect(rows.map(({ slug }) => slug)).toEqual([writer.slug]);
  });

  it("are filled by a job for older profiles", async () => {
    const [writer] = [await makeAccount({ name: "Before Time" })];
    await sql()`update profiles set relevance = 0 where id = ${writer?.profileId}`;
    await performJob(refreshDirectoriesJob, {});
    const jobs =
      await sql()`select key from graphile_worker.jobs where key = ${`directory:${writer?.profileId}`}`;
    expect(jobs).toHaveLength(1);
  });

  it("count releases that are public, not those to come", async () => {
    const brand = await makeAccount({ userType: "brand" });
    for (const [slug, live] of [
      ["out", "-1 day"],
      ["to-come", "1 day"],
    ]) {
      await sql()`insert into releases (id, profile_id, slug, title, live_at)
        values (gen_random_uuid(), ${brand.profileId}, ${slug!}, 'News', now() + ${live!}::interval)`;
    }
    await transact((tx, effects) => refreshListing(tx, effects, brand.profileId));
    const [row] = await sql()`select release_count, last_news_at < now() as past from profiles
      where id = ${brand.profileId}`;
    expect(row).toEqual({ release_count: 1, past: true });
  });
});

describe("a newsroom's card", () => {
  it("names its newest public release, corrected at once, and none that is held back", async () => {
    const house = await makeAccount({ userType: "brand", company: "Headline House" });
    const write = (input: object) =>
      execute(house.actor, createRelease, {
        body: "<p>It is so.</p>",
        status: "PUBLISHED",
        ...input,
      } as never);
    const latest = async () => {
      const { brands } = await execute(anonymous(), listBrands, { q: "Headline House" });
      return brands.find(({ slug }) => slug === house.slug)?.latestNews;
    };
    expect(await latest()).toBeNull();
    await write({ title: "The first" });
    const { release } = await write({ title: "The second" });
    const embargoUntil = new Date(Date.now() + 3_600_000).toISOString();
    await write({ title: "Held back", embargoUntil });
    expect(await latest()).toEqual({ title: "The second", url: release.url });
    await execute(house.actor, updateRelease, { id: release.id, title: "The second, corrected" });
    expect(await latest()).toMatchObject({ title: "The second, corrected" });
  });
});
