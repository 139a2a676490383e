import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { resetSettings } from "@/lib/platform/settings/settings";
import type { TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { makeCollaboration, makeCompleted, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { completePitch, ratePitch } from "./commands/complete-pitch";
import { countRatingsJob, countRatingsOfPitchJob } from "./commands/count-ratings";
import { storyPageJob } from "./commands/story-page";
import { storyPictureJob } from "./commands/story-picture";
import { getPitch } from "./queries/pitches";

const { sql } = testDatabase();
const page =
  '<meta property="og:title" content="A winter without a road"><meta property="og:image" content="/picture.jpg">';
let site: Server;
let story: string;
/** Requests for the story's picture. */
let asked = 0;
/** Requests for the story's page. */
let visits = 0;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#2266aa" } })
    .jpeg()
    .toBuffer();
  site = createServer((request, response) => {
    if (request.url === "/picture.jpg") {
      asked++;
      response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
      return;
    }
    if (request.url === "/story") visits++;
    response.writeHead(request.url === "/story" ? 200 : 404, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  story = `http://${host}/story`;
  process.env.LINK_PREVIEW_ALLOW_HOSTS = host;
  resetSettings();
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

const thumbs = async (profileId: string) => {
  const [row] =
    await sql()`select thumbs_up_count as up, thumbs_down_count as down from profiles where id = ${profileId}`;
  return [row?.up, row?.down];
};

describe("completing", () => {
  it("by the first of either party moves it to Completed for both and asks the other to rate", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const input = { id, rating: "UP" as const, feedback: "Quick and exact.", outcome: false };
    const { pitch } = await execute(press.actor, completePitch, input);
    expect(pitch).toMatchObject({
      status: "COMPLETED",
      collaborationRating: "up",
      feedback: "Quick and exact.",
      ownRating: { rating: "up", outcome: false },
      counterpartRating: null,
    });
    expect(pitch.completedAt).not.toBeNull();
    const { pitch: other } = await execute(brand.actor, getPitch, { id });
    expect(other).toMatchObject({ status: "COMPLETED", ownRating: null, counterpartRating: null });
  });

  it("notifies the other once, and the first once when the other has rated as well", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const bellsOf = async (account: TestAccount) => {
      const { notifications } = await execute(account.actor, listNotifications, {});
      return notifications
        .filter(({ kind }) => kind !== "PITCH_RECEIVED" && kind !== "PITCH_ACCEPTED")
        .map(({ kind, title, url }) => ({ kind, title, url }));
    };
    const url = `/matching?tab=inbox&pitch=${id}`;
    const nameOf = ({ profileId }: TestAccount) =>
      sql()`select name from profiles where id = ${profileId}`.then(([row]) => row?.name);
    await execute(press.actor, completePitch, { id, rating: "up", outcome: false });
    const asked = {
      kind: "RATING_REQUESTED",
      title: `Rate your collaboration with ${await nameOf(press)}`,
      url,
    };
    expect([await bellsOf(brand), await bellsOf(press)]).toEqual([[asked], []]);
    await execute(brand.actor, ratePitch, { id, rating: "up", outcome: false });
    const rated = {
      kind: "COLLABORATION_COMPLETED",
      title: `${await nameOf(brand)} rated your collaboration`,
      url,
    };
    expect([await bellsOf(brand), await bellsOf(press)]).toEqual([[asked], [rated]]);
  });

  it("is a conflict before acceptance, after completion, and for an unsent or declined pitch", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    const complete = (actor = brand.actor) =>
      outcomeOf(execute(actor, completePitch, { id, rating: "up", outcome: false }));
    expect(await complete()).toBe("conflict");
    const pair = await makePair();
    const done = await makeCompleted(pair.brand, pair.press);
    for (const actor of [pair.brand.actor, pair.press.actor]) {
      const again = execute(actor, completePitch, { id: done.id, rating: "up", outcome: false });
      expect(await outcomeOf(again)).toBe("conflict");
    }
  });

  it.each([
    ["rating", { rating: "great", outcome: false }],
    ["rating", { outcome: false }],
    ["outcome", { rating: "up" }],
    ["outcome", { rating: "up", outcome: "yes" }],
    ["feedback", { rating: "up", outcome: false, feedback: "x".repeat(501) }],
    ["feedback", { rating: "up", outcome: false, feedback: "a\u0000" }],
    ["storyUrl", { rating: "up", outcome: true }],
    ["storyUrl", { rating: "up", outcome: true, storyUrl: " " }],
    ["storyUrl", { rating: "up", outcome: true, storyUrl: "not an address" }],
    ["storyUrl", { rating: "up", outcome: true, storyUrl: "javascript:alert(1)" }],
    ["storyUrl", { rating: "up", outcome: true, storyUrl: `https://a.no/${"x".repeat(2048)}` }],
  ])("refuses a bad %s beside its field: %j", async (field, fields) => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const refusal = await refusalOf(execute(brand.actor, completePitch, { id, ...fields } as never));
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    if (field === "storyUrl" && !JSON.stringify(fields).includes("xxx")) {
      expect(refusal.fields?.storyUrl).toEqual(["Please enter a valid URL"]);
    }
  });
});

describe("the story", () => {
  const readPages = async (pitchId: string) => {
    const rows = await sql()`select id from stories where pitch_id = ${pitchId} order by id`;
    for (const { id } of rows) await performJob(storyPageJob, { storyId: id });
    return rows;
  };
  const complete = async (storyUrl: string) => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const input = { id, rating: "up", outcome: true, storyUrl };
    await execute(brand.actor, completePitch, input);
    await readPages(id);
    const { pitch } = await execute(brand.actor, getPitch, { id });
    const covered = await sql()`
      select profile_id from coverage c join stories s on s.id = c.story_id where s.pitch_id = ${id}`;
    return { pitch, brand, press, covered: covered.map((row) => row.profile_id).sort() };
  };

  it("is not asked for by the completion, which answers while its page is pending, but by a job", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const before = visits;
    const input = { id, rating: "up", outcome: true, storyUrl: story } as const;
    const { pitch } = await execute(brand.actor, completePitch, input);
    expect(visits).toBe(before);
    expect(pitch.stories).toMatchObject([{ url: story, found: false, pending: true }]);
    const [row] = await sql()`select id from stories where pitch_id = ${id}`;
    const [job] = await sql()`
      select key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'pitches.storyPage' and payload->>'storyId' = ${row?.id}`;
    expect(job?.key).toBe(`story-page:${row?.id}`);
    for (let run = 0; run < 2; run++) await performJob(storyPageJob, { storyId: row?.id });
    expect(visits).toBe(before + 1);
    const { pitch: seen } = await execute(press.actor, getPitch, { id });
    expect(seen.stories).toMatchObject([{ found: true, pending: false, title: "A winter without a road" }]);
    const entries = await sql()`select job from audit_entries
      where operation = 'pitches.showStoryPage' and subject_id = ${id}`;
    expect(entries).toEqual([{ job: "pitches.storyPage" }]);
  });

  it("that could not be read is read again when it is named once more", async () => {
    const { pitch, press } = await complete(story);
    await sql()`delete from coverage where story_id in (select id from stories where pitch_id = ${pitch.id})`;
    await sql()`update stories set found = false where pitch_id = ${pitch.id}`;
    const input = { id: pitch.id, rating: "up", outcome: true, storyUrl: story } as const;
    const { pitch: rated } = await execute(press.actor, ratePitch, input);
    expect(rated.stories).toMatchObject([{ found: false, pending: true }]);
    await readPages(pitch.id);
    const { pitch: seen } = await execute(press.actor, getPitch, { id: pitch.id });
    expect(seen.stories).toMatchObject([{ found: true, pending: false }]);
  });

  it("that is found becomes a card and coverage on both profiles, whose pages go stale", async () => {
    const { pitch, brand, press, covered } = await complete(story);
    expect(pitch).toMatchObject({
      storyUrl: story,
      stories: [{ url: story, title: "A winter without a road", found: true }],
    });
    expect(covered).toEqual([brand.profileId, press.profileId].sort());
    const tags = await sql()`select tag from cache_tags`;
    for (const { profileId } of [brand, press])
      expect(tags.map((row) => row.tag)).toContain(`profile:${profileId}`);
  });

  it("has its picture fetched by a job, once however often it runs, and both are notified", async () => {
    const { pitch, brand, press } = await complete(story);
    // The other site's own address would reveal the reader to that site.
    expect(pitch.stories[0]?.image).toBeNull();
    const [row] = await sql()`select id, image from stories where pitch_id = ${pitch.id}`;
    const [job] = await sql()`
      select key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'pitches.storyPicture' and payload->>'storyId' = ${row?.id}`;
    expect(job?.key).toBe(`story-picture:${row?.id}`);
    const before = asked;
    await sql()`delete from cache_tags`;
    for (let run = 0; run < 2; run++) await performJob(storyPictureJob, { storyId: row?.id });
    expect(asked).toBe(before + 1);
    const { pitch: seen } = await execute(press.actor, getPitch, { id: pitch.id });
    expect(seen.stories[0]?.image).toMatch(/^\/files\/stories\/[0-9a-f]{32}-600\.webp$/);
    const tags = await sql()`select tag from cache_tags`;
    for (const { profileId } of [brand, press])
      expect(tags.map(({ tag }) => tag)).toContain(`profile:${profileId}`);
    const entries = await sql()`select job, user_id, subject_id from audit_entries
      where operation = 'pitches.showStoryPicture'`;
    expect(entries).toEqual([{ job: "pitches.storyPicture", user_id: null, subject_id: pitch.id }]);
  });

  it("whose picture is gone, or which was withdrawn, has a card without one", async () => {
    const { pitch } = await complete(story);
    await sql()`update stories set image = ${story.replace("/story", "/gone")} where pitch_id = ${pitch.id}`;
    const [row] = await sql()`select id from stories where pitch_id = ${pitch.id}`;
    await performJob(storyPictureJob, { storyId: row?.id });
    const [stored] = await sql()`select image_key from stories where id = ${row?.id}`;
    expect(stored?.image_key).toBeNull();
    await sql()`delete from stories where id = ${row?.id}`;
    await performJob(storyPictureJob, { storyId: row?.id });
  });

  it.each([
    ["is missing", () => story.replace("/story", "/gone")],
    ["is at a private address", () => "http://127.0.0.1:9/story"],
    ["is at a link-local address", () => "http://169.254.169.254/latest/meta-data"],
  ])("that %s is kept as not found and is no coverage", async (_, address) => {
    const { pitch, covered } = await complete(address());
    expect(pitch).toMatchObject({
      status: "COMPLETED",
      storyUrl: address(),
      stories: [{ found: false, pending: false }],
    });
    expect(covered).toEqual([]);
  });

  it("named by both is stored once; without an outcome an address is ignored", async () => {
    const { pitch, press } = await complete(story);
    const input = { id: pitch.id, rating: "up", outcome: true, storyUrl: story } as const;
    const { pitch: rated } = await execute(press.actor, ratePitch, input);
    expect(rated.stories).toHaveLength(1);
    expect(rated.stories[0]).toMatchObject({ found: true, pending: false });
    const pair = await makePair();
    const { id } = await makeCollaboration(pair.brand, pair.press);
    const without = await execute(pair.brand.actor, completePitch, {
      ...{ id, rating: "down", outcome: false, storyUrl: "left over" },
    });
    expect(without.pitch).toMatchObject({ storyUrl: null, stories: [] });
  });
});

