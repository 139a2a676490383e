import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { deleteRelease } from "./commands/delete";
import { goLiveDueJob, goLiveJob } from "./commands/go-live";
import { createRelease, updateRelease } from "./commands/save";
import { agreeToEmbargo, shareRelease } from "./commands/share";
import { getNewsroomNews } from "./queries/newsroom";
import { getRelease, listReleases, listShares, previewRelease } from "./queries/own";
import { getPublicRelease, listPublicReleases } from "./queries/public";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  press = await makeAccount({ userType: "press" });
});

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const write = async (input: object = {}, account = brand) => {
  const body = { title: "The night train returns", body: "<p>It runs again.</p>", ...input };
  return (await execute(account.actor, createRelease, body as never)).release;
};
const publish = (input: object = {}, account = brand) => write({ status: "PUBLISHED", ...input }, account);
const announce = (releaseId: string) => performJob(goLiveJob, { releaseId });
const readPage = (release: string, slug = brand.slug) =>
  execute(anonymous(), getPublicRelease, { slug, release });
const newsOf = async (account: TestAccount) =>
  (await execute(anonymous(), listPublicReleases, { slug: account.slug })).releases;
const newsroom = () => makeAccount({ userType: "brand", company: "Another House" });
const follow = (follower: TestAccount, followed: TestAccount) =>
  sql()`insert into follows (follower_id, profile_id) values (${follower.profileId}, ${followed.profileId})`;
const bells = (releaseId: string) =>
  sql()`select user_id from notifications where kind = 'release_published' and subject_id = ${releaseId}`;
const versionsOf = (releaseId: string) =>
  sql()`select note from release_versions where release_id = ${releaseId} order by id`;

describe("writing", () => {
  it("keeps a draft to its newsroom", async () => {
    const draft = await write();
    expect(draft).toMatchObject({ status: "DRAFT", liveAt: null, slug: "the-night-train-returns" });
    expect(await outcomeOf(readPage(draft.slug))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, getRelease, { id: draft.id }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, getRelease, { id: draft.id }))).toBe("ok");
  });

  it("is for brands and sources", async () => {
    expect(await outcomeOf(write({}, press))).toBe("forbidden");
    expect(await outcomeOf(execute(press.actor, listReleases, {}))).toBe("forbidden");
    const source = await makeAccount({ userType: "source", company: "Lauwers Grid" });
    expect((await publish({}, source)).url).toBe(`/source-newsroom/${source.slug}/the-night-train-returns`);
  });

  it("gives one title its own address each time, within each newsroom, also for parallel writers", async () => {
    const house = await newsroom();
    const made = await Promise.all(Array.from({ length: 20 }, () => write({ title: "One title" }, house)));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(20);
    expect(made.map(({ slug }) => slug)).toContain("one-title-19");
    expect((await write({ title: "Feed" }, house)).slug).toBe("feed-1");
    expect((await write({ title: "مرحبا 🌲" }, house)).slug).not.toBe("");
    expect((await write({ title: "🌲🌲" }, house)).slug).toBe("release");
  });

  it("refuses with a sentence what is too long, empty or no date", async () => {
    const long = await refusalOf(write({ title: "x".repeat(10_240) }));
    expect(long.fields?.title?.[0]).toBe("Title must be 150 characters or fewer");
    expect((await refusalOf(write({ title: "  " }))).fields?.title).toBeDefined();
    for (const embargoUntil of ["soon", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-10:00"])
      expect((await refusalOf(write({ embargoUntil }))).fields?.embargoUntil?.[0]).toContain("zone");
    expect((await refusalOf(write({ timeZone: "Mars/Base" }))).fields?.timeZone).toBeDefined();
    expect((await refusalOf(publish({ body: "<script>x</script>" }))).fields?.body).toBeDefined();
    expect((await refusalOf(write({ status: "SCHEDULED" }))).fields?.publishAt).toBeDefined();
    expect(await outcomeOf(write({ status: "CORRECTED" }))).toBe("invalid_input");
    expect(await outcomeOf(write({ images: [brand.profileId] }))).toBe("invalid_input");
  });

  it("stores no markup but its own, in the text alone", async () => {
    const made = await publish({
      title: "<b>Bold</b> \u202eright to left 🌲",
      body: '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a></p><script>alert(1)</script>',
    });
    expect(made.body).toBe("<p>Hi there</p>");
    expect(made.title).toBe("<b>Bold</b> right to left 🌲");
    expect((await readPage(made.slug)).release?.bodyText).toBe("Hi there");
  });

  it("offers perks of its own to those who write about it, with what exactly they are", async () => {
    const { id } = await write({
      perks: ["press stay", "Interview"],
      perkDetails: { "Media Stay": "A berth and two nights", Interview: "" },
    });
    const offered = {
      perks: ["Media Stay", "Interview"],
      perkDetails: { "Media Stay": "A berth and two nights" },
    };
    const { release } = await execute(brand.actor, updateRelease, { id, status: "PUBLISHED" });
    expect(release).toMatchObject(offered);
    expect((await readPage(release.slug)).release).toMatchObject(offered);
    const { release: after } = await execute(brand.actor, updateRelease, { id, perks: [] });
    expect(after).toMatchObject({ perks: [], state: "PUBLISHED" });
  });

  it("lists with counts by state, in pages", async () => {
    const house = await newsroom();
    await write({}, house);
    await publish({}, house);
    await publish({ embargoUntil: inHours(5) }, house);
    await write({ status: "SCHEDULED", publishAt: inHours(5) }, house);
    const first = await execute(house.actor, listReleases, { limit: 3 });
    expect(first.counts).toEqual({
      ...{ draft: 1, scheduled: 1, embargoed: 1, published: 1, corrected: 0, withdrawn: 0 },
    });
    expect(first.pagination).toMatchObject({ total: 4, hasMore: true });
    const cursor = first.pagination.nextCursor ?? "";
    const second = await execute(house.actor, listReleases, { limit: 3, cursor });
    expect(new Set([...first.releases, ...second.releases].map(({ id }) => id)).size).toBe(4);
    const held = await execute(house.actor, listReleases, { status: "EMBARGOED" });
    expect(held.releases.map(({ state }) => state)).toEqual(["EMBARGOED"]);
  });
});

