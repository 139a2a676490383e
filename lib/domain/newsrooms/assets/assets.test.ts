import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { readPictureFacts } from "@/lib/platform/images/picture-facts";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { streamFile } from "@/lib/platform/storage/file-response";
import { storage } from "@/lib/platform/storage/storage";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { uuidv7 } from "@/lib/utils/uuid";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import {
  makePhoto,
  makeProduct,
  placedPicture,
  plainPdf,
  plainPicture,
  sent,
} from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { plainVideo } from "@/tests/factories/videos";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { createAsset } from "./commands/create-asset";
import {
  deleteAsset,
  orderAssets,
  setAssetCaptions,
  setAssetPoster,
  updateAsset,
} from "./commands/edit-asset";
import { deleteAssets, updateAssets } from "./commands/edit-several";
import { renderAssetJob } from "./commands/render-asset";
import {
  getAsset,
  getAssetFile,
  getNewsroomAssets,
  getPublicAsset,
  listAssets,
  listAssetUses,
  listPublicAssets,
} from "./queries";
import { readPublicAssets } from "./store";

const database = testDatabase();
let brand: TestAccount;
let other: TestAccount;
let reader: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  other = await makeAccount({ userType: "source" });
  reader = await makeAccount({ userType: "press" });
});

/** Performs the rendering job as the worker would. */
const render = (assetId: string) => performJob(renderAssetJob, { assetId });
const newest = async (owner: TestAccount) => (await execute(owner.actor, listAssets, { limit: 1 })).assets[0];
const bytesOf = async (url: string | null) => {
  const file = url && (await (await storage()).get(url.replace("/files/", "")));
  return file ? buffer(file.stream) : null;
};
const nameIn = (url: string | null) => url?.split("/").at(-1) ?? "";
const fetchAs = (
  actor: TestAccount["actor"] | ReturnType<typeof anonymous>,
  id: string,
  url: string | null,
) => outcomeOf(execute(actor, getAssetFile, { id, file: nameIn(url) }));

/** Makes a release of the brand that is live from `when` on (an SQL interval from now), or a draft. */
async function makeRelease(owner: TestAccount, when: string | null) {
  const sql = database.sql();
  const [row] =
    await sql`insert into releases (id, profile_id, slug, title, live_at) values (gen_random_uuid(),
    ${owner.profileId}, gen_random_uuid()::text, 'News', app_now() + ${when}::interval) returning id`;
  return String(row?.id);
}