describe("ratings", () => {
  const rate = (actor: Parameters<typeof execute>[0], id: string, rating = "up") =>
    execute(actor, ratePitch, { id, rating, outcome: false }).then(({ pitch }) => pitch);

  it("stay hidden and uncounted until both are in; then both are seen and count once", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCompleted(brand, press);
    expect(await thumbs(press.profileId)).toEqual([0, 0]);
    const both = await rate(press.actor, id, "down");
    expect(both).toMatchObject({ ownRating: { rating: "down" }, counterpartRating: { rating: "up" } });
    const { pitch: seen } = await execute(brand.actor, getPitch, { id });
    expect(seen).toMatchObject({ ownRating: { rating: "up" }, counterpartRating: { rating: "down" } });
    expect(await thumbs(press.profileId)).toEqual([1, 0]);
    expect(await thumbs(brand.profileId)).toEqual([0, 1]);
    await performJob(countRatingsOfPitchJob, { pitchId: id });
    expect(await thumbs(press.profileId)).toEqual([1, 0]);
  });

  it("are given once by each, after completion only", async () => {
    const { brand, press } = await makePair();
    const active = await makeCollaboration(brand, press);
    expect(await outcomeOf(rate(press.actor, active.id))).toBe("conflict");
    const pair = await makePair();
    const { id } = await makeCompleted(pair.brand, pair.press);
    expect(await outcomeOf(rate(pair.brand.actor, id))).toBe("conflict");
    expect(await outcomeOf(rate(pair.press.actor, id))).toBe("ok");
    expect(await outcomeOf(rate(pair.press.actor, id))).toBe("conflict");
  });

  it("of one side alone count after 14 days, and a second one after that counts at once", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCompleted(brand, press);
    await performJob(countRatingsOfPitchJob, { pitchId: id });
    expect(await thumbs(press.profileId)).toEqual([0, 0]);
    await moveClock(sql(), "14 days 1 minute");
    try {
      const { pitch } = await execute(press.actor, getPitch, { id });
      expect(pitch).toMatchObject({ ownRating: null, counterpartRating: { rating: "up" } });
      await performJob(countRatingsJob, {});
      const asked = await sql()`
        select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'pitches.countRatingsOfOne' and payload->>'pitchId' = ${id}`;
      expect(asked).toHaveLength(1);
      for (let run = 0; run < 2; run++) await performJob(countRatingsOfPitchJob, { pitchId: id });
      expect(await thumbs(press.profileId)).toEqual([1, 0]);
      await rate(press.actor, id);
    } finally {
      await moveClock(sql(), "0");
    }
    expect(await thumbs(press.profileId)).toEqual([1, 0]);
    expect(await thumbs(brand.profileId)).toEqual([1, 0]);
  });
});
