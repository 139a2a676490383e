import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import { newsArticle } from "@/components/newsrooms/releases/news-article";
import { releaseText } from "@/components/newsrooms/releases/release-text";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { getAllNewsFeed, getNewsroomFeed } from "@/lib/domain/discovery/syndication/queries/feeds";
import { updateAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import {
  getAsset,
  getAssetFile,
  getNewsroomAssets,
  getPublicAsset,
  listPublicAssets,
} from "@/lib/domain/newsrooms/assets/queries";
import { describeLacking } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { deleteRelease } from "./commands/delete";
import { goLiveDueJob, goLiveJob } from "./commands/go-live";
import { createRelease, saveRelease, updateRelease } from "./commands/save";
import { agreeToEmbargo, shareRelease } from "./commands/share";
import { getNewsroomNews } from "./queries/newsroom";
import { getRelease, previewRelease } from "./queries/own";
import { getPublicRelease, listPublicReleases } from "./queries/public";

const { sql } = testDatabase();
let brand: TestAccount;
let reader: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  reader = await makeAccount({ userType: "press" });
});
afterEach(() => moveClock(sql(), "0"));

const named = { caption: "Cabin 7 at dusk", credit: "Even Strand" };
const LATER = { publishAt: new Date(Date.now() + 3_600_000).toISOString() };
const HELD = { embargoUntil: LATER.publishAt };

/** Uploads a photo as the editor of releases does, ready to be shown; it says what `fields` say, and nothing else. */
async function upload(fields: object = {}): Promise<AssetView> {
  const { id } = await makePhoto(brand, { publicAnyway: "false", releaseOnly: "true", ...fields });
  await performJob(renderAssetJob, { assetId: id });
  return (await execute(brand.actor, getAsset, { id })).asset;
}
const write = async (input: object) => {
  const body = { title: "The night train returns", body: "<p>It runs again.</p>", ...input };
  return (await execute(brand.actor, createRelease, body as never)).release;
};
const save = async (id: string, input: object) =>
  (await execute(brand.actor, updateRelease, { id, ...input } as never)).release;
const fileOf = ({ id, originalUrl }: AssetView) => ({ id, file: originalUrl?.split("/").at(-1) ?? "" });

/** Every place where others meet a release's photos, and what each has of them. */
async function readPlaces(release: { slug: string }, actor: Actor = anonymous()) {
  const address = { slug: brand.slug, release: release.slug };
  const page = await execute(actor, getPublicRelease, address);
  const { pictures = [] } = page.release ?? {};
  return {
    "release page": page,
    "related news": page.related,
    "JSON-LD": page.release && newsArticle(page.release, page.newsroom, "https://wire.example", "drawn"),
    "press kit": zipFilesOf(pictures),
    "plain text": page.release && releaseText(page.release, page.newsroom, "https://wire.example"),
    "releases of the API": await execute(actor, listPublicReleases, { slug: brand.slug, limit: 100 }),
    "newsroom's news": await execute(actor, getNewsroomNews, { id: brand.profileId }),
    "Assets tab": await execute(actor, getNewsroomAssets, { id: brand.profileId }),
    "assets of the API": await execute(actor, listPublicAssets, { slug: brand.slug, limit: 100 }),
    "newsroom's feed": await execute(actor, getNewsroomFeed, { slug: brand.slug }),
    "feed of all news": await execute(actor, getAllNewsFeed, {}),
  };
}

/** Names the places that show a photo to everybody. */
async function placesOf(release: { slug: string }, photo: AssetView): Promise<string[]> {
  const found = Object.entries(await readPlaces(release))
    .filter(([, content]) => JSON.stringify(content).includes(photo.id))
    .map(([place]) => place);
  const own = outcomeOf(execute(anonymous(), getPublicAsset, { profileId: brand.profileId, id: photo.id }));
  const bytes = outcomeOf(execute(anonymous(), getAssetFile, fileOf(photo)));
  if ((await own) === "ok") found.push("its page");
  if ((await bytes) === "ok") found.push("its file");
  return found;
}
const everywhere = [
  ...["release page", "JSON-LD", "press kit", "releases of the API", "Assets tab", "assets of the API"],
  ...["newsroom's feed", "feed of all news", "its page", "its file"],
];

