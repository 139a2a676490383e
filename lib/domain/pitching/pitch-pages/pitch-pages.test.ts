import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";
import { deleteDraft, updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { getDraft, listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { sendDraft } from "@/lib/domain/pitching/pitches/commands/send-pitch";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { LOOKS_LIKE } from "@/lib/domain/profiles/profiles/names";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { settings } from "@/lib/platform/settings/settings";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto, makeProduct } from "@/tests/factories/assets";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { completePitchPage, makePitchPage } from "@/tests/factories/pitch-pages";
import { testDatabase } from "@/tests/setup/database";
import { expirePitchPage, findExpiredPitchPages } from "./commands/expire";
import { archivePitchPage, deletePitchPage, duplicatePitchPage, unarchivePitchPage } from "./commands/manage";
import { createPitchPage, updatePitchPage } from "./commands/save";
import { getPitchPage, getPublicPitchPage, listPitchPages } from "./queries";

const database = testDatabase();
const job = makeJobActor("tests.job");

let brand: TestAccount;
let press: TestAccount;
beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  press = await makeAccount({ userType: "press" });
});

const asStranger = (slug: string) => execute(anonymous(), getPublicPitchPage, { slug });
const endIt = (id: string) =>
  database.sql()`update pitch_pages set expires_at = app_now() - interval '1 hour' where id = ${id}`;