describe("uploading", () => {
  it("cuts a file's own credit between two signs", async () => {
    const train = "\u{1f682}";
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="x${train.repeat(90)}"/></rdf:RDF></x:xmpmeta>`;
    const file = sent(
      await sharp(await plainPicture())
        .withXmp(xmp)
        .jpeg()
        .toBuffer(),
    );
    const { asset } = await execute(brand.actor, createAsset, { kind: "photo", file });
    expect(asset.credit).toBe(`x${train.repeat(74)}`);
  });

  it("stores a photo without its place, with its credit, and shows it once its sizes are made", async () => {
    const file = sent(await placedPicture("jpeg", 1200, 900), "C:\\pictures\\IMG_7.HEIC.jpg");
    const { asset } = await execute(brand.actor, createAsset, {
      kind: "photo",
      file,
      caption: "Our own words",
    });
    expect(asset).toMatchObject({
      ...{ kind: "photo", state: "PROCESSING", contentType: "image/jpeg", width: 1200, height: 900 },
      ...{
        caption: "Our own words",
        credit: "Strand & Co",
        creator: "Even Strand",
        copyright: "Hollow Pine",
      },
      fileName: "IMG_7.HEIC.jpg",
      warnings: [{ code: "no_source_type", text: "Not said how it was made" }],
    });
    expect((await bytesOf(asset.originalUrl))?.includes("GPS")).toBe(false);
    expect(await fetchAs(anonymous(), asset.id, asset.originalUrl)).toBe("not_found");

    await render(asset.id);
    await render(asset.id);
    const { asset: ready } = await execute(brand.actor, getAsset, { id: asset.id });
    expect(ready.state).toBe("READY");
    expect(ready.renditions).toHaveLength(11);
    const entries = await database.sql()`select distinct job, user_id from audit_entries
      where operation = 'assets.showRenditions' and subject_id = ${asset.id}`;
    expect(entries).toEqual([{ job: "assets.render", user_id: null }]);
    expect(ready.blur).toMatch(/^data:image\/webp;base64,/);
    for (const { url } of ready.renditions) {
      expect(await bytesOf(url)).not.toBeNull();
      expect(await fetchAs(anonymous(), asset.id, url)).toBe("ok");
    }
    const { saveAs, isPublic } = await execute(anonymous(), getAssetFile, {
      id: asset.id,
      file: nameIn(ready.originalUrl),
    });
    expect([saveAs, isPublic]).toEqual(["IMG-7-HEIC.jpg", true]);
    // A photo of a slideshow is saved under its number there.
    const name = nameIn(ready.originalUrl);
    const third = await execute(anonymous(), getAssetFile, { id: asset.id, file: name, n: "3" });
    expect(third.saveAs).toBe("photo-3.jpg");
    const odd = await execute(anonymous(), getAssetFile, { id: asset.id, file: name, n: "../x" });
    expect(odd.saveAs).toBe("IMG-7-HEIC.jpg");
  });

  it("takes the kind from the content where none is said, and tags from a text", async () => {
    const video = await execute(brand.actor, createAsset, {
      file: sent(plainVideo()),
      tags: "Rail, winter, rail",
    });
    expect(video.asset).toMatchObject({
      kind: "video",
      state: "READY",
      duration: 12.5,
      tags: ["Rail", "winter"],
    });
    const pdf = await execute(brand.actor, createAsset, { file: sent(plainPdf()), tags: '["Press Kit"]' });
    expect(pdf.asset).toMatchObject({ kind: "resource", state: "READY", tags: ["Press Kit"] });
  });

  it("gives a video the poster it came with", async () => {
    const poster = sent(await plainPicture(640, 360), "poster");
    const { asset } = await execute(brand.actor, createAsset, { file: sent(plainVideo()), poster });
    expect(asset.state).toBe("PROCESSING");
    await render(asset.id);
    const { asset: ready } = await execute(brand.actor, getAsset, { id: asset.id });
    expect(ready.posterUrl).toMatch(/-640\.webp$/);
    expect(ready.url).toBe(ready.originalUrl);
  });

  it("stores quotes and products without a file, and requires their text", async () => {
    const quote = { kind: "quote", quote: "It holds two hours.", speaker: "Anneke Bos" };
    expect((await execute(brand.actor, createAsset, quote)).asset).toMatchObject({
      ...quote,
      state: "READY",
      url: null,
    });
    for (const [fields, field] of [
      [{ kind: "quote" }, "quote"],
      [{ kind: "product" }, "title"],
      [{ kind: "photo" }, "file"],
      [{}, "file"],
      [{ kind: "poem", quote: "x" }, "kind"],
    ] as const) {
      const refusal = await refusalOf(execute(brand.actor, createAsset, fields as object));
      expect([refusal.status, refusal.fields]).toEqual([
        400,
        expect.objectContaining({ [field]: expect.anything() }),
      ]);
    }
  });

  it("refuses by content: 415 what is no such thing, 400 what is broken, 413 what is too large", async () => {
    const whole = await plainPicture();
    const cases: [Buffer, string | undefined, string][] = [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "photo", "unsupported_media_type"],
      [Buffer.from("<html><script>"), undefined, "unsupported_media_type"],
      [plainPdf(), "photo", "unsupported_media_type"],
      [plainVideo(), "product", "unsupported_media_type"],
      [whole.subarray(0, 400), "photo", "invalid_input"],
      [Buffer.alloc(25 * 1024 * 1024 + 1), "photo", "too_large"],
    ];
    const before = await newest(brand);
    for (const [file, kind, code] of cases)
      expect(await outcomeOf(execute(brand.actor, createAsset, { file: sent(file), kind }))).toBe(code);
    expect(await newest(brand)).toEqual(before);
  });

  it("reports a full disk and leaves nothing half-written", async () => {
    const files = await storage();
    const put = files.put.bind(files);
    const written: string[] = [];
    const full = vi.spyOn(files, "put").mockImplementation(async (key, body, options) => {
      if (key.includes("poster")) throw new StorageFullError();
      written.push(key);
      await put(key, body, options);
    });
    const poster = sent(await plainPicture());
    const before = await newest(brand);
    expect(await outcomeOf(execute(brand.actor, createAsset, { file: sent(plainVideo()), poster }))).toBe(
      "storage_full",
    );
    full.mockRestore();
    expect(written).toHaveLength(1);
    for (const key of written) expect(await files.exists(key)).toBe(false);
    expect(await newest(brand)).toEqual(before);
  });

  it("makes one asset of a request that is repeated with its key", async () => {
    const file = sent(await plainPicture());
    const repeat = () => execute(brand.actor, createAsset, { file }, { idempotencyKey: "upload-1" });
    const [one, two] = [await repeat(), await repeat()];
    expect(two.asset.id).toBe(one.asset.id);
  });

  it("is for brands and sources alone", async () => {
    const file = sent(await plainPicture());
    expect(await outcomeOf(execute(reader.actor, createAsset, { file }))).toBe("forbidden");
    expect(await outcomeOf(execute(anonymous(), createAsset, { file }))).toBe("unauthenticated");
  });

  it("refuses another's release and deletes the stored file again", async () => {
    const releaseId = await makeRelease(other, "-1 day");
    const put = vi.spyOn(await storage(), "put");
    expect(await outcomeOf(makePhoto(brand, { releaseId }))).toBe("not_found");
    const keys = put.mock.calls.map(([key]) => key);
    put.mockRestore();
    const [job] = await database.sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'assets.removeFiles' order by j.id desc limit 1`;
    expect(JSON.stringify(job?.payload)).toContain(keys[0]);
  });
});

