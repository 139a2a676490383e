import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { readProvenance } from "@/lib/platform/images/picture-facts";
import { streamFile } from "@/lib/platform/storage/file-response";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto, plainPicture, sent } from "@/tests/factories/assets";
import { refusalOf } from "@/tests/factories/outcome";
import { plainVideo } from "@/tests/factories/videos";
import { testDatabase } from "@/tests/setup/database";
import { createAsset } from "./commands/create-asset";
import { updateAsset } from "./commands/edit-asset";
import { updateAssets } from "./commands/edit-several";
import { replaceAssetFile } from "./commands/replace-file";
import { getAssetFile } from "./queries";
import type { AssetView } from "./schema";

testDatabase();
let brand: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
});

const GENERATED = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const NO_TRAINING = "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-GENAIMLTRAINING";

/** Draws a picture that says in its XMP that it was generated, and that no AI may be trained with it. */
const generatedPicture = async (format: "jpeg" | "png" | "webp" = "jpeg") =>
  sharp(await plainPicture(300, 200))
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" Iptc4xmpExt:DigitalSourceType="${GENERATED}"
      plus:DataMining="${NO_TRAINING}"/></rdf:RDF></x:xmpmeta>`,
    )
    .toFormat(format)
    .toBuffer();

async function download({ id, originalUrl }: AssetView) {
  const file = originalUrl?.split("/").at(-1) ?? "";
  const { key, ...wanted } = await execute(brand.actor, getAssetFile, { id, file });
  const answer = await streamFile(key, { ...wanted, headers: new Headers() });
  return buffer(answer.body as unknown as AsyncIterable<Uint8Array>);
}
const statedBy = async (asset: AssetView) => readProvenance(await sharp(await download(asset)).metadata());
const codes = ({ warnings }: AssetView) => warnings.map(({ code }) => code);

describe("files keep where they came from", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "a %s that says so is still marked as generated, and against mining, after upload and download",
    async (format) => {
      const file = sent(await generatedPicture(format));
      const { asset } = await execute(brand.actor, createAsset, { file });
      expect(asset).toMatchObject({
        ...{ digitalSourceType: "TRAINED_ALGORITHMIC_MEDIA", digitalSourceTypeInFile: true },
        ...{ dataMining: "PROHIBITED_GENERATIVE_AI_TRAINING", dataMiningConstraints: "" },
      });
      expect(codes(asset)).not.toContain("no_source_type");
      expect(await statedBy(asset)).toEqual({
        ...{ digitalSourceType: GENERATED, dataMining: NO_TRAINING, dataMiningConstraints: "" },
      });
    },
  );

  it("its owner cannot take back what the file says itself, neither alone nor with others", async () => {
    const asset = await makePhoto(brand, {
      file: sent(await generatedPicture()),
      digitalSourceType: "print",
    });
    expect(asset.digitalSourceType).toBe("TRAINED_ALGORITHMIC_MEDIA");
    for (const digitalSourceType of [null, "DIGITAL_CAPTURE"]) {
      const change = execute(brand.actor, updateAsset, { id: asset.id, digitalSourceType });
      expect((await refusalOf(change)).fields).toEqual({
        digitalSourceType: ["The file itself says how it was made"],
      });
    }
    const silent = await makePhoto(brand);
    const ids = [asset.id, silent.id];
    const answer = { ids, digitalSourceType: "DIGITAL_CAPTURE" };
    const { assets } = await execute(brand.actor, updateAssets, answer);
    const typeOf = (id: string) => assets.find((changed) => changed.id === id)?.digitalSourceType;
    expect(ids.map(typeOf)).toEqual(["TRAINED_ALGORITHMIC_MEDIA", "DIGITAL_CAPTURE"]);
  });

  it("asks where a picture says nothing, and writes the answer into the file", async () => {
    const silent = await makePhoto(brand);
    expect(silent).toMatchObject({
      ...{ digitalSourceType: null, digitalSourceTypeInFile: false },
      ...{ dataMining: null, dataMiningConstraints: "" },
    });
    expect(codes(silent)).toContain("no_source_type");
    expect(await statedBy(silent)).toEqual({
      ...{ digitalSourceType: "", dataMining: "", dataMiningConstraints: "" },
    });
    const { asset } = await execute(brand.actor, updateAsset, {
      ...{ id: silent.id, digitalSourceType: "NEGATIVE_FILM" },
      ...{ dataMining: "PROHIBITED_SEE_CONSTRAINTS", dataMiningConstraints: "Archives only" },
    });
    expect(codes(asset)).not.toContain("no_source_type");
    expect(await statedBy(asset)).toEqual({
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/negativeFilm",
      dataMining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-SEECONSTRAINT",
      dataMiningConstraints: "Archives only",
    });
    const taken = await execute(brand.actor, updateAsset, { id: silent.id, digitalSourceType: null });
    expect(codes(taken.asset)).toContain("no_source_type");
  });

  it("writes its owner's answer into a video, which is not asked for", async () => {
    const file = sent(await plainVideo());
    const { asset } = await execute(brand.actor, createAsset, { file, dataMining: "prohibited" });
    expect(codes(asset)).not.toContain("no_source_type");
    const { asset: answered } = await execute(brand.actor, updateAsset, {
      ...{ id: asset.id, digitalSourceType: "TRAINED_ALGORITHMIC_MEDIA" },
    });
    const written = (await download(answered)).toString("latin1");
    expect(written).toContain(GENERATED);
    expect(written).toContain("DMI-PROHIBITED<");
  });

  it("takes what a new file says in place of the earlier one, and asks anew where that says nothing", async () => {
    const { id } = await makePhoto(brand, { digitalSourceType: "digital_capture", dataMining: "allowed" });
    const replace = async (bytes: Buffer) =>
      (await execute(brand.actor, replaceAssetFile, { id, file: sent(bytes) })).asset;
    expect(await replace(await generatedPicture())).toMatchObject({
      ...{ digitalSourceType: "TRAINED_ALGORITHMIC_MEDIA", digitalSourceTypeInFile: true },
      dataMining: "ALLOWED",
    });
    expect(await replace(await plainPicture(300, 200))).toMatchObject({
      ...{ digitalSourceType: null, digitalSourceTypeInFile: false, dataMining: "ALLOWED" },
    });
  });

  it("takes a file's word on data mining along with that file, and leaves what its owner chose", async () => {
    const ways: [string, (id: string) => Promise<unknown>][] = [
      ["alone", (id) => execute(brand.actor, updateAsset, { id, dataMining: "PROHIBITED" })],
      ["of several", (id) => execute(brand.actor, updateAssets, { ids: [id], dataMining: "PROHIBITED" })],
      ["by nobody", async () => {}],
    ];
    for (const [way, choose] of ways) {
      const { id } = await makePhoto(brand, { file: sent(await generatedPicture()) });
      await choose(id);
      const replaced = [];
      for (const bytes of [
        await plainPicture(300, 200),
        await generatedPicture(),
        await plainPicture(300, 200),
      ])
        replaced.push(
          (await execute(brand.actor, replaceAssetFile, { id, file: sent(bytes) })).asset.dataMining,
        );
      const chosen = ["PROHIBITED", "PROHIBITED", "PROHIBITED"];
      const stated = [null, "PROHIBITED_GENERATIVE_AI_TRAINING", null];
      expect([way, replaced]).toEqual([way, way === "by nobody" ? stated : chosen]);
    }
    const photo = await makePhoto(brand, { file: sent(await generatedPicture()), dataMining: "allowed" });
    const file = sent(await generatedPicture());
    const { asset } = await execute(brand.actor, replaceAssetFile, { id: photo.id, file });
    expect(asset.dataMining).toBe("ALLOWED");
  });
});