describe("creating", () => {
  it("publishes a complete page under its title's address", async () => {
    const page = await makePitchPage(brand, { pitchTitle: "Cabins without a road" });
    expect(page).toMatchObject({
      status: "PUBLISHED",
      kind: "brand-pitch",
      slug: "cabins-without-a-road",
      url: "/brand-pitch/cabins-without-a-road",
      missing: "",
    });
    const { pitchPage, newsroom } = await asStranger(page.slug);
    expect([pitchPage.pitchTitle, newsroom.id]).toEqual(["Cabins without a road", brand.profileId]);
  });

  it("keeps what is not complete as a draft that nobody else sees", async () => {
    const page = await makePitchPage(brand, { why: "" });
    expect(page).toMatchObject({ status: "DRAFT", missing: "Why is missing", publishedAt: null });
    expect(await outcomeOf(asStranger(page.slug))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, getPitchPage, { id: page.id }))).toBe("not_found");
  });

  it("needs both names, unless a draft is asked for", async () => {
    const refusal = await refusalOf(execute(brand.actor, createPitchPage, { who: "We" }));
    expect(refusal).toMatchObject({
      status: 400,
      fields: { name: ["Name is required"], pitchTitle: ["Pitch title is required"] },
    });
    const { pitchPage } = await execute(brand.actor, createPitchPage, { status: "DRAFT", who: "We" });
    expect(pitchPage).toMatchObject({ status: "DRAFT", who: "We", pitchTitle: "" });
  });

  it("refuses to publish what lacks something, beside each field", async () => {
    const body = { ...completePitchPage(), topics: [], perks: [], status: "PUBLISHED" };
    expect((await refusalOf(execute(brand.actor, createPitchPage, body))).fields).toEqual({
      topics: ["A topic is required"],
      perks: ["A perk is required"],
    });
  });

  it("gives 20 parallel pages of one title 20 addresses", async () => {
    const makers = await Promise.all(Array.from({ length: 5 }, () => makeAccount({ userType: "source" })));
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        makePitchPage(makers[n % 5] as TestAccount, { pitchTitle: "Tidal power at night" }),
      ),
    );
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(20);
  });

  it("never takes a profile's address, and a profile's prefix never shows it", async () => {
    const page = await makePitchPage(brand, { pitchTitle: brand.slug });
    expect(page.slug).not.toBe(brand.slug);
    expect(await outcomeOf(execute(anonymous(), getBrand, { id: page.slug }))).toBe("not_found");
    expect(await outcomeOf(asStranger(brand.slug))).toBe("not_found");
  });

  it("reads an event's moment on the clock of its place", async () => {
    const zone = { timeZone: "Europe/Oslo" };
    const whole = await makePitchPage(brand, { ...zone, eventDate: "2026-12-12" });
    expect([whole.eventDate, whole.eventTime, whole.eventAt]).toEqual(["2026-12-12", null, null]);
    const moment = await makePitchPage(brand, { ...zone, eventDate: "2026-12-12T21:14:00Z" });
    expect([moment.eventDate, moment.eventTime, moment.eventAt]).toEqual([
      "2026-12-12",
      "22:14",
      "2026-12-12T21:14:00.000Z",
    ]);
    const local = await makePitchPage(brand, { ...zone, eventDate: "2026-12-12T22:14" });
    expect(local.eventAt).toBe(moment.eventAt);
    const none = await execute(brand.actor, updatePitchPage, { id: local.id, eventDate: null });
    expect([none.pitchPage.eventDate, none.pitchPage.eventTime]).toEqual([null, null]);
    const lone = execute(brand.actor, createPitchPage, { ...completePitchPage(), eventTime: "22:14" });
    expect((await refusalOf(lone)).fields).toEqual({ eventDate: ["An event with a time needs its day"] });
  });

  it.each([
    { eventDate: "2026-02-30T10:00" },
    { eventDate: "2026-02-30" },
    { eventDate: "2026-12-12T24:00" },
    { eventDate: "0000-01-01T00:00" },
    { eventDate: "9999-12-31T23:59" },
    { eventDate: "9999-12-31T23:59:00Z" },
    { eventDate: "0001-01-01" },
    { expiresAt: "9999-12-31" },
    { expiresAt: "9999-12-31T23:59:00Z" },
    { expiresAt: "0001-01-01T00:00:00Z" },
    { expiresAt: "2026-02-30" },
  ])("refuses %o, which is no day of the calendar, beside its field", async (dates) => {
    for (const timeZone of ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"]) {
      const body = { ...completePitchPage(), ...dates, timeZone, status: "DRAFT" };
      const refusal = await refusalOf(execute(brand.actor, createPitchPage, body));
      expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, Object.keys(dates)]);
    }
  });

  it.each(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"])(
    "takes the first and the last days of the calendar in %s",
    async (timeZone) => {
      const last = { eventDate: "9998-12-31T23:59", expiresAt: "9998-12-31" };
      for (const dates of [last, { eventDate: "1900-01-02T00:00" }, { eventDate: "1900-01-01T00:00:00Z" }]) {
        const page = await makePitchPage(brand, { ...dates, timeZone });
        expect((await asStranger(page.slug)).pitchPage.eventAt).toMatch(/^(1900|9998|9999)-/);
      }
    },
  );

  it("spells a time zone as the world does", async () => {
    const zoneOf = async (timeZone: string) => (await makePitchPage(brand, { timeZone })).timeZone;
    expect([await zoneOf("utc"), await zoneOf("EUROPE/oslo")]).toEqual(["UTC", "Europe/Oslo"]);
  });

  it.each([
    ["name", "can't say that it is verified", ["✓ Hollow Pine", "VERIFIED | Hollow Pine", "Verified Pine"]],
    ["pitchTitle", "can't open with the mark", ["✓ Hollow Pine", "Verified: Hollow Pine", "VERIFIED Pine"]],
  ])("refuses a %s that claims to be verified", async (field, problem, texts) => {
    const page = await makePitchPage(brand);
    for (const text of texts) {
      const made = execute(brand.actor, createPitchPage, { ...completePitchPage(), [field]: text });
      const saved = execute(brand.actor, updatePitchPage, { id: page.id, [field]: text });
      for (const { fields } of await Promise.all([made, saved].map(refusalOf))) {
        expect(fields?.[field]?.[0]).toContain(problem);
      }
    }
  });

  it("takes a headline in which something was verified", async () => {
    for (const pitchTitle of ["Verified carbon sink opens", "Peat data: independently verified"])
      expect((await makePitchPage(brand, { pitchTitle })).pitchTitle).toBe(pitchTitle);
  });

  it("refuses a name that looks like a verified newsroom's, but its own", async () => {
    const verified = await makeAccount({ userType: "brand", company: "Paloma Viteri" });
    // The website has the domain of the account's e-mail, which verifies it.
    await execute(verified.actor, updateProfile, { website: "https://www.northwind-post.com" });
    const fake = "Раlomа Viteri";
    const page = await makePitchPage(brand, { name: "Paloma Viteri" });
    const made = execute(brand.actor, createPitchPage, { ...completePitchPage(), name: fake });
    const saved = execute(brand.actor, updatePitchPage, { id: page.id, name: fake });
    for (const { fields } of await Promise.all([made, saved].map(refusalOf))) {
      expect(fields).toEqual({ name: [LOOKS_LIKE] });
    }
    expect(page.name).toBe("Paloma Viteri");
    expect((await makePitchPage(verified, { name: fake })).name).toBe(fake);
    // This newsroom had its name before the other one was verified.
    const older = await makeAccount({ userType: "source" });
    await database.sql()`update profiles set name = ${fake} where id = ${older.profileId}`;
    expect((await makePitchPage(older, { name: fake })).name).toBe(fake);
  });

  it("takes own material in its order, and shows what is public of it", async () => {
    const [photo, product, foreign] = await Promise.all([
      makePhoto(brand),
      makeProduct(brand),
      makeProduct(await makeAccount({ userType: "brand" })),
    ]);
    const page = await makePitchPage(brand, { assets: [product.id, photo.id] });
    expect(page.assets).toEqual([product.id, photo.id]);
    // The photo is not shown before its sizes are rendered.
    expect((await asStranger(page.slug)).assets.map(({ id }) => id)).toEqual([product.id]);
    const theirs = execute(brand.actor, updatePitchPage, { id: page.id, assets: [foreign.id] });
    expect((await refusalOf(theirs)).fields?.assets).toEqual([
      "Assets must be material of your own newsroom.",
    ]);
  });
});