/** Each way by which a release's photos come to be public, without a word of its owner on those that lack something. */
const ways: [string, (photo: AssetView) => Promise<{ id: string; slug: string }>][] = [
  [
    "published, then the photo joined from the library",
    async ({ id }) => {
      const release = await write({ status: "PUBLISHED" });
      await execute(brand.actor, updateAsset, { id, releaseId: release.id });
      return release;
    },
  ],
  [
    "published, then the photo saved by the editor",
    async ({ id }) => {
      const release = await write({ status: "PUBLISHED" });
      const { profileId, userId } = brand;
      const row = { id: release.id, version: release.version, profileId, userId };
      await execute(brand.actor, saveRelease, { ...row, images: [id] });
      return release;
    },
  ],
  [
    "scheduled, its photo saved afterwards, and gone out by its job",
    async ({ id }) => {
      const release = await write({ status: "SCHEDULED", ...LATER });
      const { profileId, userId } = brand;
      const row = { id: release.id, version: release.version, profileId, userId };
      await execute(brand.actor, saveRelease, { ...row, images: [id] });
      await moveClock(sql(), "2 hours");
      await performJob(goLiveJob, { releaseId: release.id });
      return release;
    },
  ],
  [
    "scheduled before photos were asked about, and found by the sweep",
    async ({ id }) => {
      const release = await write({ status: "SCHEDULED", ...LATER });
      await sql()`insert into release_assets (release_id, asset_id) values (${release.id}, ${id})`;
      await moveClock(sql(), "2 hours");
      await performJob(goLiveDueJob, {});
      await performJob(goLiveJob, { releaseId: release.id });
      return release;
    },
  ],
  [
    "under embargo, and its embargo over",
    async ({ id }) => {
      const release = await write({ status: "PUBLISHED", ...HELD });
      await execute(brand.actor, updateAsset, { id, releaseId: release.id });
      await moveClock(sql(), "2 hours");
      return release;
    },
  ],
  [
    "corrected in its text",
    async ({ id }) => {
      const release = await write({ status: "PUBLISHED" });
      await execute(brand.actor, updateAsset, { id, releaseId: release.id });
      await save(release.id, { subtitle: "From December" });
      return release;
    },
  ],
];