describe("an upload", () => {
  const texts = ["caption", "credit", "creator", "publicAnyway"] as const;
  it.each([
    [{}, "no_caption_or_credit"],
    [{ caption: "Cabin 7" }, "no_credit"],
    [{ credit: "Even Strand" }, "no_caption"],
    [{ caption: "Cabin 7", credit: "Even Strand" }, null],
    [{ caption: "Cabin 7", creator: "Even Strand" }, null],
    [{ publicAnyway: true }, null],
  ] as const)("that says %o is hidden for: %s", async (fields, hidden) => {
    const file = sent(await plainPicture());
    const { id } = (await execute(brand.actor, createAsset, { kind: "photo", file })).asset;
    await render(id);
    const { asset } = await execute(brand.actor, updateAsset, { id, ...fields });
    expect(asset.hidden).toBe(hidden);
    expect(texts.filter((name) => asset[name])).toEqual(Object.keys(fields));
    const { assets } = await execute(anonymous(), listPublicAssets, { slug: brand.slug, limit: 100 });
    expect(assets.some((listed) => listed.id === id)).toBe(hidden === null);
    expect(await fetchAs(anonymous(), id, asset.originalUrl)).toBe(hidden === null ? "ok" : "not_found");
    expect(await fetchAs(brand.actor, id, asset.originalUrl)).toBe("ok");
  });

  it("of another kind needs neither", async () => {
    const { asset } = await execute(brand.actor, createAsset, { file: sent(plainPdf()) });
    expect([asset.hidden, await fetchAs(anonymous(), asset.id, asset.originalUrl)]).toEqual([null, "ok"]);
  });
});