describe("changing", () => {
  it("keeps the address once the page was public, and moves it before", async () => {
    const draft = await makePitchPage(brand, { status: "DRAFT", pitchTitle: "First thought of cabins" });
    const { pitchPage: out } = await execute(brand.actor, updatePitchPage, {
      ...{ id: draft.id, pitchTitle: "Second thought of cabins", status: "PUBLISHED" },
    });
    expect(out.slug).toBe("second-thought-of-cabins");
    const rows = await database.sql()`select slug from slugs where pitch_page_id = ${out.id}`;
    expect(rows.map(({ slug }) => slug)).toEqual(["second-thought-of-cabins"]);
    const { pitchPage: renamed } = await execute(brand.actor, updatePitchPage, {
      ...{ id: out.id, pitchTitle: "Third thought of cabins" },
    });
    expect(renamed).toMatchObject({ slug: out.slug, pitchTitle: "Third thought of cabins" });
  });

  it("moves a draft's address when its title loses a number, and only when its title changes", async () => {
    const { id, slug } = await makePitchPage(brand, { status: "DRAFT", pitchTitle: "Vision 2026" });
    expect(slug).toBe("vision-2026");
    const save = async (fields: object) =>
      (await execute(brand.actor, updatePitchPage, { id, ...fields })).pitchPage.slug;
    expect(await save({ pitchTitle: "Vision" })).toBe("vision");
    const twin = await makePitchPage(brand, { status: "DRAFT", pitchTitle: "Vision" });
    expect(twin.slug).toBe("vision-1");
    await save({ pitchTitle: "Vision 2026" });
    const { pitchPage } = await execute(brand.actor, updatePitchPage, {
      id: twin.id,
      why: "It is free now.",
    });
    expect(pitchPage.slug).toBe("vision-1");
  });

  it("leaves a public page whole", async () => {
    const page = await makePitchPage(brand);
    expect(
      (await refusalOf(execute(brand.actor, updatePitchPage, { id: page.id, why: " " }))).fields,
    ).toEqual({ why: ["Why is required"] });
    const back = await refusalOf(execute(brand.actor, updatePitchPage, { id: page.id, status: "DRAFT" }));
    expect(back.status).toBe(409);
  });

  it("refuses a save over somebody else's, and takes it once that was seen", async () => {
    const page = await makePitchPage(brand);
    const { pitchPage: theirs } = await execute(brand.actor, updatePitchPage, { id: page.id, why: "Theirs" });
    const mine = { id: page.id, why: "Mine" };
    const stale = execute(brand.actor, updatePitchPage, { ...mine, version: page.version });
    expect((await refusalOf(stale)).status).toBe(409);
    expect((await asStranger(page.slug)).pitchPage.why).toBe("Theirs");
    const seen = await execute(brand.actor, updatePitchPage, { ...mine, version: theirs.version });
    expect(seen.pitchPage.why).toBe("Mine");
  });

  it("copies a page as a draft with an address of its own", async () => {
    const product = await makeProduct(brand);
    const page = await makePitchPage(brand, { assets: [product.id], useForMatching: true });
    const { pitchPage: copy } = await execute(brand.actor, duplicatePitchPage, { id: page.id });
    expect(copy).toMatchObject({
      ...{ status: "DRAFT", pitchTitle: `${page.pitchTitle} (Copy)`, why: page.why },
      ...{ assets: [product.id], usedForMatching: false, publishedAt: null },
    });
    expect(copy.slug).not.toBe(page.slug);
  });

  it("puts a page away and back, each as often as one likes", async () => {
    const page = await makePitchPage(brand, { expiresAt: "2126-03-01" });
    for (const _ of [1, 2]) {
      const { pitchPage } = await execute(brand.actor, archivePitchPage, { id: page.id });
      expect(pitchPage).toMatchObject({ status: "ARCHIVED", why: page.why });
    }
    const { pitchPage: away } = await asStranger(page.slug);
    expect(away).toMatchObject({ status: "ARCHIVED", pitchTitle: page.pitchTitle, why: "", perks: [] });
    expect(away.expiresAt).toBeNull();
    for (const _ of [1, 2]) {
      const { pitchPage } = await execute(brand.actor, unarchivePitchPage, { id: page.id });
      expect(pitchPage.status).toBe("PUBLISHED");
    }
    expect((await asStranger(page.slug)).pitchPage.why).toBe(page.why);
  });

  it("deletes a page and frees its address", async () => {
    const page = await makePitchPage(brand, { pitchTitle: "Gone tomorrow" });
    await execute(brand.actor, deletePitchPage, { id: page.id });
    expect(await outcomeOf(asStranger(page.slug))).toBe("not_found");
    expect((await makePitchPage(brand, { pitchTitle: "Gone tomorrow" })).slug).toBe("gone-tomorrow");
  });

  it("hides every page of a newsroom that is not listed", async () => {
    const hidden = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(hidden);
    await database.sql()`update profiles set listed = false where id = ${hidden.profileId}`;
    expect(await outcomeOf(asStranger(page.slug))).toBe("not_found");
  });
});