describe("coming out", () => {
  it("is read by everybody at once, under its slug and its id", async () => {
    const made = await publish({ title: "Out now" });
    expect((await readPage("out-now")).release?.id).toBe(made.id);
    expect((await readPage(made.id)).release?.url).toBe(`/brand-newsroom/${brand.slug}/out-now`);
    expect((await newsOf(brand)).map(({ id }) => id)).toContain(made.id);
    const other = await newsroom();
    expect(await outcomeOf(readPage("out-now", other.slug))).toBe("not_found");
  });

  it("is hidden before its time from everybody but its own, and there by itself at its time", async () => {
    const house = await newsroom();
    const planned = await write({ status: "SCHEDULED", publishAt: inHours(24), title: "Planned" }, house);
    const held = await publish({ embargoUntil: inHours(24), title: "Held" }, house);
    for (const { id, slug } of [planned, held]) {
      for (const address of [slug, id]) {
        expect(await outcomeOf(readPage(address, house.slug))).toBe("not_found");
      }
      expect(await outcomeOf(execute(press.actor, getRelease, { id }))).toBe("not_found");
      expect(await outcomeOf(execute(house.actor, getRelease, { id }))).toBe("ok");
      await announce(id);
      expect(await bells(id)).toEqual([]);
    }
    expect(await newsOf(house)).toEqual([]);
    await moveClock(sql(), "25 hours");
    try {
      expect(await newsOf(house)).toHaveLength(2);
      expect((await readPage("planned", house.slug)).release).toMatchObject({ state: "PUBLISHED" });
      expect(await outcomeOf(execute(press.actor, getRelease, { id: held.id }))).toBe("ok");
      await announce(planned.id);
      const [row] = await sql()`select status, announced_at, published_at = publish_at as punctual
        from releases where id = ${planned.id}`;
      expect(row).toMatchObject({ status: "published", punctual: true });
      expect(row?.announced_at).not.toBeNull();
      expect(await versionsOf(planned.id)).toHaveLength(1);
    } finally {
      await moveClock(sql(), "0");
    }
  });

  it("is announced once, to every follower with notifications on, under parallel publishing", async () => {
    const house = await newsroom();
    const followers = await Promise.all([makeAccount(), makeAccount({ userType: "paid_media" })]);
    for (const follower of followers) await follow(follower, house);
    const { id } = await write({}, house);
    const publishes = Array.from({ length: 20 }, () =>
      execute(house.actor, updateRelease, { id, status: "PUBLISHED" }),
    );
    expect(await tally(publishes)).toEqual({ ok: 20 });
    expect(await versionsOf(id)).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => announce(id)));
    const notified = await bells(id);
    expect(notified.map((row) => row.user_id).sort()).toEqual(followers.map(({ userId }) => userId).sort());
    const [profile] = await sql()`select release_count, last_news_at is not null as dated
      from profiles where id = ${house.profileId}`;
    expect(profile).toEqual({ release_count: 1, dated: true });
  });

  it("is found by the fallback job when its job was lost", async () => {
    const { id } = await publish();
    await sql()`delete from graphile_worker._private_jobs`;
    await performJob(goLiveDueJob, {});
    const jobs = await sql()`select 1 from graphile_worker.jobs where key = ${`release-live:${id}`}`;
    expect(jobs).toHaveLength(1);
  });

  it("stands in its newsroom's list, newest first, with the moment at which that list changes by itself", async () => {
    const house = await newsroom();
    await publish({ title: "First" }, house);
    await publish({ title: "Second" }, house);
    const planned = await publish({ title: "Third", embargoUntil: inHours(3) }, house);
    const read = (cursor?: string) =>
      execute(anonymous(), listPublicReleases, { slug: house.slug, limit: 1, cursor });
    const first = await read();
    expect(first.releases.map(({ title }) => title)).toEqual(["Second"]);
    const second = await read(first.pagination.nextCursor ?? "");
    expect(second.releases.map(({ title }) => title)).toEqual(["First"]);
    expect(second.pagination.hasMore).toBe(false);
    const page = await execute(anonymous(), getNewsroomNews, { id: house.profileId });
    expect(page).toMatchObject({ total: 2, pages: 1, changesAt: planned.liveAt });
  });

  it("is found by its tags whatever their case, counted over all pages of its newsroom", async () => {
    const house = await newsroom();
    await publish({ title: "One", tags: ["Rail travel"] }, house);
    await publish({ title: "Two", tags: ["RAIL TRAVEL", "Café"] }, house);
    await write({ title: "Draft", tags: ["Secret"] }, house);
    await publish({ title: "Later", tags: ["Secret"], embargoUntil: inHours(3) }, house);
    const read = (input: object) => execute(anonymous(), getNewsroomNews, { id: house.profileId, ...input });
    const { tags } = await read({});
    expect(tags.map(({ slug, count }) => `${slug} ${count}`).sort()).toEqual(["café 1", "rail-travel 2"]);
    expect((await read({ tag: "rail-travel" })).releases.map(({ title }) => title)).toEqual(["Two", "One"]);
    expect((await read({ tag: "cafe" })).total).toBe(1);
    expect(await outcomeOf(read({ tag: "secret" }))).toBe("not_found");
    expect(await outcomeOf(read({ page: 2 }))).toBe("not_found");
  });

  it("is counted truly among 500", async () => {
    const house = await newsroom();
    await sql()`insert into releases (id, profile_id, slug, title, status, live_at, published_at)
      select gen_random_uuid(), ${house.profileId}, 'release-' || n, 'Release ' || n, 'published', t, t
      from generate_series(1, 500) n, lateral (select app_now() - n * interval '1 hour' as t) times`;
    const last = await execute(anonymous(), getNewsroomNews, { id: house.profileId, page: 21 });
    expect(last).toMatchObject({ total: 500, pages: 21 });
    expect(last.releases).toHaveLength(20);
  });

  it("is on no page of a newsroom that is not listed", async () => {
    const house = await newsroom();
    const { slug, id } = await publish({}, house);
    await sql()`update profiles set listed = false where id = ${house.profileId}`;
    expect(await outcomeOf(readPage(slug, house.slug))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, getRelease, { id }))).toBe("not_found");
    expect(await outcomeOf(newsOf(house))).toBe("not_found");
  });
});

