import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { credentialsText } from "@/lib/domain/vocabulary/provenance/provenance";
import { readContentCredentials } from "@/lib/platform/images/content-credentials";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { streamFile } from "@/lib/platform/storage/file-response";
import { storage } from "@/lib/platform/storage/storage";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto, placedPicture, plainPicture, sent } from "@/tests/factories/assets";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { signedPicture } from "@/tests/factories/signed-picture";
import { testDatabase } from "@/tests/setup/database";
import { deleteAsset, updateAsset } from "./commands/edit-asset";
import { renderAssetJob } from "./commands/render-asset";
import { replaceAssetFile } from "./commands/replace-file";
import { getAssetFile, getPublicAsset } from "./queries";
import type { AssetView } from "./schema";

const database = testDatabase();
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
});

const nameIn = (url: string | null) => url?.split("/").at(-1) ?? "";
const offer = async (id: string, untouchedOffered = true) =>
  (await execute(brand.actor, updateAsset, { id, untouchedOffered })).asset;
const isStored = async (key: string) => (await (await storage()).get(key)) !== null;
const keyOf = async (id: string) =>
  (
    await database.sql()<{ key: string | null }[]>`select untouched_key as key from assets where id = ${id}`
  )[0]?.key ?? "";

async function downloadAsStranger(id: string, url: string | null) {
  const { key, ...wanted } = await execute(anonymous(), getAssetFile, { id, file: nameIn(url) });
  const answer = await streamFile(key, { ...wanted, headers: new Headers() });
  return buffer(answer.body as unknown as AsyncIterable<Uint8Array>);
}

describe("files keep where they came from: a photo with Content Credentials", () => {
  it("says what they state, who signed it, and that nobody knows the signer", async () => {
    const made = await makePhoto(brand, { file: sent(await signedPicture()) });
    await performJob(renderAssetJob, { assetId: made.id });
    const input = { profileId: brand.profileId, id: made.id };
    const { asset } = await execute(anonymous(), getPublicAsset, input);
    expect(asset.contentCredentials).toEqual({
      ...{ status: "VALID", generator: "Pine Paint 2.1", signer: "Hollow Pine Pictures" },
      ...{ digitalSourceTypes: ["TRAINED_ALGORITHMIC_MEDIA"], isSignerKnown: false },
    });
    expect(credentialsText(asset)).toBe(
      "Content Credentials say: written by “Pine Paint 2.1”; made with generative AI; signed by “Hollow Pine Pictures”, signer unknown",
    );
  });

  it("does not let a name in them go on as our own sentence", async () => {
    const generator = "Paint”; signed by “A known house”, a known signer\u202e";
    const asset = await makePhoto(brand, { file: sent(await signedPicture({ generator })) });
    expect(credentialsText(asset)).toBe(
      "Content Credentials say: written by “Paint; signed by A known house, a known signer 2.1”; made with generative AI; signed by “Hollow Pine Pictures”, signer unknown",
    );
  });

  it.each([
    [["trainedAlgorithmicMedia"], "TRAINED_ALGORITHMIC_MEDIA"],
    [["digitalCapture", "humanEdits"], "DIGITAL_CAPTURE"],
    [["digitalCapture", "compositeWithTrainedAlgorithmicMedia"], "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA"],
    [["digitalCapture", "trainedAlgorithmicMedia"], "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA"],
  ])("that state %j has come to be as %s", async (sourceTypes, digitalSourceType) => {
    const asset = await makePhoto(brand, { file: sent(await signedPicture({ sourceTypes })) });
    expect(asset).toMatchObject({ digitalSourceType, digitalSourceTypeInFile: true });
  });

  it("that do not fit it is asked how it was made", async () => {
    const changed = await signedPicture();
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
    const asset = await makePhoto(brand, { file: sent(changed) });
    expect(asset).toMatchObject({ digitalSourceType: null, digitalSourceTypeInFile: false });
    expect(credentialsText(asset)).toContain("They do not fit the file");
  });

  it("is handed out untouched once its owner says so, byte for byte, with credentials that hold", async () => {
    const signed = await signedPicture();
    const { id } = await makePhoto(brand, { file: sent(signed) });
    await performJob(renderAssetJob, { assetId: id });
    const name = nameIn(await keyOf(id));
    expect(await outcomeOf(execute(anonymous(), getAssetFile, { id, file: name }))).toBe("not_found");

    const { untouchedUrl } = await offer(id);
    const file = await downloadAsStranger(id, untouchedUrl);
    expect(file.equals(signed)).toBe(true);
    expect(await readContentCredentials(sent(file).path, "image/jpeg")).toMatchObject({ status: "valid" });

    expect((await offer(id, false)).untouchedUrl).toBeNull();
    expect(await outcomeOf(execute(anonymous(), getAssetFile, { id, file: name }))).toBe("not_found");
  });

  it("is not handed out untouched where it names a place", async () => {
    const picture = await placedPicture();
    const asset = await makePhoto(brand, { file: sent(await signedPicture({ picture })) });
    expect([asset.mayOfferUntouched, await keyOf(asset.id)]).toEqual([false, ""]);
    const refused = execute(brand.actor, updateAsset, { id: asset.id, untouchedOffered: true });
    expect((await refusalOf(refused)).fields).toHaveProperty("untouchedOffered");
  });

  it("loses both with another file or when it is deleted", async () => {
    const removedKeys = async () => {
      const jobs = await database.sql()<{ payload: { keys: string[] } }[]>`
        select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like '%emove%'`;
      return jobs.flatMap(({ payload }) => payload.keys ?? []);
    };
    const { id } = await makePhoto(brand, { file: sent(await signedPicture()) });
    await offer(id);
    const first = await keyOf(id);
    expect(await isStored(first)).toBe(true);
    const replaced = async (bytes: Buffer): Promise<AssetView> =>
      (await execute(brand.actor, replaceAssetFile, { id, file: sent(bytes) })).asset;
    expect(await replaced(await plainPicture(300, 200))).toMatchObject({
      ...{ contentCredentials: null, untouchedUrl: null, mayOfferUntouched: false },
    });
    expect(await replaced(await signedPicture())).toMatchObject({
      ...{ untouchedUrl: null, mayOfferUntouched: true },
    });
    const second = await keyOf(id);
    await execute(brand.actor, deleteAsset, { id });
    expect(await removedKeys()).toEqual(expect.arrayContaining([first, second]));
  });
});