describe("what belongs to a release", () => {
  it("is hidden from others before its time, in lists and by its address, and appears by itself", async () => {
    const releaseId = await makeRelease(brand, "1 hour");
    const hidden = await makePhoto(brand, { releaseId });
    await render(hidden.id);
    const { asset } = await execute(brand.actor, getAsset, { id: hidden.id });
    const urls = [asset.originalUrl, ...asset.renditions.map(({ url }) => url)];
    const listed = async () => {
      const { assets } = await execute(anonymous(), listPublicAssets, { slug: brand.slug, limit: 100 });
      const page = await database.transact((tx) => readPublicAssets(tx, brand.profileId));
      return [assets, page.assets].map((list) => list.some(({ id }) => id === hidden.id));
    };
    for (const url of urls) {
      expect(await fetchAs(anonymous(), hidden.id, url)).toBe("not_found");
      expect(await fetchAs(reader.actor, hidden.id, url)).toBe("not_found");
      expect(await fetchAs(brand.actor, hidden.id, url)).toBe("ok");
    }
    expect(
      await execute(brand.actor, getAssetFile, { id: hidden.id, file: nameIn(urls[0] ?? null) }),
    ).toMatchObject({
      isPublic: false,
    });
    expect(await listed()).toEqual([false, false]);

    const share = (
      agreed: boolean,
    ) => database.sql()`insert into release_shares (release_id, profile_id, agreed_at)
      values (${releaseId}, ${reader.profileId}, ${agreed ? new Date() : null})
      on conflict (release_id, profile_id) do update set agreed_at = excluded.agreed_at`;
    await share(false);
    expect(await fetchAs(reader.actor, hidden.id, urls[0] ?? null)).toBe("not_found");
    await share(true);
    expect(await fetchAs(reader.actor, hidden.id, urls[0] ?? null)).toBe("ok");
    expect(await fetchAs(other.actor, hidden.id, urls[0] ?? null)).toBe("not_found");

    await moveClock(database.sql(), "2 hours");
    expect(await fetchAs(anonymous(), hidden.id, urls[0] ?? null)).toBe("ok");
    expect(await listed()).toEqual([true, true]);
    await moveClock(database.sql(), "0");
    await database.sql()`update releases set live_at = null where id = ${releaseId}`;
    expect(await fetchAs(reader.actor, hidden.id, urls[0] ?? null)).toBe("not_found");
  });

  it("stays hidden when its release is deleted or removes it, until its owner shows it", async () => {
    const releaseId = await makeRelease(brand, null);
    const made = await makePhoto(brand, { releaseId });
    await render(made.id);
    const { asset } = await execute(brand.actor, getAsset, { id: made.id });
    await database.sql()`delete from releases where id = ${releaseId}`;
    expect(await fetchAs(anonymous(), made.id, asset.originalUrl)).toBe("not_found");
    expect(await fetchAs(brand.actor, made.id, asset.originalUrl)).toBe("ok");
    await execute(brand.actor, updateAsset, { id: made.id, releaseId: null });
    expect(await fetchAs(anonymous(), made.id, asset.originalUrl)).toBe("ok");
  });

  it("comes back when its release is withdrawn, unless it was made for it: then it says so", async () => {
    const releaseId = await makeRelease(brand, "-1 hour");
    const library = await makePhoto(brand);
    const made = await makePhoto(brand, { releaseOnly: "true" });
    for (const { id } of [library, made]) {
      await render(id);
      await database.sql()`insert into release_assets (release_id, asset_id) values (${releaseId}, ${id})`;
    }
    const seen = async () => {
      const read = async ({ id }: { id: string }) => (await execute(brand.actor, getAsset, { id })).asset;
      const shown = await Promise.all([library, made].map(read));
      const outcomes = shown.map(({ id, originalUrl }) => fetchAs(anonymous(), id, originalUrl));
      return [await Promise.all(outcomes), shown.map(({ hidden }) => hidden)];
    };
    const set = (fields: object) =>
      database.sql()`update releases set ${database.sql()(fields)} where id = ${releaseId}`;
    expect(await seen()).toEqual([
      ["ok", "ok"],
      [null, null],
    ]);
    await set({ status: "scheduled", live_at: new Date(Date.now() + 86_400_000) });
    expect(await seen()).toEqual([
      ["not_found", "not_found"],
      ["release_waits", "release_waits"],
    ]);
    await set({ status: "withdrawn", live_at: null });
    expect(await seen()).toEqual([
      ["ok", "not_found"],
      [null, "release_withdrawn"],
    ]);
    await execute(brand.actor, updateAsset, { id: made.id, releaseId: null });
    expect(await seen()).toEqual([
      ["ok", "ok"],
      [null, null],
    ]);
  });

  describe("that is in several", () => {
    /**
     * Makes a photo with a caption and a credit in releases that go out after `times`; null makes a draft.
     */
    async function makeShared(
      owner: TestAccount,
      times: (string | null)[],
      fields: Record<string, unknown> = {},
    ) {
      const { id } = await makePhoto(owner, fields);
      await render(id);
      const releaseIds: string[] = [];
      for (const time of times) releaseIds.push(await makeRelease(owner, time));
      for (const releaseId of releaseIds)
        await database.sql()`insert into release_assets (release_id, asset_id, created_at)
          values (${releaseId}, ${id}, clock_timestamp())`;
      return { id, releaseIds };
    }
    const withdraw = (id: string | undefined) =>
      database.sql()`update releases set status = 'withdrawn', live_at = null where id = ${id ?? ""}`;
    /** Tells whether a stranger sees a photo, which its lists, its page and its bytes must answer alike. */
    async function isSeen(owner: TestAccount, id: string): Promise<boolean> {
      const { asset } = await execute(owner.actor, getAsset, { id });
      const list = await execute(anonymous(), listPublicAssets, { slug: owner.slug, limit: 100 });
      const page = await execute(anonymous(), getNewsroomAssets, { id: owner.profileId });
      const own = outcomeOf(execute(anonymous(), getPublicAsset, { profileId: owner.profileId, id }));
      const ways = [
        ...[list, page].map(({ assets }) => assets.some((one) => one.id === id)),
        (await own) === "ok",
        ...(await Promise.all(
          [asset.originalUrl, ...asset.renditions.map(({ url }) => url)].map(
            async (url) => (await fetchAs(anonymous(), id, url)) === "ok",
          ),
        )),
      ];
      expect(new Set(ways).size).toBe(1);
      expect(asset.hidden === null).toBe(ways[0]);
      return ways[0] === true;
    }

    it.each([
      [["-1 hour", "1 hour"], true, true],
      [["-1 hour", null], true, true],
      [["1 hour", null], false, false],
      [["1 hour", "2 hours"], false, false],
      [[], true, false],
    ])("%j is seen by strangers: %s, and made for one: %s", async (times, library, made) => {
      const owner = await makeAccount({ userType: "brand" });
      const one = await makeShared(owner, times);
      const other = await makeShared(owner, times, { releaseOnly: "true" });
      expect([await isSeen(owner, one.id), await isSeen(owner, other.id)]).toEqual([library, made]);
    });

    it("appears with the first that goes out, and goes with the last that is withdrawn", async () => {
      const owner = await makeAccount({ userType: "brand" });
      const { id, releaseIds } = await makeShared(owner, ["1 hour", "3 hours"], { releaseOnly: "true" });
      const library = await makeShared(owner, ["1 hour", "3 hours"]);
      expect([await isSeen(owner, id), await isSeen(owner, library.id)]).toEqual([false, false]);
      await moveClock(database.sql(), "2 hours");
      try {
        expect([await isSeen(owner, id), await isSeen(owner, library.id)]).toEqual([true, true]);
        await Promise.all([withdraw(releaseIds[0]), withdraw(library.releaseIds[0])]);
        // The other release is not out yet, so it shows neither photo.
        expect([await isSeen(owner, id), await isSeen(owner, library.id)]).toEqual([false, false]);
        await moveClock(database.sql(), "4 hours");
        expect([await isSeen(owner, id), await isSeen(owner, library.id)]).toEqual([true, true]);
        await Promise.all([withdraw(releaseIds[1]), withdraw(library.releaseIds[1])]);
        expect([await isSeen(owner, id), await isSeen(owner, library.id)]).toEqual([false, true]);
      } finally {
        await moveClock(database.sql(), "0");
      }
    });

    it("names to strangers the public ones alone, to its owner all of them", async () => {
      const owner = await makeAccount({ userType: "brand" });
      const { id, releaseIds } = await makeShared(owner, ["-1 hour", "1 hour", null]);
      const { assets } = await execute(anonymous(), listPublicAssets, { slug: owner.slug, limit: 100 });
      const [live] = releaseIds;
      expect(assets[0]).toMatchObject({ id, releaseId: live, releaseIds: [live] });
      const { asset } = await execute(owner.actor, getAsset, { id });
      expect(asset).toMatchObject({ releaseId: releaseIds[2], releaseIds: releaseIds.toReversed() });
      const { uses } = await execute(owner.actor, listAssetUses, { id });
      expect(uses.map(({ url }) => url)).toEqual(releaseIds.toReversed().map((one) => `/releases/${one}`));
      const page = await execute(anonymous(), getNewsroomAssets, { id: owner.profileId });
      expect(JSON.stringify(page)).not.toContain(releaseIds[1]);
    });

    it("is read before its time by those who agreed to the terms of one of them", async () => {
      const owner = await makeAccount({ userType: "brand" });
      const { id, releaseIds } = await makeShared(owner, ["1 hour", "2 hours"], { releaseOnly: "true" });
      const { asset } = await execute(owner.actor, getAsset, { id });
      await database.sql()`insert into release_shares (release_id, profile_id, agreed_at)
        values (${releaseIds[1] ?? ""}, ${reader.profileId}, now())`;
      expect(await fetchAs(reader.actor, id, asset.originalUrl)).toBe("ok");
      expect(await fetchAs(other.actor, id, asset.originalUrl)).toBe("not_found");
      await withdraw(releaseIds[1]);
      expect(await fetchAs(reader.actor, id, asset.originalUrl)).toBe("not_found");
    });

    it("joins another without leaving those it is in, and leaves all at once", async () => {
      const owner = await makeAccount({ userType: "brand" });
      const { id, releaseIds } = await makeShared(owner, ["1 hour"]);
      const second = await makeRelease(owner, "2 hours");
      const joined = await execute(owner.actor, updateAsset, { id, releaseId: second });
      expect(joined.asset.releaseIds.toSorted()).toEqual([...releaseIds, second].toSorted());
      await execute(owner.actor, updateAsset, { id, releaseId: second });
      expect((await execute(owner.actor, updateAsset, { id, releaseId: null })).asset).toMatchObject({
        ...{ releaseId: null, releaseIds: [], releaseOnly: false, hidden: null },
      });
    });
  });

  it("is paged where there is more of a kind than one page holds", async () => {
    const owner = await makeAccount({ userType: "brand" });
    await database.sql()`insert into assets (id, profile_id, kind, title, state, position)
      select gen_random_uuid(), ${owner.profileId}, 'product', 'Cup ' || n, 'ready', n from generate_series(1, 61) n`;
    const read = (more: object) => execute(anonymous(), getNewsroomAssets, { id: owner.profileId, ...more });
    const titles = async (more: object) => (await read(more)).assets.map(({ title }) => title);
    expect(await titles({})).toHaveLength(60);
    expect(await titles({ kind: "product", page: 2 })).toEqual(["Cup 61"]);
    expect((await read({ kind: "product", page: 2 })).counts.product).toBe(61);
    expect(await titles({ kind: "photo" })).toEqual([]);
    expect(await outcomeOf(read({ kind: "product", page: 3 }))).toBe("not_found");
  });

  it.each([61, 200])("is counted by tag and field whole, past the page, with %i of a kind", async (many) => {
    const owner = await makeAccount({ userType: "source" });
    await database.sql()`insert into assets (id, profile_id, kind, title, state, position, tags)
      select gen_random_uuid(), ${owner.profileId}, 'resource', 'Report ' || n, 'ready', n,
        case when n % 2 = 0 then array['Press Kit', 'press-kit'] else array['press kit', 'Rail'] end
      from generate_series(1, ${many}::int) n`;
    const hidden = await makeRelease(owner, "1 hour");
    await database.sql()`with early as (
        insert into assets (id, profile_id, kind, title, state, tags, release_only)
        values (gen_random_uuid(), ${owner.profileId}, 'resource', 'Early', 'ready', array['Rail', 'Early'], true) returning id)
      insert into release_assets (release_id, asset_id) select ${hidden}, id from early`;
    const read = (more: object) => execute(anonymous(), getNewsroomAssets, { id: owner.profileId, ...more });
    const odd = Math.ceil(many / 2);
    const { tags, fields, assets } = await read({});
    expect(assets).toHaveLength(60);
    expect(tags).toEqual([
      { slug: "press-kit", label: "Press kit", count: many },
      { slug: "rail", label: "Rail", count: odd },
    ]);
    expect(fields.map(({ slug, count }) => [slug, count])).toContainEqual(["press-kit", many]);
    for (const [part, count] of [
      [{ tag: "press-kit" }, many],
      [{ tag: "rail" }, odd],
      [{ kind: "resource", field: "press-kit" }, many],
    ] as const) {
      const pages = Math.ceil(count / 60);
      const first = await read(part);
      const last = await read({ ...part, page: pages });
      expect([first.counts.resource, last.assets.length]).toEqual([count, count - (pages - 1) * 60]);
      expect(await outcomeOf(read({ ...part, page: pages + 1 }))).toBe("not_found");
    }
    expect(await outcomeOf(read({ tag: "early" }))).toBe("not_found");
    expect(await outcomeOf(read({ kind: "resource", field: "rail" }))).toBe("not_found");
    expect((await read({ kind: "resource", field: "media" })).assets).toEqual([]);
  });

  it("is hidden with its profile", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const product = await makeProduct(owner);
    await database.sql()`update profiles set listed = false where id = ${owner.profileId}`;
    expect(await outcomeOf(execute(anonymous(), listPublicAssets, { slug: owner.slug }))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), getNewsroomAssets, { id: owner.profileId }))).toBe(
      "not_found",
    );
    expect((await execute(owner.actor, getAsset, { id: product.id })).asset.id).toBe(product.id);
  });
});

