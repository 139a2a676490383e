import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { readPictureFacts } from "@/lib/platform/images/picture-facts";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { settings } from "@/lib/platform/settings/settings";
import { streamFile } from "@/lib/platform/storage/file-response";
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
import { testDatabase } from "@/tests/setup/database";
import { createAsset } from "./commands/create-asset";
import { setAssetPoster } from "./commands/edit-asset";
import { renderAssetJob } from "./commands/render-asset";
import { replaceAssetFile } from "./commands/replace-file";
import { getAsset, getAssetFile } from "./queries";
import type { AssetView } from "./schema";

const database = testDatabase();
let brand: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  other = await makeAccount({ userType: "source" });
});

const nameIn = (url: string | null) => url?.split("/").at(-1) ?? "";
const read = async (id: string) => (await execute(brand.actor, getAsset, { id })).asset;
const replace = (id: string, bytes: Buffer, name = "scan.png") =>
  execute(brand.actor, replaceAssetFile, { id, file: sent(bytes, name) });

/** The photo is small, so that rendering its sizes takes no time. */
const smallPhoto = async (fields: Record<string, unknown> = {}) =>
  makePhoto(brand, { file: sent(await plainPicture(300, 200)), ...fields });

/** Performs an asset's pending jobs as the worker would: its sizes first, then the files to delete. */
async function performWaiting(id: string) {
  const take = (task: string) => database.sql()<{ payload: unknown }[]>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${task} and j.payload::text like ${`%${id}%`} returning j.payload`;
  for (const { payload } of await take(renderAssetJob.name)) await performJob(renderAssetJob, payload);
  for (const { payload } of await take(removeFilesJob.name)) await performJob(removeFilesJob, payload);
}

const keysOf = ({ originalUrl, posterUrl, renditions }: AssetView) =>
  [originalUrl, ...renditions.map(({ url }) => url), ...(renditions.length > 0 ? [] : [posterUrl])]
    .filter((url) => url !== null)
    .map((url) => url.replace("/files/", ""));
const storedOf = async (id: string) => {
  const folder = `assets/${id}`;
  const names = await readdir(path.join(settings().DATA_DIR, "files", folder));
  return names.map((name) => `${folder}/${name}`);
};

describe("replacing an asset's file", () => {
  it("keeps what it says, shows the earlier sizes until the new ones are made, deletes the earlier files", async () => {
    const facts = {
      caption: "Cabin 7",
      credit: "Strand",
      copyright: "Pine",
      licence: "editorial",
      tags: "Rail",
    };
    const { id } = await smallPhoto(facts);
    await performWaiting(id);
    const before = await read(id);
    const { asset } = await replace(id, await placedPicture("png"), "C:\\scans\\cabin.png");
    expect(asset).toMatchObject({
      ...{ caption: "Cabin 7", credit: "Strand", copyright: "Pine", licence: "EDITORIAL", tags: ["Rail"] },
      ...{ contentType: "image/png", fileName: "cabin.png", state: "READY", url: before.url },
      ...{ createdAt: before.createdAt, publicAnyway: true },
    });
    expect(await outcomeOf(execute(anonymous(), getAssetFile, { id, file: nameIn(before.url) }))).toBe("ok");

    await performWaiting(id);
    const after = await read(id);
    expect(after.state).toBe("READY");
    expect(after.renditions.map(({ url }) => url)).not.toContain(before.url);
    expect((await storedOf(id)).toSorted()).toEqual(keysOf(after).toSorted());
    for (const url of [before.url, before.originalUrl])
      expect(await outcomeOf(execute(brand.actor, getAssetFile, { id, file: nameIn(url) }))).toBe(
        "not_found",
      );
    const { key, ...wanted } = await execute(anonymous(), getAssetFile, {
      id,
      file: nameIn(after.originalUrl),
    });
    const file = await (await streamFile(key, { ...wanted, headers: new Headers() })).arrayBuffer();
    expect(Buffer.from(file).includes("GPSLatitude")).toBe(false);
    expect(await readPictureFacts(await sharp(Buffer.from(file)).metadata())).toMatchObject({
      ...{ caption: "Cabin 7", credit: "Strand", copyright: "Pine" },
    });
    const entries = await database.sql()`select operation from audit_entries
      where subject_id = ${id} and operation = 'assets.replaceFile'`;
    expect(entries).toHaveLength(1);
  });

  it("takes the featured stories and press contacts that show it along", async () => {
    const { id } = await smallPhoto();
    await performWaiting(id);
    const { url } = await read(id);
    const story = (image: string) => ({ title: "A winter", subtitle: "", url: "", type: "", image });
    const contact = { name: "Petra", role: "", email: "", phone: "", image: url };
    const sql = database.sql();
    await sql`update profiles set hero_stories = ${sql.json([story(url ?? ""), story("/demo/table.webp")])},
      press_contacts = ${sql.json([contact])} where id = ${brand.profileId}`;
    await replace(id, await plainPicture(310, 200, "png"));
    await performWaiting(id);
    const now = (await read(id)).url;
    expect(now).not.toBe(url);
    const [row] = await sql`select hero_stories, press_contacts from profiles where id = ${brand.profileId}`;
    expect(row?.hero_stories).toEqual([story(now ?? ""), story("/demo/table.webp")]);
    expect(row?.press_contacts).toEqual([{ ...contact, image: now }]);
  });

  it("keeps a video's poster, and gives a product its first picture", async () => {
    const { asset: video } = await execute(brand.actor, createAsset, { file: sent(plainVideo()) });
    await execute(brand.actor, setAssetPoster, { id: video.id, file: sent(await plainPicture(400, 300)) });
    await performWaiting(video.id);
    const { posterUrl, blur } = await read(video.id);
    const { asset } = await replace(video.id, plainVideo(), "take two.mp4");
    expect(asset).toMatchObject({
      posterUrl,
      blur,
      duration: 12.5,
      fileName: "take two.mp4",
      state: "READY",
    });

    const { id } = await makeProduct(brand);
    await replace(id, await plainPicture(300, 200));
    await performWaiting(id);
    expect(await read(id)).toMatchObject({ title: "Wool blanket", state: "READY", width: 300 });
  });

  it("has no sizes left when a resource's picture becomes a PDF", async () => {
    const file = sent(await plainPicture(300, 200));
    const { asset } = await execute(brand.actor, createAsset, { kind: "resource", file });
    await performWaiting(asset.id);
    expect((await read(asset.id)).renditions).not.toEqual([]);
    await replace(asset.id, plainPdf(), "sheet.pdf");
    await performWaiting(asset.id);
    const now = await read(asset.id);
    expect(now).toMatchObject({
      contentType: "application/pdf",
      state: "READY",
      renditions: [],
      width: null,
    });
    expect(await storedOf(asset.id)).toEqual(keysOf(now));
  });

  it("refuses what its kind does not take, and what is no file, and changes nothing", async () => {
    const { id } = await smallPhoto();
    await performWaiting(id);
    const before = await read(id);
    const refused = await refusalOf(replace(id, plainVideo()));
    expect([refused.code, refused.fields]).toEqual([
      "unsupported_media_type",
      { file: ["A photo is a JPG, PNG, WebP or GIF picture"] },
    ]);
    expect(await outcomeOf(replace(id, Buffer.from("no picture")))).toBe("unsupported_media_type");
    const cut = (await plainPicture()).subarray(0, 400);
    expect(await outcomeOf(replace(id, cut))).toBe("invalid_input");
    expect(await read(id)).toEqual(before);
    expect((await storedOf(id)).toSorted()).toEqual(keysOf(before).toSorted());
  });

  it("is the owner's alone", async () => {
    const { id } = await smallPhoto();
    for (const file of [sent(await plainPicture(30, 30)), sent("MZ a program")])
      expect(await outcomeOf(execute(other.actor, replaceAssetFile, { id, file }))).toBe("not_found");
  });

  it("leaves one set of files of 20 replacements at once", async () => {
    const { id } = await smallPhoto();
    await performWaiting(id);
    const files = await Promise.all(
      Array.from({ length: 20 }, (_, n) => plainPicture(60 + (n % 10), 40, "png")),
    );
    expect(await tally(files.map((file) => replace(id, file)))).toEqual({ ok: 20 });
    await performWaiting(id);
    const asset = await read(id);
    expect(asset.renditions[0]?.width).toBe(asset.width);
    expect((await storedOf(id)).toSorted()).toEqual(keysOf(asset).toSorted());
  });
});