describe("its last day", () => {
  it("passes by the clock, is written down by a job, and a later one opens the page again", async () => {
    const page = await makePitchPage(brand, { expiresAt: "2126-03-01", timeZone: "Europe/Oslo" });
    expect(page.expiresAt).toBe("2126-03-01T22:59:59.000Z");
    expect((await asStranger(page.slug)).changesAt).toBe(page.expiresAt);
    await endIt(page.id);
    expect((await asStranger(page.slug)).pitchPage.status).toBe("EXPIRED");
    expect(await execute(job, expirePitchPage, { pitchPageId: page.id })).toEqual({ expired: true });
    expect(await execute(job, expirePitchPage, { pitchPageId: page.id })).toEqual({ expired: false });
    const news = await database.sql()`
      select kind from notifications where user_id = ${brand.userId} and subject_id = ${page.id}`;
    expect(news.map(({ kind }) => kind)).toEqual(["pitch_page_expired"]);
    const { pitchPage } = await execute(brand.actor, updatePitchPage, {
      id: page.id,
      expiresAt: "2127-01-01",
    });
    expect(pitchPage.status).toBe("PUBLISHED");
  });

  it("must lie ahead", async () => {
    const body = { ...completePitchPage(), expiresAt: "2020-01-01", status: "PUBLISHED" };
    expect((await refusalOf(execute(brand.actor, createPitchPage, body))).fields).toEqual({
      expiresAt: ["The last day must lie ahead"],
    });
  });

  it("is looked for by a scheduled job", async () => {
    const page = await makePitchPage(brand);
    await endIt(page.id);
    await execute(job, findExpiredPitchPages, {});
    const key = `pitch-page-expire:${page.id}`;
    expect(await database.sql()`select 1 from graphile_worker.jobs where key = ${key}`).toHaveLength(1);
  });
});