describe("an embargo", () => {
  it("shows the terms first, the release once they are agreed to, and only to those it was shared with", async () => {
    const { id } = await publish({ embargoUntil: inHours(48), title: "A secret" });
    const other = await makeAccount({ userType: "press" });
    const preview = (actor: typeof press.actor) => execute(actor, previewRelease, { id });
    expect(await outcomeOf(preview(press.actor))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, agreeToEmbargo, { id }))).toBe("not_found");
    const { shares } = await execute(brand.actor, shareRelease, { id, recipientIds: [press.userId] });
    expect(shares).toMatchObject([{ profile: { id: press.profileId }, agreedAt: null }]);
    expect(JSON.stringify(await preview(press.actor))).not.toContain("A secret");
    const [bell] = await sql()`select data from notifications
      where kind = 'release_shared' and user_id = ${press.userId} and subject_id = ${id}`;
    expect(JSON.stringify(bell)).not.toContain("A secret");
    expect(await outcomeOf(execute(press.actor, getRelease, { id }))).toBe("not_found");
    const agreed = await execute(press.actor, agreeToEmbargo, { id });
    expect(agreed.release.title).toBe("A secret");
    await execute(press.actor, agreeToEmbargo, { id });
    expect((await preview(press.actor)).preview.release?.title).toBe("A secret");
    expect(await outcomeOf(execute(press.actor, getRelease, { id }))).toBe("ok");
    expect(await outcomeOf(preview(other.actor))).toBe("not_found");
    expect(await outcomeOf(execute(other.actor, getRelease, { id }))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, listShares, { id }))).toBe("not_found");
  });

  it("notifies those who agreed when its time moves or it is taken back, and hides it then", async () => {
    const { id } = await publish({ embargoUntil: inHours(48) });
    await execute(brand.actor, shareRelease, { id, recipientIds: [press.profileId] });
    await execute(press.actor, agreeToEmbargo, { id });
    await execute(brand.actor, updateRelease, { id, embargoUntil: inHours(72) });
    await execute(brand.actor, deleteRelease, { id });
    const notified = await sql()`select 1 from notifications where kind = 'release_shared'
      and user_id = ${press.userId} and subject_id = ${id}`;
    expect(notified).toHaveLength(3);
    expect(await outcomeOf(execute(press.actor, getRelease, { id }))).toBe("not_found");
    expect(await outcomeOf(readPage(id))).toBe("not_found");
  });

  it("is shared with journalists and creators only, and only while it runs", async () => {
    const { id } = await publish({ embargoUntil: inHours(48) });
    const share = (recipientIds: string[]) => execute(brand.actor, shareRelease, { id, recipientIds });
    expect(await outcomeOf(share([(await newsroom()).profileId]))).toBe("invalid_input");
    expect(await outcomeOf(share([]))).toBe("invalid_input");
    const out = await publish();
    const delayed = execute(brand.actor, shareRelease, { id: out.id, recipientIds: [press.userId] });
    expect(await outcomeOf(delayed)).toBe("conflict");
    const foreign = execute(press.actor, shareRelease, { id, recipientIds: [press.userId] });
    expect(await outcomeOf(foreign)).toBe("not_found");
  });
});

