import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { v7 } from "uuid";
import { describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/core/execute";
import { uploadProfilePicture } from "@/lib/domain/profiles/profiles/commands/picture";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import {
  createWorkSample,
  deleteWorkSample,
  updateWorkSample,
} from "@/lib/domain/profiles/work-samples/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { storage } from "@/lib/platform/storage/storage";
import { storedFileResponse } from "@/lib/platform/storage/stored-file";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { placedPicture, plainPdf, plainPicture, sent } from "@/tests/factories/assets";
import { refusalOf } from "@/tests/factories/outcome";
import { plainVideo } from "@/tests/factories/videos";
import { testDatabase } from "@/tests/setup/database";
import { removeUnsavedPicturesJob } from "./commands";
import { previewFolder } from "./store";

const { sql } = testDatabase();

/** Takes the pending jobs that delete files, and returns their keys. */
async function removed(): Promise<string[]> {
  const rows = await sql()`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'assets.removeFiles' returning j.payload`;
  return rows.flatMap(({ payload }) => payload.keys).toSorted();
}
const keyOf = (profileId: string, name: string) => `${previewFolder(profileId)}/${name.repeat(32)}-600.webp`;

it("a copy goes with the last thing of its profile that names it", async () => {
  const { actor, profileId } = await makeAccount();
  const [a, b] = [keyOf(profileId, "a"), keyOf(profileId, "b")];
  const piece = (image: string) => ({ type: "Article", title: "A ferry", image: `/files/${image}` });
  const [first, second] = [
    (await execute(actor, createWorkSample, piece(a))).workSample.id,
    (await execute(actor, createWorkSample, piece(a))).workSample.id,
  ];
  await execute(actor, updateWorkSample, { id: first, ...piece(b) });
  // The other piece still shows it.
  expect(await removed()).toEqual([]);
  await sql()`insert into builder_drafts (profile_id, user_id, "values", base, base_revision)
    values (${profileId}, ${actor.userId}, ${sql().json({ work: [{ image: `/files/${a}` }] })}, '{}', 1)`;
  await execute(actor, deleteWorkSample, { id: second });
  expect(await removed()).toEqual([]);
  await sql()`delete from builder_drafts where profile_id = ${profileId}`;
  await execute(actor, updateWorkSample, { id: first, ...piece(a) });
  expect(await removed()).toEqual([b]);
  await execute(actor, deleteWorkSample, { id: first });
  expect(await removed()).toEqual([a]);
});

it("a copy in a newsroom's stories goes with its story", async () => {
  const { actor, profileId } = await makeAccount({ userType: "brand", company: "Ferry House" });
  const key = keyOf(profileId, "c");
  const story = { title: "A ferry", subtitle: "", url: "", type: "Article", image: `/files/${key}` };
  await execute(actor, updateProfile, { heroStories: [story] });
  await execute(actor, updateProfile, { heroStories: [{ ...story, title: "The ferry" }] });
  expect(await removed()).toEqual([]);
  await execute(actor, updateProfile, { heroStories: [] });
  expect(await removed()).toEqual([key]);
});

it("another profile's copy stays, whoever wrote its path into their own rows", async () => {
  const [owner, thief] = [await makeAccount(), await makeAccount()];
  const image = `/files/${keyOf(owner.profileId, "d")}`;
  const { workSample } = await execute(thief.actor, createWorkSample, {
    type: "Article",
    title: "Mine",
    image,
  });
  await execute(thief.actor, deleteWorkSample, { id: workSample.id });
  expect(await removed()).toEqual([]);
});

describe("an uploaded picture", () => {
  const upload = async (account: TestAccount, bytes: Buffer | string, name = "ferry.jpg") =>
    (await execute(account.actor, uploadProfilePicture, { picture: sent(bytes, name) })).image;

  it("is stored for the profile's forms, wide enough for a hero, without its place, and shown to everybody", async () => {
    const account = await makeAccount({ userType: "paid_media" });
    const image = await upload(account, await plainPicture(3000, 2000));
    expect(image).toMatch(
      new RegExp(`^/files/${previewFolder(account.profileId)}/[0-9a-f]{32}-1600\\.webp$`),
    );
    const shown = await storedFileResponse(image.slice("/files/".length), new Headers());
    const { format, width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 1600, height: 1067 });
    const placed = await upload(account, await placedPicture());
    const file = await (await storage()).get(placed.slice("/files/".length));
    const facts = await sharp(file ? await buffer(file.stream) : undefined).metadata();
    // A picture that is smaller than the limit keeps its size.
    expect([facts.width, facts.exif, facts.xmp]).toEqual([320, undefined, undefined]);
    for (const kind of ["png", "webp", "gif"] as const)
      expect(await upload(account, await plainPicture(40, 30, kind))).toMatch(/-1600\.webp$/);
  });

  it("goes with the last thing that shows it, and stays where another profile wrote its path", async () => {
    const [owner, thief] = [await makeAccount({ userType: "paid_media" }), await makeAccount()];
    const image = await upload(owner, await plainPicture());
    const { workSample: stolen } = await execute(thief.actor, createWorkSample, {
      ...{ type: "Article", title: "Mine", image },
    });
    const story = { title: "A ferry", subtitle: "", url: "", type: "TikTok, Reel", image };
    await execute(owner.actor, updateProfile, { heroStories: [story] });
    await execute(thief.actor, deleteWorkSample, { id: stolen.id });
    expect(await removed()).toEqual([]);
    await execute(owner.actor, updateProfile, { heroStories: [] });
    expect(await removed()).toEqual([image.slice("/files/".length)]);
  });

  it("is one each when twenty come at once", async () => {
    const account = await makeAccount();
    const bytes = await plainPicture(60, 40);
    const images = await Promise.all(Array.from({ length: 20 }, () => upload(account, bytes)));
    expect(new Set(images).size).toBe(20);
  });

  it.each([
    ["text", () => "hello", 415],
    ["a drawing", () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ["a document", plainPdf, 415],
    ["a video", plainVideo, 415],
    ["of a kind that is not decoded", () => plainPicture(40, 30, "avif"), 415],
    ["cut off", async () => (await plainPicture(900, 600)).subarray(0, 2000), 400],
    ["more than 25 MB", () => Buffer.alloc(26_300_000), 413],
    ["of too many pixels", () => plainPicture(9000, 6000, "png"), 400],
  ])("is refused where it is %s, and nothing of it is stored", async (_, make, status) => {
    const account = await makeAccount();
    const bytes = await make();
    const put = vi.spyOn(await storage(), "put");
    const refusal = await refusalOf(upload(account, bytes));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([status, ["picture"]]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });
});

it("pictures that no form saved within a week are deleted at night, those of forms being written stay", async () => {
  const { actor, profileId } = await makeAccount();
  const files = await storage();
  const DAY = 86_400_000;
  const keyFrom = (days: number, width = 1600) =>
    `${previewFolder(profileId)}/${v7({ msecs: Date.now() - days * DAY }).replaceAll("-", "")}-${width}.webp`;
  const keys = {
    fresh: keyFrom(6),
    unsaved: keyFrom(8),
    copied: keyFrom(8, 600),
    shown: keyFrom(9),
    typed: keyFrom(9),
    // The name is a content's hash, which holds no time.
    listed: `${previewFolder(profileId)}/${"0".repeat(32)}-600.webp`,
  };
  for (const key of Object.values(keys))
    await files.put(key, Buffer.from(key), { contentType: "image/webp" });
  const strange = `${previewFolder(profileId)}/unknown.webp`;
  await files.put(strange, Buffer.from("x"), { contentType: "image/webp" });
  await execute(actor, createWorkSample, {
    type: "Article",
    title: "A ferry",
    image: `/files/${keys.shown}`,
  });
  await sql()`insert into builder_drafts (profile_id, user_id, "values", base, base_revision)
    values (${profileId}, ${actor.userId}, ${sql().json({ work: [{ image: `/files/${keys.typed}` }] })}, '{}', 1)`;
  await removed();
  await performJob(removeUnsavedPicturesJob, {});
  const own = (await removed()).filter((key) => key.includes(profileId));
  expect(own).toEqual([keys.unsaved, keys.copied, keys.listed].toSorted());
});