describe("used for matching", () => {
  const draftsOf = async ({ actor }: TestAccount) => (await execute(actor, listDrafts, {})).drafts;

  it("keeps an active draft that says the same, and takes it out when the page closes", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true, who: "w".repeat(200) });
    const [draft, ...others] = await draftsOf(owner);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      ...{ title: page.pitchTitle, why: page.why, perks: page.perks, isActive: true },
      when: "No fixed date",
    });
    expect(draft?.who.length).toBeLessThanOrEqual(150);
    await execute(owner.actor, updatePitchPage, {
      id: page.id,
      why: "It was bought back.",
      eventDate: "2026-12-12",
    });
    expect((await draftsOf(owner))[0]).toMatchObject({
      why: "It was bought back.",
      when: "12 December 2026",
    });
    await execute(owner.actor, archivePitchPage, { id: page.id });
    expect((await draftsOf(owner))[0]?.isActive).toBe(false);
    await execute(owner.actor, unarchivePitchPage, { id: page.id });
    expect((await draftsOf(owner))[0]?.isActive).toBe(true);
    await endIt(page.id);
    await execute(job, expirePitchPage, { pitchPageId: page.id });
    expect((await draftsOf(owner))[0]?.isActive).toBe(false);
  });

  it("ends with the draft, and begins again with it", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true });
    const isUsed = async () =>
      (await execute(owner.actor, getPitchPage, { id: page.id })).pitchPage.usedForMatching;
    const [{ id } = { id: "" }] = await draftsOf(owner);
    await execute(owner.actor, updateDraft, { id, isActive: false });
    expect(await isUsed()).toBe(false);
    await execute(owner.actor, updatePitchPage, { id: page.id, why: "It was bought back." });
    expect((await draftsOf(owner))[0]?.isActive).toBe(false);
    await execute(owner.actor, updateDraft, { id, isActive: true });
    expect(await isUsed()).toBe(true);
    await execute(owner.actor, updateDraft, { id, when: "" });
    expect(await isUsed()).toBe(false);
    await execute(owner.actor, updateDraft, { id, when: "No fixed date", isActive: true });
    await execute(owner.actor, deleteDraft, { id });
    expect(await isUsed()).toBe(false);
    await execute(owner.actor, updatePitchPage, { id: page.id, why: "It was bought back again." });
    expect(await draftsOf(owner)).toEqual([]);
  });

  it("lets a save of the page that saw it in use be merged after the draft was put away", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true });
    const [{ id } = { id: "" }] = await draftsOf(owner);
    await execute(owner.actor, updateDraft, { id, isActive: false });
    const stale = { id: page.id, useForMatching: true, version: page.version };
    expect((await refusalOf(execute(owner.actor, updatePitchPage, stale))).status).toBe(409);
  });

  it("says the same on the page and on the draft after 20 parallel changes of both", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true });
    const [{ id } = { id: "" }] = await draftsOf(owner);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? execute(owner.actor, updateDraft, { id, isActive: n % 4 === 0 })
          : execute(owner.actor, updatePitchPage, { id: page.id, useForMatching: n % 4 === 1 }),
      ),
    );
    const { pitchPage } = await execute(owner.actor, getPitchPage, { id: page.id });
    expect((await draftsOf(owner))[0]?.isActive).toBe(pitchPage.usedForMatching);
  });

  it("ends with the page's last moment, before a job has written that down", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true });
    const [{ id } = { id: "" }] = await draftsOf(owner);
    await endIt(page.id);
    const { drafts, counts } = await execute(owner.actor, listDrafts, {});
    expect([drafts[0]?.isActive, counts]).toEqual([false, { total: 1, active: 0 }]);
    expect((await execute(owner.actor, getDraft, { id })).draft.isActive).toBe(false);
    const sent = await execute(owner.actor, sendDraft, { id, recipientId: press.profileId });
    expect(sent.pitch.resources).toEqual([]);
    const refusal = await refusalOf(execute(owner.actor, updateDraft, { id, isActive: true }));
    expect(refusal.fields?.isActive?.[0]).toContain("Its pitch page is not open");
    const { draft } = await execute(owner.actor, updateDraft, { id, why: "It is over." });
    expect(draft.isActive).toBe(false);
    // A page that is prolonged matches again, as its owner had chosen.
    await execute(owner.actor, updatePitchPage, { id: page.id, expiresAt: "2126-03-01" });
    expect((await draftsOf(owner))[0]?.isActive).toBe(true);
  });

  it("gives recipients the page's link while it is open", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const page = await makePitchPage(owner, { useForMatching: true });
    const [draft] = await draftsOf(owner);
    const send = async (recipient: TestAccount) =>
      (await execute(owner.actor, sendDraft, { id: draft?.id ?? "", recipientId: recipient.profileId }))
        .pitch;
    expect((await send(press)).resources).toEqual([`${settings().APP_URL}${page.url}`]);
    await execute(owner.actor, archivePitchPage, { id: page.id });
    expect((await send(await makeAccount({ userType: "press" }))).resources).toEqual([]);
  });

  it("refuses what a template left open", async () => {
    const body = { ...completePitchPage(), what: "[What happened]", useForMatching: true };
    const refusal = await refusalOf(execute(brand.actor, createPitchPage, body));
    expect(refusal.fields?.useForMatching?.[0]).toContain("[What happened] in What is not filled in");
  });
});

it("lists own pages by state, with true counts and a cursor", async () => {
  const owner = await makeAccount({ userType: "source" });
  const first = await makePitchPage(owner);
  const second = await makePitchPage(owner, { status: "DRAFT" });
  const third = await makePitchPage(owner);
  await endIt(third.id);
  const page = await execute(owner.actor, listPitchPages, { limit: 2 });
  expect(page.pitchPages.map(({ id }) => id)).toEqual([third.id, second.id]);
  expect(page.counts).toEqual({ draft: 1, published: 1, archived: 0, expired: 1 });
  const cursor = page.pagination.nextCursor ?? "";
  const rest = await execute(owner.actor, listPitchPages, { limit: 2, cursor });
  expect(rest.pitchPages.map(({ id }) => id)).toEqual([first.id]);
  const expired = await execute(owner.actor, listPitchPages, { status: "EXPIRED" });
  expect(expired.pitchPages.map(({ id, status }) => [id, status])).toEqual([[third.id, "EXPIRED"]]);
  expect(await outcomeOf(execute(press.actor, listPitchPages, {}))).toBe("forbidden");
});