describe("publishing makes no photo public that says nothing", () => {
  it.each(ways)("%s", async (_, go) => {
    for (const fields of [{}, { caption: named.caption }, { credit: named.credit }]) {
      const photo = await upload(fields);
      const release = await go(photo);
      expect(await placesOf(release, photo)).toEqual([]);
      // It comes out as soon as it says both, and its owner reads why until then.
      const hidden = (await execute(brand.actor, getAsset, { id: photo.id })).asset.hidden;
      expect(hidden).toMatch(/^no_/);
      await execute(brand.actor, updateAsset, { id: photo.id, ...named });
      // Alone in its release it leads, so lists of news show it too.
      const places = [...everywhere, "newsroom's news"];
      expect(await placesOf(release, photo)).toEqual(expect.arrayContaining(places));
      await moveClock(sql(), "0");
    }
  });

  it.each([
    ["publishing", "DRAFT", { status: "PUBLISHED" }],
    ["scheduling", "DRAFT", { status: "SCHEDULED", ...LATER }],
    ["publishing under embargo", "DRAFT", { status: "PUBLISHED", ...HELD }],
  ] as const)(
    "%s is refused until they are named, left out, or let out as they are",
    async (_, status, act) => {
      const photos = [await upload(named), await upload(), await upload({ caption: named.caption })];
      const images = photos.map(({ id }) => id);
      const release = await write({ status, images });
      const problem = "2 of 3 photos have no credit, 1 of 3 no caption. Name them, or publish without.";
      for (const ask of [() => save(release.id, act), () => write({ ...act, images })]) {
        expect((await refusalOf(ask())).fields?.photosPublicAnyway).toEqual([problem]);
      }
      expect((await execute(brand.actor, getRelease, { id: release.id })).release.state).toBe("DRAFT");
      expect((await save(release.id, { ...act, images: images.slice(0, 1) })).state).not.toBe("DRAFT");
      const anyway = await write({ ...act, images, photosPublicAnyway: images });
      expect(anyway.imagesPublicAnyway.toSorted()).toEqual(images.slice(1).toSorted());
      await moveClock(sql(), "2 hours");
      for (const photo of photos) {
        expect(await placesOf(anyway, photo)).toEqual(expect.arrayContaining(everywhere));
      }
    },
  );

  it("a correction that brings further photos is refused alike, and those let out before are not asked about", async () => {
    const [first, second] = [await upload(), await upload()];
    const release = await write({ status: "PUBLISHED", images: [first.id], photosPublicAnyway: [first.id] });
    const images = [first.id, second.id];
    for (const act of [{ images }, { images, status: "CORRECTED", title: "It returns" }]) {
      const refusal = await refusalOf(save(release.id, act));
      expect(refusal.fields?.photosPublicAnyway?.[0]).toMatch(/^1 of 2 photos has no credit and no caption/);
    }
    await save(release.id, { status: "CORRECTED", title: "It returns", images: [first.id] });
    expect(await placesOf(release, first)).toEqual(expect.arrayContaining(everywhere));
    await save(release.id, { images, photosPublicAnyway: images });
    expect(await placesOf(release, second)).toEqual(expect.arrayContaining(everywhere));
  });

  it.each([
    ["publishing", { status: "PUBLISHED" }],
    ["scheduling", { status: "SCHEDULED", ...LATER }],
  ])(
    "%s lets out the photos it names, and none that joined the release since its owner read them",
    async (_, act) => {
      const [seen, joined] = [await upload(), await upload()];
      const release = await write({ images: [seen.id] });
      await execute(brand.actor, updateAsset, { id: joined.id, releaseId: release.id });
      await save(release.id, { ...act, photosPublicAnyway: [seen.id] });
      await moveClock(sql(), "2 hours");
      expect(await placesOf(release, seen)).toEqual(expect.arrayContaining(everywhere));
      expect(await placesOf(release, joined)).toEqual([]);
      const both = { images: [seen.id, joined.id] };
      for (const photosPublicAnyway of [undefined, [seen.id]]) {
        const refusal = await refusalOf(save(release.id, { ...both, photosPublicAnyway }));
        expect(refusal.fields?.photosPublicAnyway?.[0]).toMatch(
          /^1 of 2 photos has no credit and no caption/,
        );
      }
      await moveClock(sql(), "0");
    },
  );

  it("what was let out is let out with that release alone, and not once it is a draft again", async () => {
    const photo = await upload({ releaseOnly: "false" });
    const scheduled = await write({
      ...{ status: "SCHEDULED", ...LATER, images: [photo.id], photosPublicAnyway: [photo.id] },
    });
    await save(scheduled.id, { status: "DRAFT" });
    expect((await refusalOf(save(scheduled.id, { status: "PUBLISHED" }))).code).toBe("invalid_input");
    const second = await refusalOf(write({ status: "PUBLISHED", images: [photo.id] }));
    expect(second.fields?.photosPublicAnyway?.[0]).toMatch(/^The photo has no credit and no caption/);
    const out = await write({ status: "PUBLISHED", images: [photo.id], photosPublicAnyway: [photo.id] });
    expect(await placesOf(out, photo)).toContain("its file");
    await execute(brand.actor, deleteRelease, { id: out.id });
    await execute(brand.actor, deleteRelease, { id: scheduled.id });
    const { asset } = await execute(brand.actor, getAsset, { id: photo.id });
    expect(asset.hidden).toBe("no_caption_or_credit");
    expect(await outcomeOf(execute(anonymous(), getAssetFile, fileOf(photo)))).toBe("not_found");
  });

  it("a draft takes no such answer, and a photo that is public by its own switch is not asked about", async () => {
    const [lacking, free] = [await upload(), await upload({ publicAnyway: "true" })];
    const draft = await write({ images: [lacking.id, free.id], photosPublicAnyway: [lacking.id] });
    expect(draft.imagesPublicAnyway).toEqual([]);
    expect((await refusalOf(save(draft.id, { status: "PUBLISHED" }))).code).toBe("invalid_input");
    expect((await save(draft.id, { status: "PUBLISHED", images: [free.id] })).state).toBe("PUBLISHED");
  });

  it("what was public before this was asked stays so, and what was scheduled then waits for its owner", async () => {
    const [shown, scheduled] = [await upload(), await upload()];
    const [out, later] = [
      await write({ status: "PUBLISHED" }),
      await write({ status: "SCHEDULED", ...LATER }),
    ];
    await sql()`insert into release_assets (release_id, asset_id)
      values (${out.id}, ${shown.id}), (${later.id}, ${scheduled.id})`;
    const [, update = ""] = readFileSync("db/migrations/0040_release_photos.sql", "utf8").split("breakpoint");
    await sql().unsafe(update);
    await moveClock(sql(), "2 hours");
    expect(await placesOf(out, shown)).toEqual(expect.arrayContaining(everywhere));
    expect(await placesOf(later, scheduled)).toEqual([]);
    await save(later.id, { photosPublicAnyway: [scheduled.id] });
    expect(await placesOf(later, scheduled)).toEqual(expect.arrayContaining(everywhere));
  });

  it("nobody reads one before its time either, and its owner reads all", async () => {
    const [lacking, whole] = [await upload(), await upload(named)];
    const { id } = await write({ status: "PUBLISHED", ...HELD, images: [whole.id] });
    await execute(brand.actor, updateAsset, { id: lacking.id, releaseId: id });
    await execute(brand.actor, shareRelease, { id, recipientIds: [reader.userId] });
    const { release } = await execute(reader.actor, agreeToEmbargo, { id });
    const { preview } = await execute(reader.actor, previewRelease, { id });
    for (const read of [
      release,
      preview.release,
      (await execute(reader.actor, getRelease, { id })).release,
    ]) {
      expect(read?.images).toEqual([whole.id]);
      expect(JSON.stringify(read)).not.toContain(lacking.id);
    }
    expect(await outcomeOf(execute(reader.actor, getAssetFile, fileOf(lacking)))).toBe("not_found");
    expect(await outcomeOf(execute(reader.actor, getAssetFile, fileOf(whole)))).toBe("ok");
    const own = await execute(brand.actor, getRelease, { id });
    expect(own.release.images.toSorted()).toEqual([lacking.id, whole.id].toSorted());
    const previewed = async () =>
      (await execute(brand.actor, previewRelease, { id })).preview.release?.images;
    expect(await previewed()).toEqual([whole.id]);
    await save(id, { photosPublicAnyway: [lacking.id] });
    expect(await outcomeOf(execute(reader.actor, getAssetFile, fileOf(lacking)))).toBe("ok");
    expect((await previewed())?.toSorted()).toEqual([lacking.id, whole.id].toSorted());
  });

  it("a draft's preview has all of its photos: whether they go out as they are is asked when it is published", async () => {
    const lacking = await upload();
    const { id } = await write({ images: [lacking.id] });
    const { preview } = await execute(brand.actor, previewRelease, { id });
    expect(preview.release?.images).toEqual([lacking.id]);
  });
});

