import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { deleteAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import { getAsset } from "@/lib/domain/newsrooms/assets/queries";
import { deleteRelease } from "@/lib/domain/newsrooms/releases/commands/delete";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { getBrand } from "./queries";

const { sql } = testDatabase();
let brand: TestAccount;

beforeEach(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
});

const write = async (input: object) => {
  const body = { title: "The night train returns", body: "<p>It runs again.</p>", ...input };
  return (await execute(brand.actor, createRelease, body as never)).release;
};
const feature = (...heroStories: object[]) =>
  execute(brand.actor, updateProfile, { heroStories: heroStories as never });
const shown = async () => {
  const { profile } = await execute(anonymous(), getBrand, { id: brand.slug });
  if (profile.userType !== "BRAND") throw new Error("A brand.");
  return profile.heroStories.map(({ title, image }) => [title, image]);
};

describe("a newsroom's featured stories", () => {
  it("leave out a release that was withdrawn, for everybody but the owner", async () => {
    const { id, url } = await write({ status: "PUBLISHED" });
    await feature({ title: "The train", url }, { title: "The cabins" });
    expect(await shown()).toEqual([
      ["The train", ""],
      ["The cabins", ""],
    ]);
    await execute(brand.actor, deleteRelease, { id });
    expect(await shown()).toEqual([["The cabins", ""]]);
    const { profile } = await execute(brand.actor, getOwnProfile, {});
    expect(profile).toMatchObject({ heroStories: [{ title: "The train" }, { title: "The cabins" }] });
  });

  it("show one about a planned release from its time on", async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { url } = await write({ status: "SCHEDULED", publishAt });
    await feature({ title: "The train", url });
    expect(await shown()).toEqual([]);
    await moveClock(sql(), "2 hours");
    expect(await shown()).toHaveLength(1);
    await moveClock(sql(), "0");
  });

  it("keep one about someone else's release of the same name, and every other address", async () => {
    const other = await makeAccount({ userType: "brand" });
    const { slug } = await write({});
    const addresses = [
      `/brand-newsroom/${other.slug}/${slug}`,
      `/brand-newsroom/${brand.slug}/news`,
      "https://x.com",
    ];
    await feature(...addresses.map((url) => ({ title: "A story", url })));
    expect(await shown()).toHaveLength(3);
  });

  it("stand without a picture that is deleted, or that a draft hides", async () => {
    const { id } = await makePhoto(brand);
    await performJob(renderAssetJob, { assetId: id });
    const { asset } = await execute(brand.actor, getAsset, { id });
    await feature({ title: "The train", image: asset.url });
    expect(await shown()).toEqual([["The train", asset.url]]);
    const { profile } = await execute(anonymous(), getBrand, { id: brand.slug });
    const sizes = { renditions: asset.renditions, blur: asset.blur };
    expect(profile).toMatchObject({ heroStories: [{ image: asset.url, picture: sizes }] });
    const release = await write({ images: [id] });
    expect(await shown()).toEqual([["The train", ""]]);
    await execute(brand.actor, updateRelease, { id: release.id, images: [] });
    expect(await shown()).toEqual([["The train", asset.url]]);
    await execute(brand.actor, deleteAsset, { id });
    expect(await shown()).toEqual([["The train", ""]]);
  });
});