describe("after it is out", () => {
  it("keeps what it said before a correction, with a note, under the same address", async () => {
    const made = await publish({ title: "740 places" });
    const { release } = await execute(brand.actor, updateRelease, {
      id: made.id,
      status: "CORRECTED",
      title: "704 places",
      note: "704 places, not 740",
    });
    expect(release).toMatchObject({ status: "CORRECTED", slug: made.slug, title: "704 places" });
    expect(release.versions.map(({ title, note }) => [title, note])).toEqual([
      ["704 places", "704 places, not 740"],
      ["740 places", ""],
    ]);
    const again = await execute(brand.actor, updateRelease, { id: made.id, body: "More." });
    expect(again.release.versions[0]?.note).toBe("Changed: text");
    const same = await execute(brand.actor, updateRelease, { id: made.id, body: "More.", tags: ["rail"] });
    expect(same.release.versions).toHaveLength(3);
  });

  it("leaves a notice at its address when withdrawn, and nothing anywhere else", async () => {
    const house = await newsroom();
    const made = await publish({ title: "Too early" }, house);
    expect(await execute(house.actor, deleteRelease, { id: made.id })).toMatchObject({ withdrawn: true });
    const page = await readPage(made.slug, house.slug);
    expect(page.release).toBeNull();
    expect(page.withdrawnAt).not.toBeNull();
    expect(JSON.stringify(page)).not.toContain("Too early");
    expect(await newsOf(house)).toEqual([]);
    expect(await outcomeOf(execute(press.actor, getRelease, { id: made.id }))).toBe("gone");
    const [profile] = await sql()`select release_count from profiles where id = ${house.profileId}`;
    expect(profile).toEqual({ release_count: 0 });
    expect(await outcomeOf(execute(house.actor, deleteRelease, { id: made.id }))).toBe("conflict");
    expect(await outcomeOf(execute(house.actor, updateRelease, { id: made.id, title: "Back" }))).toBe(
      "conflict",
    );
  });

  it("is deleted when it was never public", async () => {
    const made = await write();
    expect(await execute(brand.actor, deleteRelease, { id: made.id })).toMatchObject({ withdrawn: false });
    expect(await outcomeOf(execute(brand.actor, getRelease, { id: made.id }))).toBe("not_found");
  });

  it("is changed by its own newsroom alone", async () => {
    const { id } = await publish();
    const rival = await newsroom();
    const acts = (actor: Actor) => [
      execute(actor, updateRelease, { id, title: "Mine" }),
      execute(actor, deleteRelease, { id }),
    ];
    expect(await tally(acts(rival.actor))).toEqual({ not_found: 2 });
    expect(await tally(acts(anonymous()))).toEqual({ unauthenticated: 2 });
  });
});
