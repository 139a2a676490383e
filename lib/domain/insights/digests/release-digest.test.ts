import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { planReleaseDigestsJob } from "./commands";
import { digestMailJob } from "./events";

const { sql } = testDatabase();

const plan = () => performJob(planReleaseDigestsJob, {});
/** Everybody's digest time comes once in these hours. */
const nextDay = () => moveClock(sql(), "24 hours");
beforeEach(() => moveClock(sql(), "0"));
afterAll(() => moveClock(sql(), "0"));
const newsroom = () => makeAccount({ userType: "brand", company: "Hollow Pine" });

async function announce(house: TestAccount, title: string) {
  const body = { title, subtitle: "In short", body: "<p>It runs.</p>", status: "PUBLISHED" };
  const { release } = await execute(house.actor, createRelease, body as never);
  await performJob(goLiveJob, { releaseId: release.id });
  return release;
}

async function followerOf(...houses: TestAccount[]) {
  const reader = await makeAccount();
  for (const { userId } of houses) await execute(reader.actor, followUser, { id: userId });
  return reader;
}

/** Performs one reader's pending mail jobs as the worker would. */
async function sendWaiting({ userId }: TestAccount) {
  const rows = await sql()`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'digests.send' and payload->>'userId' = ${userId} order by j.id`;
  for (const { payload } of rows) await performJob(digestMailJob, payload);
  return rows.length;
}

const mailsTo = async ({ email }: TestAccount) =>
  (await listOutbox({ limit: 500 })).filter((mail) => mail.to === email && /release|:/.test(mail.subject));

describe("the daily mail of new releases", () => {
  it("lists everything new from the newsrooms a user follows, once, with a way to stop it", async () => {
    const [pine, grid] = [await newsroom(), await newsroom()];
    const reader = await followerOf(pine, grid);
    await announce(pine, "The <night> train");
    await announce(grid, "The grid study");
    await plan();
    expect(await sendWaiting(reader)).toBe(0);
    await nextDay();
    await plan();
    expect(await sendWaiting(reader)).toBe(1);
    const [entry] = await mailsTo(reader);
    const mail = await readOutbox(entry?.id ?? "");
    expect(mail?.subject).toBe("2 new releases from newsrooms you follow");
    expect(mail?.html).toContain("The &lt;night&gt; train");
    expect(mail?.text).toContain(`/brand-newsroom/${grid.slug}/the-grid-study`);
    expect(mail?.headers["List-Unsubscribe"]).toContain(`${reader.userId}.release_digest.`);
    await plan();
    expect(await sendWaiting(reader)).toBe(1);
  });

  it("is planned once per release by 20 planners at the same time", async () => {
    const pine = await newsroom();
    const readers = [await followerOf(pine), await followerOf(pine)];
    await announce(pine, "One train");
    await nextDay();
    await Promise.all(Array.from({ length: 20 }, plan));
    for (const reader of readers) expect(await sendWaiting(reader)).toBe(1);
  });

  it("names the one release there is, and leaves out what was seen or withdrawn meanwhile", async () => {
    const pine = await newsroom();
    const reader = await followerOf(pine);
    const gone = await announce(pine, "Taken back");
    await announce(pine, "Still true");
    const seen = await announce(pine, "Seen already");
    await nextDay();
    await plan();
    await execute(pine.actor, updateRelease, { id: gone.id, status: "WITHDRAWN" } as never);
    await sql()`update notifications set read_at = app_now()
      where user_id = ${reader.userId} and subject_id = ${seen.id}`;
    await sendWaiting(reader);
    const [entry] = await mailsTo(reader);
    expect(entry?.subject).toMatch(/: Still true$/);
  });

  it("is not sent to who switched it off, left, or never confirmed the address", async () => {
    const pine = await newsroom();
    for (const change of [
      sql()`mail_release_digest = false`,
      sql()`deleted_at = app_now()`,
      sql()`email_verified_at = null`,
    ]) {
      await moveClock(sql(), "0");
      const reader = await followerOf(pine);
      await announce(pine, "A train for nobody");
      await nextDay();
      await plan();
      await sql()`update users set ${change} where id = ${reader.userId}`;
      expect(await sendWaiting(reader)).toBe(1);
      expect(await mailsTo(reader)).toEqual([]);
    }
  });
});
