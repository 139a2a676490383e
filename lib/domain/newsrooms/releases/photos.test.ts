import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { updateAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import { getAsset, getAssetFile, listAssets, listPublicAssets } from "@/lib/domain/newsrooms/assets/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto, makeProduct } from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { deleteRelease } from "./commands/delete";
import { createRelease, updateRelease } from "./commands/save";
import { getRelease } from "./queries/own";
import { releaseLimits } from "./schema";

const { sql } = testDatabase();
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
});
beforeEach(() => sql()`delete from cache_tags`);

const write = async (input: object = {}) => {
  const body = { title: "The night train returns", body: "<p>It runs again.</p>", ...input };
  return (await execute(brand.actor, createRelease, body as never)).release;
};
const save = async (id: string, images: string[]) =>
  (await execute(brand.actor, updateRelease, { id, images })).release;
const staleTags = async () => (await sql()`select tag from cache_tags`).map(({ tag }) => tag as string);
const photos = (count: number) => Promise.all(Array.from({ length: count }, () => makePhoto(brand)));

describe("a release's photos", () => {
  it("are its newsroom's own, in the order given, the first of them leading", async () => {
    const [a, b, c] = (await photos(3)).map(({ id }) => id) as [string, string, string];
    const { id } = await write({ images: [a, b, c] });
    expect((await save(id, [c, a, c, b])).images).toEqual([c, a, b]);
    expect((await save(id, [b])).pictures.map((picture) => picture.id)).toEqual([b]);
    expect((await save(id, [])).images).toEqual([]);
    expect((await execute(brand.actor, updateRelease, { id, title: "Same" })).release.images).toEqual([]);
  });

  it("may be another release's too, each with its own order", async () => {
    const [a, b] = (await photos(2)).map(({ id }) => id) as [string, string];
    const one = await write({ images: [a, b] });
    const two = await write({ images: [b, a] });
    const images = async ({ id }: { id: string }) =>
      (await execute(brand.actor, getRelease, { id })).release.images;
    expect([await images(one), await images(two)]).toEqual([
      [a, b],
      [b, a],
    ]);
    await save(two.id, [a]);
    expect([await images(one), await images(two)]).toEqual([[a, b], [a]]);
    await execute(brand.actor, deleteRelease, { id: one.id });
    expect(await images(two)).toEqual([a]);
    expect((await execute(brand.actor, getAsset, { id: b })).asset.releaseIds).toEqual([]);
  });

  it("are refused, all of them, with one of someone else's, of another kind, or that is gone", async () => {
    const other = await makeAccount({ userType: "source" });
    const [mine] = await photos(1);
    const foreign = await makePhoto(other);
    const product = await makeProduct(brand);
    const { id } = await write();
    for (const bad of [foreign.id, product.id, crypto.randomUUID()]) {
      const refusal = await refusalOf(save(id, [mine?.id ?? "", bad]));
      expect(refusal.fields?.images?.[0]).toBe("Images must be photos of your own newsroom.");
    }
    expect((await execute(brand.actor, getRelease, { id })).release.images).toEqual([]);
    const { asset } = await execute(other.actor, getAsset, { id: foreign.id });
    expect(asset.releaseId).toBeNull();
    const many = Array.from({ length: releaseLimits.images + 1 }, () => crypto.randomUUID());
    expect((await refusalOf(save(id, many))).fields?.images?.[0]).toBe("Images: at most 30");
  });

  it("invalidate the newsroom's pages when a draft takes a public one", async () => {
    const [photo] = await photos(1);
    await sql()`delete from cache_tags`;
    const { id } = await write({ images: [photo?.id ?? ""] });
    expect(await staleTags()).toContain(`profile:${brand.profileId}`);
    await sql()`delete from cache_tags`;
    await save(id, []);
    expect(await staleTags()).toContain(`profile:${brand.profileId}`);
    await sql()`delete from cache_tags`;
    await execute(brand.actor, updateRelease, { id, images: [] });
    expect(await staleTags()).toEqual([]);
  });

  it.each([
    ["a draft that is deleted", { status: "DRAFT" }],
    ["a scheduled one that is deleted", { status: "SCHEDULED", publishAt: "2126-12-14T09:00:00Z" }],
    ["one withdrawn before its time", { status: "PUBLISHED", embargoUntil: "2126-12-14T09:00:00Z" }],
    ["one withdrawn after it", { status: "PUBLISHED" }],
  ])("of the library come back with %s, on the newsroom's cached pages too", async (_, fields) => {
    const [photo] = await photos(1);
    await performJob(renderAssetJob, { assetId: photo?.id ?? "" });
    await execute(brand.actor, updateAsset, { id: photo?.id ?? "", publicAnyway: true });
    const { id } = await write({ ...fields, images: [photo?.id ?? ""] });
    await sql()`delete from cache_tags`;
    await execute(brand.actor, deleteRelease, { id });
    const { assets } = await execute(anonymous(), listPublicAssets, { slug: brand.slug, limit: 100 });
    expect(assets.map((asset) => asset.id)).toContain(photo?.id);
    expect(await staleTags()).toContain(`profile:${brand.profileId}`);
  });

  it("uploaded for a release are hidden until a public release has them", async () => {
    const { id } = await makePhoto(brand, { releaseOnly: "true" });
    await performJob(renderAssetJob, { assetId: id });
    const { asset } = await execute(brand.actor, getAsset, { id });
    expect(asset).toMatchObject({ releaseId: null, releaseOnly: true });
    const file = { id, file: asset.originalUrl?.split("/").at(-1) ?? "" };
    const seen = () => outcomeOf(execute(anonymous(), getAssetFile, file));
    expect(await seen()).toBe("not_found");
    const release = await write({ images: [id] });
    expect(await seen()).toBe("not_found");
    await execute(brand.actor, updateRelease, { id: release.id, status: "PUBLISHED" });
    expect(await seen()).toBe("ok");
    await save(release.id, []);
    expect(await seen()).toBe("not_found");
    await execute(brand.actor, updateAsset, { id, releaseId: null });
    expect(await seen()).toBe("ok");
  });

  it("stay in one order however many save at once", async () => {
    const ids = (await photos(4)).map(({ id }) => id);
    const { id } = await write();
    const orders = Array.from({ length: 20 }, (_, n) => (n % 2 ? ids : ids.toReversed()));
    expect(await tally(orders.map((order) => save(id, order)))).toEqual({ ok: 20 });
    const { images } = (await execute(brand.actor, getRelease, { id })).release;
    expect([ids.join(), ids.toReversed().join()]).toContain(images.join());
  });

  it("are found among many by words of their texts", async () => {
    const house = await makeAccount({ userType: "brand" });
    const dusk = await makePhoto(house, { caption: "Café at dusk", credit: "Even Strand", tags: "Winter" });
    await makePhoto(house, { caption: "100% wool", credit: "Siv" });
    const find = async (q: string) =>
      (await execute(house.actor, listAssets, { kind: "photo", q })).assets.map(({ caption }) => caption);
    expect(await find("CAFE strand")).toEqual(["Café at dusk"]);
    expect(await find("winter")).toEqual(["Café at dusk"]);
    expect(await find("%")).toEqual(["100% wool"]);
    expect(await find("_")).toHaveLength(2);
    expect(await find("nowhere")).toEqual([]);
    expect((await execute(brand.actor, listAssets, { q: "dusk" })).assets).toEqual([]);
    expect(dusk.releaseOnly).toBe(false);
  });
});