describe("what photos lack is said in numbers", () => {
  const photo = { kind: "photo" as const, caption: "A", credit: "B", creator: "", publicAnyway: false };
  const none = { ...photo, caption: "", credit: "" };
  const several = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
  it.each([
    [[], ""],
    [[photo], ""],
    [[{ ...photo, credit: "", creator: "Even" }], ""],
    [[none], "The photo has no credit and no caption"],
    [[photo, ...several(8, { ...photo, credit: "" })], "8 of 9 photos have no credit"],
    [[photo, ...several(8, none)], "8 of 9 photos have no credit and no caption"],
    [[photo, { ...photo, caption: "" }], "1 of 2 photos has no caption"],
    [[none, { ...photo, credit: "" }, photo], "2 of 3 photos have no credit, 1 of 3 no caption"],
    [[none, { ...none, publicAnyway: true }], "1 of 2 photos has no credit and no caption"],
  ])("%#: %s", (photos, text) => expect(describeLacking(photos, () => false)).toBe(text));

  it("and is silent exactly where nothing lacks or all of it is let out", () => {
    const text = fc.constantFrom("", "x");
    const any = fc.record({
      ...{ kind: fc.constant("photo" as const), caption: text, credit: text, creator: text },
      ...{ publicAnyway: fc.boolean(), isLetOut: fc.boolean() },
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (photos) => {
        const silent = photos.every(
          ({ caption, credit, creator, publicAnyway, isLetOut }) =>
            publicAnyway || isLetOut || (caption !== "" && credit + creator !== ""),
        );
        expect(describeLacking(photos, ({ isLetOut }) => isLetOut) === "").toBe(silent);
      }),
    );
  });
});
