import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/core/execute";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { getPaidMedia, listWork } from "@/lib/domain/discovery/profile-pages/queries";
import { writeXmp } from "@/lib/platform/images/write-facts";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { streamFile } from "@/lib/platform/storage/file-response";
import { storage } from "@/lib/platform/storage/storage";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { plainPicture, readSent, sent } from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { GPS_LOCATION, loggedVideo, plainVideo, statingVideo } from "@/tests/factories/videos";
import { testDatabase } from "@/tests/setup/database";
import { createWorkSample, deleteWorkSample, setWorkFiles, updateWorkSample } from "./commands";
import { getOwnWorkSample, getWorkFile, getWorkSample, listOwnWork } from "./queries";

const database = testDatabase();
let creator: TestAccount;
let press: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  creator = await makeAccount({ userType: "paid_media" });
  press = await makeAccount({ userType: "press" });
  other = await makeAccount({ userType: "paid_media" });
});

const captions = sent(Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nClay, then water.\n"), "said.vtt");
const reel = async (fields: object = {}) => ({
  ...{ type: "Reel", title: "A vase in nine minutes", platform: "tiktok" },
  file: sent(await plainVideo(), "vase.mp4"),
  ...fields,
});
const makeReel = async (owner: TestAccount, fields: object = {}) =>
  (await execute(owner.actor, createWorkSample, await reel(fields))).workSample;
const fileOf = (url: string | null | undefined) => {
  const [, , , id = "", file = ""] = (url ?? "").split("/");
  return { id, file };
};
const seenBy = (actor: TestAccount["actor"] | ReturnType<typeof anonymous>, url: string | null | undefined) =>
  outcomeOf(execute(actor, getWorkFile, fileOf(url)));
const bytesOf = async (url: string | null | undefined) => {
  const file = await (await storage()).get((url ?? "").replace("/files/", ""));
  return file ? buffer(file.stream) : null;
};

describe("a creator's reel", () => {
  it("carries its video, captions and poster, and shows them to everybody", async () => {
    const picture = sent(await plainPicture(1080, 1920), "poster.jpg");
    const made = await makeReel(creator, { captions, picture, engagement: "5.4", plays: 31_000 });
    expect(made).toMatchObject({
      ...{ type: "Reel", platform: "tiktok", engagement: 5.4, plays: 31_000 },
      video: { contentType: "video/mp4", width: 640, height: 360, duration: 12.5 },
    });
    const { workSamples, reelCount } = await execute(anonymous(), getPaidMedia, { id: creator.slug });
    expect(workSamples.find(({ id }) => id === made.id)).toEqual(made);
    expect(reelCount).toBe(workSamples.length);
    expect(made.image).toMatch(new RegExp(`^/files/work/${made.id}/poster-[0-9a-f]{8}\\.webp$`));
    for (const url of [made.video?.url, made.video?.captionsUrl, made.image])
      expect([url, await seenBy(anonymous(), url)]).toEqual([url, "ok"]);
    const [entry] = await database.sql()`select subject_kind, user_id from audit_entries
      where operation = 'workSamples.create' and subject_id = ${made.id}`;
    expect(entry).toEqual({ subject_kind: "work_sample", user_id: creator.userId });
    const [row] = await database.sql()`select article_count from profiles where id = ${creator.profileId}`;
    expect(row?.article_count).toBe(workSamples.length);
    const tags = await database.sql()`select tag from cache_tags`;
    expect(tags.map(({ tag }) => tag)).toContain(`profile:${creator.profileId}`);
  });

  it("loses the place it was filmed at", async () => {
    const file = loggedVideo();
    expect(file.includes(GPS_LOCATION)).toBe(true);
    const { video } = await makeReel(creator, { file: sent(file, "logged.mp4") });
    expect((await bytesOf(video?.url))?.includes(GPS_LOCATION)).toBe(false);
  });

  it("keeps what its file says of where it came from, and of data mining", async () => {
    const stated = {
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
      dataMining: "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED",
      dataMiningConstraints: "",
    };
    const none = { creator: "", credit: "", copyright: "", caption: "" };
    const send = (file: Buffer) => sent(file, "vase.mp4");
    const file = send(statingVideo(writeXmp({ ...none, ...stated })));
    const made = await makeReel(creator, { file });
    const silent = await makeReel(creator);
    const replaced = await execute(creator.actor, setWorkFiles, { id: silent.id, file });
    for (const { video } of [made, replaced.workSample]) {
      expect(video).toMatchObject({
        ...{ digitalSourceType: "TRAINED_ALGORITHMIC_MEDIA", dataMining: "PROHIBITED" },
      });
      const { key, ...wanted } = await execute(anonymous(), getWorkFile, fileOf(video?.url));
      const answer = await streamFile(key, { ...wanted, saveAs: null, headers: new Headers() });
      const sentOut = await readSent(Buffer.from(await answer.arrayBuffer()));
      expect(sentOut.provenance).toEqual(stated);
    }
    expect(silent.video).toMatchObject({ digitalSourceType: null, dataMining: null });
  });

  it("is sent by the range, sandboxed, under its own type", async () => {
    const { video } = await makeReel(creator);
    const { key, ...wanted } = await execute(anonymous(), getWorkFile, fileOf(video?.url));
    const headers = new Headers({ range: "bytes=4-7" });
    const part = await streamFile(key, { ...wanted, saveAs: null, headers });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("ftyp");
    expect(Object.fromEntries(part.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-range": expect.stringMatching(/^bytes 4-7\/\d+$/),
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=86400",
    });
  });

  it("is hidden with its profile, to all but its own people", async () => {
    const hidden = await makeAccount({ userType: "paid_media" });
    const { video } = await makeReel(hidden);
    await database.sql()`update profiles set listed = false where id = ${hidden.profileId}`;
    expect(await seenBy(anonymous(), video?.url)).toBe("not_found");
    expect(await seenBy(other.actor, video?.url)).toBe("not_found");
    expect(await execute(hidden.actor, getWorkFile, fileOf(video?.url))).toMatchObject({ isPublic: false });
  });

  it("is taken down with its files", async () => {
    const made = await makeReel(creator, { captions });
    await execute(creator.actor, deleteWorkSample, { id: made.id });
    expect(await seenBy(creator.actor, made.video?.url)).toBe("not_found");
    const urls = [made.video?.url, made.video?.captionsUrl];
    const keys = urls.map((url) => (url ?? "").replace("/files/", ""));
    const [job] = await database.sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'assets.removeFiles' order by j.id desc limit 1`;
    expect(JSON.stringify(job?.payload)).toContain(keys[0]);
    await performJob(removeFilesJob, { keys });
    for (const key of keys) expect(await (await storage()).exists(key)).toBe(false);
  });

  it("is taken down once under parallel requests", async () => {
    const { id } = await makeReel(creator);
    const asked = Array.from({ length: 20 }, () => execute(creator.actor, deleteWorkSample, { id }));
    expect(await tally(asked)).toEqual({ ok: 1, not_found: 19 });
  });

  it("has no title or description that says only that its page could not be read", async () => {
    const piece = { type: "Article", title: "Error loading content" };
    const texts = { description: "Failed to fetch content from URL. Please fill in manually." };
    const refusal = await refusalOf(execute(creator.actor, createWorkSample, { ...piece, ...texts }));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ["title", "description"]]);
  });

  it("keeps its video through an edit, until that is taken away", async () => {
    const made = await makeReel(creator, { captions });
    const edit = (fields: object) =>
      execute(creator.actor, updateWorkSample, { id: made.id, ...fields }).then(
        ({ workSample }) => workSample,
      );
    expect(await edit({ title: "A vase", tags: ["Craft"], plays: null })).toMatchObject({
      ...{ title: "A vase", tags: ["Craft"], platform: "tiktok", video: made.video },
    });
    const refusal = await refusalOf(edit({ type: "Article" }));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ["type"]]);
    expect((await edit({ type: "Article", removeVideo: true })).video).toBeNull();
    expect(await seenBy(creator.actor, made.video?.url)).toBe("not_found");
  });
});

describe("other files for a piece", () => {
  const set = async (owner: TestAccount, id: string, files: object) =>
    (await execute(owner.actor, setWorkFiles, { id, ...files })).workSample;
  const removedKeys = async () => {
    const rows = await database.sql()`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'assets.removeFiles' returning j.payload`;
    return rows.flatMap(({ payload }) => payload.keys as string[]).toSorted();
  };
  const keysOf = (...urls: (string | null | undefined)[]) =>
    urls.map((url) => (url ?? "").replace("/files/", "")).toSorted();

  it("each take the earlier one's place and leave the others; the earlier are deleted by a job", async () => {
    const picture = sent(await plainPicture(1080, 1920), "poster.jpg");
    const { workSample: made } = await execute(creator.actor, createWorkSample, {
      ...{ type: "Reel", title: "A vase", image: null },
    });
    const first = await set(creator, made.id, { file: sent(plainVideo()), captions, picture });
    expect(first).toMatchObject({ title: "A vase", video: { contentType: "video/mp4", width: 640 } });
    for (const url of [first.video?.url, first.video?.captionsUrl, first.image])
      expect([url, await seenBy(anonymous(), url)]).toEqual([url, "ok"]);
    await removedKeys();
    // A picture with the same bytes gets a new address.
    const repainted = await set(creator, made.id, { picture });
    expect(repainted.image).not.toBe(first.image);
    expect(repainted.video).toEqual(first.video);
    expect(await removedKeys()).toEqual(keysOf(first.image));
    // Captions belong to a video, so a new video begins without them.
    const refilmed = await set(creator, made.id, { file: sent(plainVideo()) });
    expect(refilmed.video?.captionsUrl).toBeNull();
    expect(await removedKeys()).toEqual(keysOf(first.video?.url, first.video?.captionsUrl));
    const captioned = await set(creator, made.id, { captions });
    const { workSample: silent } = await execute(creator.actor, updateWorkSample, {
      ...{ id: made.id, removeCaptions: true },
    });
    expect(silent.video).toEqual({ ...captioned.video, captionsUrl: null });
    expect(await removedKeys()).toEqual(keysOf(captioned.video?.captionsUrl));
    expect((await execute(creator.actor, getOwnWorkSample, { id: made.id })).workSample).toEqual(silent);
  });

  it("are their owner's alone to give, and nothing of a refused one is stored", async () => {
    const { id } = await makeReel(creator);
    const writer = await makeAccount({ userType: "press" });
    const { workSample: article } = await execute(writer.actor, createWorkSample, {
      ...{ type: "Article", title: "A winter by rail" },
    });
    const put = vi.spyOn(await storage(), "put");
    const picture = sent(await plainPicture());
    for (const stranger of [other, press, await makeAccount({ userType: "brand" })])
      for (const file of [picture, sent("MZ a program")])
        expect(await outcomeOf(set(stranger, id, { picture: file }))).toBe("not_found");
    const refusals: [TestAccount, string, object, string][] = [
      [creator, id, {}, "file"],
      [creator, id, { file: picture }, "file"],
      [writer, article.id, { file: sent(plainVideo()) }, "file"],
      [writer, article.id, { captions }, "captions"],
      [writer, article.id, { picture: sent(plainVideo()) }, "picture"],
    ];
    for (const [owner, piece, files, field] of refusals)
      expect(Object.keys((await refusalOf(set(owner, piece, files))).fields ?? {})).toEqual([field]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect((await set(writer, article.id, { picture })).image).toMatch(/poster-[0-9a-f]{8}\.webp$/);
  });

  it("leave one behind when they come twenty at once, and delete the others", async () => {
    const made = await makeReel(creator);
    await removedKeys();
    const bytes = await plainPicture(200, 150);
    const asked = Array.from({ length: 20 }, () => set(creator, made.id, { picture: sent(bytes) }));
    expect(await tally(asked)).toEqual({ ok: 20 });
    const { workSample } = await execute(creator.actor, getOwnWorkSample, { id: made.id });
    const removed = await removedKeys();
    expect([removed.length, removed.includes(keysOf(workSample.image)[0] ?? "")]).toEqual([19, false]);
  });
});

describe("the list of one's own work", () => {
  it("goes on by a cursor through pieces of one moment and those without a date, with counts of both kinds", async () => {
    const owner = await makeAccount({ userType: "paid_media" });
    await database.sql()`insert into work_samples (id, profile_id, type, title, published_at)
      select gen_random_uuid(), ${owner.profileId}, case when n % 3 = 0 then 'reel' else 'Post' end, 'Piece ' || n,
        case when n <= 6 then null when n <= 12 then timestamptz '2026-02-01 09:00:00.123456+00'
          when n = 13 then timestamptz '9999-12-31 23:59:59+00'
          else timestamptz '1969-07-20 20:17:40+00' + n * interval '1 day' end
      from generate_series(1, 20) n`;
    const read = (input: object) => execute(owner.actor, listOwnWork, input);
    const all = await read({ limit: 100 });
    expect([all.counts, all.pagination.total]).toEqual([{ portfolio: 14, reels: 6 }, 20]);
    for (const kind of [undefined, "reels", "portfolio"]) {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const part = await read({ limit: 3, kind, cursor });
        ids.push(...part.workSamples.map(({ id }) => id));
        cursor = part.pagination.nextCursor ?? undefined;
      } while (cursor);
      const wanted = all.workSamples.filter(({ type }) => !kind || (type === "reel") === (kind === "reels"));
      expect(ids).toEqual(wanted.map(({ id }) => id));
    }
    const third = await read({ limit: 3, page: 3 });
    expect(third.workSamples).toEqual(all.workSamples.slice(6, 9));
    expect(third.pagination).toMatchObject({ page: 3, total: 20, totalPages: 7 });
    expect(await outcomeOf(read({ cursor: "nobody-made-this" }))).toBe("invalid_input");
    expect(
      await outcomeOf(execute(other.actor, getOwnWorkSample, { id: third.workSamples[0]?.id ?? "" })),
    ).toBe("not_found");
  });
});

describe("a piece by itself", () => {
  it("is there for each that a profile shows, past those on its page, and gone with the profile", async () => {
    const owner = await makeAccount({ userType: "paid_media" });
    const oldest = await makeReel(owner, { publishedAt: "2020-01-01T00:00:00Z" });
    await database.sql()`insert into work_samples (id, profile_id, type, title, published_at)
      select gen_random_uuid(), ${owner.profileId}, 'Reel', 'Reel ' || n, now() from generate_series(1, 30) n`;
    const { workSamples } = await execute(anonymous(), getPaidMedia, { id: owner.slug });
    expect(workSamples.some(({ id }) => id === oldest.id)).toBe(false);
    const read = (profileId: string) => execute(anonymous(), getWorkSample, { profileId, id: oldest.id });
    expect((await read(owner.profileId)).workSample).toEqual(oldest);
    expect(await outcomeOf(read(creator.profileId))).toBe("not_found");
    await database.sql()`update profiles set listed = false where id = ${owner.profileId}`;
    expect(await outcomeOf(read(owner.profileId))).toBe("not_found");
  });
});

describe("what is no reel's video is refused", () => {
  const tooLarge = Buffer.alloc(26_300_000);
  it.each([
    ["a picture", async () => ({ file: sent(await plainPicture()) }), 415, "file"],
    ["text", async () => ({ file: sent(Buffer.from("hello"), "reel.mp4") }), 415, "file"],
    ["more than 25 MB", async () => ({ file: sent(tooLarge) }), 413, "file"],
    ["with a piece that is no reel", async () => ({ type: "Campaign" }), 400, "file"],
    ["with a video as its poster", async () => ({ picture: sent(await plainVideo()) }), 415, "picture"],
    ["with captions that are none", async () => ({ captions: sent(Buffer.from("Hi")) }), 415, "captions"],
    ["with captions alone", async () => ({ file: undefined, captions }), 400, "captions"],
  ])("%s", async (_, fields, status, field) => {
    const put = vi.spyOn(await storage(), "put");
    const refusal = await refusalOf(makeReel(creator, await fields()));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([status, [field]]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it("from a journalist, whose page has no reels", async () => {
    expect((await refusalOf(makeReel(press))).fields).toHaveProperty("file");
  });
});

describe("a piece of work", () => {
  it("is a journalist's too, with a picture of its own, listed for its owner and on the page", async () => {
    const picture = sent(await plainPicture(), "clipping.jpg");
    const fields = { type: "Article", title: "A winter by rail", outlet: "North Post", picture };
    const { workSample } = await execute(press.actor, createWorkSample, {
      ...{ ...fields, tags: "Rail, Winter", publishedAt: "2026-10-01T09:00:00+02:00", url: "" },
    });
    expect(workSample).toMatchObject({
      ...{ outlet: "North Post", tags: ["Rail", "Winter"], url: null, video: null },
      publishedAt: "2026-10-01T07:00:00.000Z",
    });
    const { workSamples, pagination } = await execute(press.actor, listOwnWork, {});
    expect([workSamples, pagination.total]).toEqual([[workSample], 1]);
    expect((await execute(anonymous(), listWork, { slug: press.slug })).workSamples).toEqual([workSample]);
    const { workSample: plain } = await execute(press.actor, updateWorkSample, {
      ...{ id: workSample.id, image: null },
    });
    expect(plain.image).toBeNull();
    expect(await seenBy(press.actor, workSample.image)).toBe("not_found");
  });

  it("is changed and deleted by its owner alone", async () => {
    const { id } = await makeReel(creator);
    for (const stranger of [other, press]) {
      expect(await outcomeOf(execute(stranger.actor, updateWorkSample, { id, title: "Mine" }))).toBe(
        "not_found",
      );
      expect(await outcomeOf(execute(stranger.actor, deleteWorkSample, { id }))).toBe("not_found");
    }
  });

  it("is one of 500 at most, however many come at once, and a refused one leaves no file", async () => {
    const busy = await makeAccount({ userType: "paid_media" });
    await database.sql()`insert into work_samples (id, profile_id, type, title)
      select gen_random_uuid(), ${busy.profileId}, 'Post', 'Post ' || n from generate_series(1, 497) n`;
    const asked = Array.from({ length: 20 }, () =>
      execute(busy.actor, createWorkSample, { type: "Post", title: "One more" }),
    );
    expect(await tally(asked)).toEqual({ ok: 3, conflict: 17 });
    const put = vi.spyOn(await storage(), "put");
    expect(await outcomeOf(makeReel(busy))).toBe("conflict");
    const [key] = put.mock.calls[0] ?? [];
    put.mockRestore();
    const [job] = await database.sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'assets.removeFiles' order by j.id desc limit 1`;
    expect(JSON.stringify(job?.payload)).toContain(key);
  });
});
