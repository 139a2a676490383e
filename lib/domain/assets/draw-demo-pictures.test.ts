import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { type Drawer, installDrawer } from "@/lib/platform/images/demo-drawer";
import { readPictureFacts } from "@/lib/platform/images/picture-facts";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { streamFile } from "@/lib/platform/storage/file-response";
import { drawForPrint } from "@/scripts/seed/art/landscapes/draw-landscape";
import { isLandscape } from "@/scripts/seed/art/landscapes/pictures";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { plainPicture, sent } from "@/tests/factories/assets";
import { testDatabase } from "@/tests/setup/database";
import { createAsset } from "./commands/create-asset";
import { drawDemoPictureJob, drawDemoPicturesJob } from "./commands/draw-demo-pictures";
import { deleteAsset, updateAsset } from "./commands/edit-asset";
import { renderAssetJob } from "./commands/render-asset";
import { replaceAssetFile } from "./commands/replace-file";
import { getAsset, getAssetFile } from "./queries";

const database = testDatabase();
let brand: TestAccount;
let drawn: string[];

const draw: Drawer = async (name, width) => {
  drawn.push(name);
  return isLandscape(name) ? drawForPrint(name, width) : null;
};

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
});

beforeEach(() => {
  drawn = [];
});

/** A photo as the seed uploads it. */
async function seedPhoto(name = "sea-moss.webp") {
  const file = sent(await readFile("public/demo/sea-moss.webp"), name);
  const said = { kind: "photo", caption: "The estuary", credit: "Wim Dijkema", copyright: "Lauwers Grid" };
  return (await execute(brand.actor, createAsset, { ...said, file })).asset;
}

/** What waits to be drawn, which is taken out of the queue. */
async function takeAsked() {
  const rows = await database.sql()<{ payload: { assetId: string; name: string } }[]>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${drawDemoPictureJob.name} returning j.payload`;
  return rows.map(({ payload }) => payload);
}
const read = async (id: string) => (await execute(brand.actor, getAsset, { id })).asset;

it("gives each of the demo's photos a JPEG for print, and its sizes for the web, once", async () => {
  installDrawer(draw);
  const { id, createdAt } = await seedPhoto();
  await seedPhoto("IMG_7.webp");
  await performJob(renderAssetJob, { assetId: id });
  await performJob(drawDemoPicturesJob, {});
  const asked = await takeAsked();
  expect(asked).toMatchObject([{ assetId: id, name: "sea-moss" }]);
  await performJob(drawDemoPictureJob, asked[0]);
  await performJob(renderAssetJob, { assetId: id });

  const asset = await read(id);
  expect(asset).toMatchObject({
    ...{ contentType: "image/jpeg", fileName: "sea-moss.jpg", width: 4000, height: 2667, createdAt },
    ...{ caption: "The estuary", credit: "Wim Dijkema", state: "READY", hidden: null, warnings: [] },
  });
  expect(asset.renditions.map(({ width }) => width)).toContain(1600);
  const file = asset.originalUrl?.split("/").at(-1);
  const { key, ...wanted } = await execute(anonymous(), getAssetFile, { id, file });
  const answer = await streamFile(key, { ...wanted, headers: new Headers() });
  const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 4000 });
  expect(await readPictureFacts(metadata)).toMatchObject({ caption: "The estuary", credit: "Wim Dijkema" });

  await performJob(drawDemoPicturesJob, {});
  expect(await takeAsked()).toEqual([]);
});

it.each([
  ["edited", (id: string) => execute(brand.actor, updateAsset, { id, caption: "Ours" })],
  ["deleted", (id: string) => execute(brand.actor, deleteAsset, { id })],
  [
    "replaced",
    async (id: string) => {
      const file = sent(await plainPicture(60, 40), "sea-moss.webp");
      await execute(brand.actor, replaceAssetFile, { id, file });
    },
  ],
])("leaves a photo alone that its owner %s meanwhile", async (_, change) => {
  const small = await plainPicture(60, 40);
  installDrawer(async () => small);
  const { id } = await seedPhoto();
  await performJob(drawDemoPicturesJob, {});
  const asked = await takeAsked();
  await change(id);
  const now = () => database.sql()`select * from assets where id = ${id}`;
  const before = await now();
  for (const payload of asked) await performJob(drawDemoPictureJob, payload);
  expect(asked.filter(({ assetId }) => assetId === id)).toHaveLength(1);
  expect(await now()).toEqual(before);
});

it("asks again for a picture that the worker was stopped over", async () => {
  const { id } = await seedPhoto();
  await performJob(drawDemoPicturesJob, {});
  const payload = (await takeAsked()).find(({ assetId }) => assetId === id);
  installDrawer(async () => null);
  await performJob(drawDemoPictureJob, payload);
  expect(await takeAsked()).toEqual([payload]);
});
