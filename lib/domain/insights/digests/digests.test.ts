import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { unsubscribe } from "@/lib/domain/profiles/notifications/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { resetSettings } from "@/lib/platform/settings/settings";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { decide } from "@/tests/factories/matches";
import { sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { planDigestsJob, planReleaseDigestsJob } from "./commands";
import { digestMailJob } from "./events";

const { sql } = testDatabase();
afterEach(() => moveClock(sql(), "0"));

const plan = () => performJob(planDigestsJob, {});

type Planned = { payload: Record<string, unknown>; key: string | null };
const jobsOf = ({ userId }: TestAccount) => sql()<Planned[]>`
  select payload, j.key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'digests.send' and payload->>'userId' = ${userId} order by j.id`;

/**
 * Performs one reader's mails after the first `done` as the worker would, and returns how many were ever
 * planned.
 */
async function sendPlanned(reader: TestAccount, done = 0) {
  const rows = await jobsOf(reader);
  for (const { payload } of rows.slice(done)) await performJob(digestMailJob, payload);
  return rows.length;
}

async function digestsTo({ email }: TestAccount) {
  const mails = (await listOutbox({ limit: 500 })).filter(
    (mail) => mail.to === email && /^Your (day|week)/.test(mail.subject),
  );
  return Promise.all(mails.map(({ id }) => readOutbox(id)));
}

/** Switches digests on, which begin with what happens after the planner has seen so. */
async function subscriber(settings: object = { weeklyDigest: true }, reader?: TestAccount) {
  const account = reader ?? (await makeAccount());
  await execute(account.actor, setPreferences, settings);
  await plan();
  return account;
}

/** Begins at noon (UTC) of the next Wednesday, so that all that a test does lies in one window. */
const begin = (days = 0) =>
  sql()`insert into app_clock (id, "offset") values (true,
    date_trunc('week', now() at time zone 'utc') + ${`${9 + days} days 12 hours`}::interval - now() at time zone 'utc')
    on conflict (id) do update set "offset" = excluded."offset"`;
/** The Tuesday after it: what is due on Monday is planned a day after, as by a worker that was away. */
const afterTheWeek = () => begin(6);
beforeEach(() => begin());

async function publish(house: TestAccount, title: string) {
  const { release } = await execute(house.actor, createRelease, {
    ...{ title, body: "<p>It runs.</p>", status: "PUBLISHED" },
  } as never);
  await performJob(goLiveJob, { releaseId: release.id });
  return release;
}

async function receive(reader: TestAccount, title: string) {
  const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  return { brand, pitch: await sendPitchTo(brand, reader, { title }) };
}

async function planAndSend(reader: TestAccount) {
  await afterTheWeek();
  await plan();
  return sendPlanned(reader);
}

describe("the weekly digest", () => {
  it("says what waits first, then what happened: matches, suggestions, releases, followers", async () => {
    const reader = await subscriber();
    const house = await makeAccount({ userType: "brand", company: "Grid House" });
    await execute(reader.actor, followUser, { id: house.profileId });
    await publish(house, "The <night> train");
    await receive(reader, "Cabins that no car reaches");
    const met = await makeAccount({ userType: "source", name: "Anselm Institute" });
    await decide(reader, met, "like");
    await decide(met, reader, "like");
    const suggested = await makeAccount({ userType: "brand", company: "Prepared Lanterns" });
    await sql()`update profiles set listed = true where id = ${suggested.profileId}`;
    await sql()`insert into prepared_suggestions (profile_id, target_id)
      values (${reader.profileId}, ${suggested.profileId})`;
    await execute(suggested.actor, followUser, { id: reader.profileId });
    expect(await planAndSend(reader)).toBe(1);
    const [mail, ...others] = await digestsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your week: one waits for you, 4 things are new");
    const order = [
      ...["Waits for your answer", "Cabins that no car reaches", "From Hollow Pine", "New match"],
      ...["New suggestion", "The &lt;night&gt; train", "New follower"],
    ].map((text) => mail?.html.lastIndexOf(text) ?? -1);
    expect(order).not.toContain(-1);
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect(mail?.text).toContain(`/brand-newsroom/${house.slug}/the-night-train`);
    expect(mail?.headers["List-Unsubscribe"]).toContain(`${reader.userId}.weekly_digest.`);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("says how one's own pitches were answered", async () => {
    const brand = await subscriber({ weeklyDigest: true }, await makeAccount({ userType: "brand" }));
    const press = await makeAccount({ name: "Iris Holt" });
    const pitch = await sendPitchTo(brand, press, { title: "A line reopens" });
    await execute(press.actor, respondToPitch, { id: pitch.id, response: "declined", reason: "no_time" });
    await planAndSend(brand);
    const [mail] = await digestsTo(brand);
    expect(mail?.subject).toBe("Your week: one thing is new");
    expect(mail?.text).toContain("Iris Holt declined it");
  });

  it("lists five of a part and counts the rest", async () => {
    const reader = await subscriber();
    const house = await makeAccount({ userType: "brand" });
    await execute(reader.actor, followUser, { id: house.profileId });
    for (let n = 1; n <= 7; n++) await publish(house, `Notice number ${n}`);
    await planAndSend(reader);
    const [mail] = await digestsTo(reader);
    expect(mail?.subject).toBe("Your week: 7 things are new");
    expect(new Set(mail?.text.match(/Notice number \d/g))).toHaveLength(5);
    expect(mail?.text).toContain("And 2 more.");
  });

  it("is not sent where nothing is new, or it is about strangers or what was withdrawn", async () => {
    const house = await makeAccount({ userType: "brand" });
    const early = await makeAccount();
    await receive(early, "Of before it was switched on");
    const reader = await subscriber({ weeklyDigest: true }, early);
    await publish(await makeAccount({ userType: "brand" }), "Of a newsroom not followed");
    await execute(reader.actor, followUser, { id: house.profileId });
    const gone = await publish(house, "Taken back");
    await execute(house.actor, updateRelease, { id: gone.id, status: "WITHDRAWN" } as never);
    expect(await planAndSend(reader)).toBe(1);
    expect(await digestsTo(reader)).toEqual([]);
  });

  it("is planned once per week and person by 20 planners at the same time", async () => {
    const readers = [await subscriber(), await subscriber()];
    for (const reader of readers) await receive(reader, "Once");
    await afterTheWeek();
    await Promise.all(Array.from({ length: 20 }, plan));
    for (const reader of readers) {
      expect(await sendPlanned(reader)).toBe(1);
      expect(await digestsTo(reader)).toHaveLength(1);
    }
    const rows = await sql()`select "window" from digests where user_id = ${readers[0]?.userId ?? ""}`;
    expect(rows).toHaveLength(1);
  });

  it("comes again for the next week, and once in a week whose day was moved", async () => {
    const reader = await subscriber();
    await receive(reader, "First");
    await planAndSend(reader);
    await execute(reader.actor, setPreferences, { digestDay: 4 });
    await receive(reader, "Second");
    await begin(10);
    await plan();
    expect(await sendPlanned(reader, 1)).toBe(1);
    await begin(17);
    await plan();
    expect(await sendPlanned(reader, 1)).toBe(2);
    const [second, first] = await digestsTo(reader);
    expect(first?.text).not.toContain("Second");
    expect(second?.text).toContain("Second");
  });

  it("is not sent to who did not ask for it, stopped it, left, or never confirmed the address", async () => {
    const never = await makeAccount();
    await receive(never, "Nothing asked for");
    expect(await planAndSend(never)).toBe(0);
    for (const change of [
      async ({ userId }: TestAccount) => {
        const token = makeUnsubscribeToken({ userId, kind: "weekly_digest" });
        await execute(anonymous(), unsubscribe, { token });
      },
      ({ userId }: TestAccount) => sql()`update users set deleted_at = app_now() where id = ${userId}`,
      ({ userId }: TestAccount) => sql()`update users set email_verified_at = null where id = ${userId}`,
    ]) {
      await begin();
      const reader = await subscriber();
      await receive(reader, "For nobody");
      await afterTheWeek();
      await plan();
      await change(reader);
      expect(await sendPlanned(reader)).toBe(1);
      expect(await digestsTo(reader)).toEqual([]);
    }
  });
});

describe("the daily digest", () => {
  const daily = { dailyDigest: true, weeklyDigest: true, zone: "Asia/Kathmandu", digestTime: "18:00" };

  it("goes out at the time of the reader's zone, stands in for the weekly one, and takes the news along", async () => {
    const reader = await subscriber(daily);
    const house = await makeAccount({ userType: "brand" });
    await execute(reader.actor, followUser, { id: house.profileId });
    await publish(house, "One train");
    await performJob(planReleaseDigestsJob, {});
    await plan();
    expect(await sendPlanned(reader)).toBe(0);
    // 12:15 UTC is 18:00 in Kathmandu.
    await sql()`update app_clock set "offset" = "offset" + interval '15 minutes'`;
    await plan();
    await performJob(planReleaseDigestsJob, {});
    expect(await sendPlanned(reader)).toBe(1);
    const [mail] = await digestsTo(reader);
    expect(mail?.subject).toBe("Your day: one thing is new");
    expect(mail?.text).toContain("One train");
    await afterTheWeek();
    await plan();
    expect((await jobsOf(reader)).length).toBe(2);
    const kinds = await sql()`select distinct kind from digests where user_id = ${reader.userId}`;
    expect(kinds.map(({ kind }) => kind)).toEqual(["daily"]);
  });

  it("waits for the end of quiet hours over midnight, and is mailed once", async () => {
    const quiet = { quietHours: true, quietFrom: "17:00", quietUntil: "02:00" };
    const reader = await subscriber({ ...daily, ...quiet });
    await receive(reader, "In the evening");
    await sql()`update app_clock set "offset" = "offset" + interval '15 minutes'`;
    await plan();
    await sendPlanned(reader);
    expect(await digestsTo(reader)).toEqual([]);
    const held = (await jobsOf(reader)).filter(({ key }) => key?.startsWith("held:"));
    expect(held).toHaveLength(1);
    await sql()`update app_clock set "offset" = "offset" + interval '8 hours'`;
    for (const { payload } of held) await performJob(digestMailJob, payload);
    expect(await digestsTo(reader)).toHaveLength(1);
  });

  it("is tried again after a mail server that was away, and arrives once", async () => {
    const reader = await subscriber(daily);
    await receive(reader, "While it was away");
    await afterTheWeek();
    await plan();
    process.env.SMTP_URL = "smtp://127.0.0.1:1";
    resetSettings();
    await expect(sendPlanned(reader)).rejects.toThrow("The mail server did not take a mail");
    delete process.env.SMTP_URL;
    resetSettings();
    await plan();
    expect(await sendPlanned(reader)).toBe(1);
    expect(await digestsTo(reader)).toHaveLength(1);
  });
});