describe("editing", () => {
  it("saves what is sent, keeps the rest, and warns of what press will miss", async () => {
    const file = sent(await plainPicture(1200, 900), "IMG_1.jpg");
    const { id } = await makePhoto(brand, { file, caption: "One" });
    const { asset } = await execute(brand.actor, updateAsset, {
      id,
      credit: "Photo: Strand",
      tags: ["Rail"],
    });
    expect(asset).toMatchObject({ caption: "One", credit: "Photo: Strand", tags: ["Rail"] });
    expect(asset.warnings.map(({ code }) => code)).toEqual(["no_copyright", "no_source_type"]);
    const turned = await execute(brand.actor, updateAsset, { id, kind: "product", title: "Cabin" });
    expect(turned.asset.kind).toBe("product");
    expect(turned.asset.warnings.map(({ code }) => code)).toEqual(["no_source_type"]);
    expect((await refusalOf(execute(brand.actor, updateAsset, { id, kind: "video" }))).fields).toHaveProperty(
      "kind",
    );
    expect((await refusalOf(execute(brand.actor, updateAsset, { id, title: " " }))).fields).toHaveProperty(
      "title",
    );
  });

  it("is in the file itself from the next download on", async () => {
    const file = sent(await placedPicture());
    const { id, originalUrl } = (await execute(brand.actor, createAsset, { file })).asset;
    const download = async () => {
      const { key, ...wanted } = await execute(brand.actor, getAssetFile, { id, file: nameIn(originalUrl) });
      const answer = await streamFile(key, { ...wanted, headers: new Headers() });
      return readPictureFacts(await sharp(Buffer.from(await answer.arrayBuffer())).metadata());
    };
    expect(await download()).toMatchObject({ credit: "Strand & Co", caption: "Cabin 7 at dusk" });
    const facts = { caption: "The cabin", creator: "", credit: "Hollow Pine", copyright: "Hollow Pine AS" };
    await execute(brand.actor, updateAsset, { id, ...facts });
    expect(await download()).toEqual(facts);
  });

  it("hands out the JPEG of an AVIF that was taken once, under either address, with what it says now", async () => {
    const { id } = await makePhoto(brand);
    await render(id);
    const key = `assets/${id}/original.avif`;
    await database.sql()`update assets set original_key = ${key}, content_type = 'image/avif', size = 9, width = 1200
      where id = ${id}`;
    const facts = { caption: "The cabin", creator: "", credit: "Hollow Pine", copyright: "Hollow Pine AS" };
    const { asset } = await execute(brand.actor, updateAsset, { id, ...facts });
    const jpeg = asset.renditions.find(({ format }) => format === "jpeg");
    expect(asset).toMatchObject({ contentType: "image/jpeg", size: null, width: jpeg?.width });
    expect(asset.originalUrl).toBe(jpeg?.url);
    for (const file of ["original.avif", nameIn(asset.originalUrl)]) {
      const { key, ...wanted } = await execute(brand.actor, getAssetFile, { id, file });
      expect(wanted).toMatchObject({ contentType: "image/jpeg", saveAs: "IMG-1.jpeg" });
      const answer = await streamFile(key, { ...wanted, headers: new Headers() });
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([made.format, made.width]).toEqual(["jpeg", jpeg?.width]);
      expect(await readPictureFacts(made)).toEqual(facts);
    }
  });

  it("names the licence its owner chose, in answers and in the file, and none by default", async () => {
    const { id, licence, originalUrl } = await makePhoto(brand);
    const download = async () => {
      const { key, ...wanted } = await execute(brand.actor, getAssetFile, { id, file: nameIn(originalUrl) });
      return (await streamFile(key, { ...wanted, headers: new Headers() })).text();
    };
    expect(licence).toBeNull();
    expect(await download()).not.toContain("xmpRights:UsageTerms>");
    const chosen = await execute(brand.actor, updateAsset, { id, licence: "CC_BY" });
    expect(chosen.asset.licence).toBe("CC_BY");
    const file = await download();
    expect(file).toContain("CC BY 4.0: any use, changes too, with credit");
    expect(file).toContain("https://creativecommons.org/licenses/by/4.0/");
    expect((await execute(brand.actor, updateAsset, { id, caption: "Cabin" })).asset.licence).toBe("CC_BY");
    const taken = await execute(brand.actor, updateAsset, { id, licence: null });
    expect(taken.asset.licence).toBeNull();
    expect((await makePhoto(brand, { licence: "editorial" })).licence).toBe("EDITORIAL");
    expect((await makePhoto(brand, { licence: "" })).licence).toBeNull();
    const wrong = await refusalOf(execute(brand.actor, updateAsset, { id, licence: "MIT" }));
    expect(wrong.fields).toHaveProperty("licence");
  });

  it("takes captions in WebVTT for a video, and nothing else", async () => {
    const texts = { caption: "Sunrise", credit: "Even Strand" };
    const { asset } = await execute(brand.actor, createAsset, { file: sent(plainVideo()), ...texts });
    const file = sent(Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nSunrise at the lock\n"));
    const captioned = await execute(brand.actor, setAssetCaptions, { id: asset.id, file });
    expect(captioned.asset.captionsUrl).toMatch(/captions-[0-9a-f]{8}\.vtt$/);
    expect(await fetchAs(anonymous(), asset.id, captioned.asset.captionsUrl)).toBe("ok");
    const without = [
      "WEBVTT\n",
      "WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nA comma\n",
      "WEBVTT\n\n00:00.000 --> 00:02.000\n\n",
    ];
    for (const text of ["<html>", "WEBVTTX", "1\n00:00:00,000 --> 00:00:02,000\nSRT", ...without]) {
      const wrong = { id: asset.id, file: sent(Buffer.from(text)) };
      expect(await outcomeOf(execute(brand.actor, setAssetCaptions, wrong))).toBe("unsupported_media_type");
    }
  });

  it("replaces a cover and deletes the earlier one's files", async () => {
    const { asset } = await execute(brand.actor, createAsset, { file: sent(plainPdf()) });
    const cover = async (width: number) => {
      const file = sent(await plainPicture(width, 500));
      await execute(brand.actor, setAssetPoster, { id: asset.id, file });
      await render(asset.id);
      return (await execute(brand.actor, getAsset, { id: asset.id })).asset;
    };
    const first = await cover(400);
    const second = await cover(401);
    expect(second.posterUrl).not.toBe(first.posterUrl);
    expect(await fetchAs(brand.actor, asset.id, first.posterUrl)).toBe("not_found");
    expect(await fetchAs(anonymous(), asset.id, second.posterUrl)).toBe("ok");
  });

  it("marks a picture that cannot be rendered as failed", async () => {
    const { id, originalUrl } = await makePhoto(brand);
    await (await storage()).put((originalUrl ?? "").replace("/files/", ""), Buffer.from("gone bad"), {
      contentType: "image/jpeg",
    });
    await render(id);
    expect((await execute(brand.actor, getAsset, { id })).asset.state).toBe("FAILED");
  });

  it("deletes the row at once and the files by a job", async () => {
    const { id } = await makePhoto(brand);
    await render(id);
    const { asset } = await execute(brand.actor, getAsset, { id });
    await execute(brand.actor, deleteAsset, { id });
    expect(await fetchAs(brand.actor, id, asset.originalUrl)).toBe("not_found");
    const keys = [asset.originalUrl, ...asset.renditions.map(({ url }) => url)].map(
      (url) => url?.slice(7) ?? "",
    );
    await performJob(removeFilesJob, { keys });
    for (const key of keys) expect(await (await storage()).exists(key)).toBe(false);
    expect(await outcomeOf(execute(brand.actor, deleteAsset, { id }))).toBe("not_found");
  });

  it("deletes once under parallel requests", async () => {
    const { id } = await makeProduct(brand);
    const asked = Array.from({ length: 20 }, () => execute(brand.actor, deleteAsset, { id }));
    expect(await tally(asked)).toEqual({ ok: 1, not_found: 19 });
  });

  it("is the owner's alone", async () => {
    const { id } = await makePhoto(brand);
    const file = sent("MZ a program");
    for (const verb of [getAsset, updateAsset, deleteAsset, setAssetPoster, setAssetCaptions])
      expect(await outcomeOf(execute(other.actor, verb as Operation, { id, file }))).toBe("not_found");
    expect(await outcomeOf(execute(other.actor, orderAssets, { ids: [id] }))).toBe("not_found");
  });
});

describe("several at once", () => {
  it("get a credit, tags and a licence, each keeping its own tags", async () => {
    const one = await makePhoto(brand, { tags: "Rail, Winter" });
    const two = await makePhoto(brand);
    const ids = [one.id, two.id, one.id];
    const { assets } = await execute(brand.actor, updateAssets, {
      ...{ ids, credit: "Even Strand", addTags: ["winter", "Snow"], licence: "CC_BY" },
    });
    const found = (id: string) => assets.find((asset) => asset.id === id);
    expect(assets).toHaveLength(2);
    expect(found(one.id)).toMatchObject({
      credit: "Even Strand",
      licence: "CC_BY",
      tags: ["Rail", "Winter", "Snow"],
    });
    expect(found(two.id)).toMatchObject({ credit: "Even Strand", tags: ["winter", "Snow"] });
  });

  it("change all or none: a foreign one is 404, a kind that does not fit and a tag too many are 400", async () => {
    const photo = await makePhoto(brand, { tags: Array.from({ length: 30 }, (_, n) => `t${n}`).join() });
    const quote = { kind: "quote", quote: "It holds.", speaker: "Siv" };
    const { asset } = await execute(brand.actor, createAsset, quote);
    const foreign = await makeProduct(other);
    const refuse = async (input: object) => {
      const { status, fields } = await refusalOf(execute(brand.actor, updateAssets, input as never));
      return [status, ...Object.keys(fields ?? {})];
    };
    const ids = [photo.id, asset.id];
    expect(await refuse({ ids: [photo.id, foreign.id], credit: "X" })).toEqual([404]);
    expect(await refuse({ ids, kind: "photo", credit: "X" })).toEqual([400, "kind"]);
    expect(await refuse({ ids, addTags: ["one more"], credit: "X" })).toEqual([400, "addTags"]);
    expect(await refuse({ ids: [], credit: "X" })).toEqual([400, "ids"]);
    expect(await outcomeOf(execute(brand.actor, deleteAssets, { ids: [photo.id, foreign.id] }))).toBe(
      "not_found",
    );
    expect((await execute(brand.actor, getAsset, { id: photo.id })).asset.credit).toBe("");
    await execute(brand.actor, deleteAssets, { ids });
    for (const id of ids) expect(await outcomeOf(execute(brand.actor, getAsset, { id }))).toBe("not_found");
  });

  it("are deleted once under parallel requests", async () => {
    const ids = [(await makeProduct(brand)).id, (await makeProduct(brand)).id];
    const asked = Array.from({ length: 20 }, (_, n) =>
      execute(brand.actor, deleteAssets, { ids: n % 2 ? ids : ids.toReversed() }),
    );
    expect(await tally(asked)).toEqual({ ok: 1, not_found: 19 });
  });
});

describe("an asset's uses", () => {
  it("are its release and the hero stories with its picture", async () => {
    const releaseId = await makeRelease(brand, "-1 day");
    const { id, originalUrl } = await makePhoto(brand, { releaseId });
    const stories = [{ title: "A winter", subtitle: "", url: "", type: "", image: originalUrl }];
    const sql = database.sql();
    await sql`update profiles set hero_stories = ${sql.json(stories)} where id = ${brand.profileId}`;
    const { uses, addedBy } = await execute(brand.actor, listAssetUses, { id });
    expect(uses).toEqual([
      { what: "release", title: "News", url: `/releases/${releaseId}` },
      { what: "hero", title: "A winter", url: "/create-newsroom" },
    ]);
    expect(addedBy).toBeTruthy();
  });
});

describe("lists", () => {
  it.each(["order", "newest", "name", "largest"] as const)(
    "sorted by %s page through without gaps",
    async (sort) => {
      const owner = await makeAccount({ userType: "brand" });
      const put = (n: number) => ({ title: `Cup ${9 - n}`, size: n < 3 ? n * 10 : null, position: n % 2 });
      for (const n of [0, 1, 2, 3, 4]) {
        const { title, size, position } = put(n);
        await database.sql()`insert into assets (id, profile_id, kind, title, state, position, size) values
        (${uuidv7()}, ${owner.profileId}, 'product', ${title}, 'ready', ${position}, ${size})`;
      }
      const all = (await execute(owner.actor, listAssets, { sort })).assets.map(({ title }) => title);
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await execute(owner.actor, listAssets, { sort, limit: 2, cursor });
        paged.push(...answer.assets.map(({ title }) => title));
        cursor = answer.pagination.nextCursor ?? undefined;
      } while (cursor);
      expect(paged).toEqual(all);
      const expected = {
        order: ["Cup 5", "Cup 7", "Cup 9", "Cup 6", "Cup 8"],
        newest: ["Cup 5", "Cup 6", "Cup 7", "Cup 8", "Cup 9"],
        name: ["Cup 5", "Cup 6", "Cup 7", "Cup 8", "Cup 9"],
        largest: ["Cup 7", "Cup 8", "Cup 5", "Cup 6", "Cup 9"],
      };
      expect(all).toEqual(expected[sort]);
    },
  );

  it("stand in the newsroom's order and page through all of them without gaps or doubles", async () => {
    const owner = await makeAccount({ userType: "source" });
    const made: string[] = [];
    for (const title of ["a", "b", "c", "d", "e"]) made.push((await makeProduct(owner, title)).id);
    const idsOf = async (order: { slug?: string } = {}) => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const input = { limit: 2, cursor };
        const answer = order.slug
          ? await execute(anonymous(), listPublicAssets, { ...input, slug: order.slug })
          : await execute(owner.actor, listAssets, input);
        ids.push(...answer.assets.map(({ id }) => id));
        expect(answer.counts.product).toBe(5);
        cursor = answer.pagination.nextCursor ?? undefined;
      } while (cursor);
      return ids;
    };
    expect(await idsOf()).toEqual(made.toReversed());
    const wanted = [2, 0, 4].map((n) => made[n] ?? "");
    await execute(owner.actor, orderAssets, { ids: wanted });
    const rest = made.toReversed().filter((id) => !wanted.includes(id));
    expect(await idsOf()).toEqual([...wanted, ...rest]);
    expect(await idsOf({ slug: owner.slug })).toEqual([...wanted, ...rest]);
  });

  it("filter by kind and by tag in any case", async () => {
    const owner = await makeAccount({ userType: "brand" });
    await execute(owner.actor, createAsset, { kind: "product", title: "Lamp", tags: "Light" });
    await execute(owner.actor, createAsset, { kind: "quote", quote: "Let there be.", tags: "light, words" });
    const titles = async (filter: object) =>
      (await execute(owner.actor, listAssets, filter)).assets.map(({ kind }) => kind);
    expect(await titles({ tag: "LIGHT" })).toEqual(["quote", "product"]);
    expect(await titles({ kind: "PRODUCT", tag: "light" })).toEqual(["product"]);
    expect(await titles({ tag: "dark" })).toEqual([]);
    expect(await outcomeOf(execute(owner.actor, listAssets, { kind: "poem" as never }))).toBe(
      "invalid_input",
    );
  });
});
