import { afterEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { unsubscribe } from "@/lib/domain/profiles/notifications/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { decide } from "@/tests/factories/matches";
import { sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { planWeeklyDigestsJob } from "./commands";
import { weeklyDigestMailJob } from "./events";

const { sql } = testDatabase();
afterEach(() => moveClock(sql(), "0"));

const plan = () => performJob(planWeeklyDigestsJob, {});

/**
 * Performs one reader's mails after the first `done` as the worker would, and returns how many were ever
 * planned.
 */
async function sendPlanned({ userId }: TestAccount, done = 0) {
  const rows = await sql()`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'digests.mail' and payload->>'userId' = ${userId} order by j.id`;
  for (const { payload } of rows.slice(done)) await performJob(weeklyDigestMailJob, payload);
  return rows.length;
}

async function digestsTo({ email }: TestAccount) {
  const mails = (await listOutbox({ limit: 500 })).filter(
    (mail) => mail.to === email && mail.subject.startsWith("Your week"),
  );
  return Promise.all(mails.map(({ id }) => readOutbox(id)));
}

async function subscriber() {
  const reader = await makeAccount();
  await execute(reader.actor, setPreferences, { weeklyDigest: true });
  return reader;
}

/** Last week's Saturday, and the last second before last week. */
const inLastWeek = () =>
  sql()`date_trunc('week', app_now() at time zone 'utc') at time zone 'utc' - interval '2 days'`;
const beforeLastWeek = () =>
  sql()`date_trunc('week', app_now() at time zone 'utc') at time zone 'utc' - interval '7 days 1 second'`;

async function publish(house: TestAccount, title: string, moment = inLastWeek()) {
  const { release } = await execute(house.actor, createRelease, {
    ...{ title, body: "<p>It runs.</p>", status: "PUBLISHED" },
  } as never);
  await sql()`update releases set live_at = ${moment} where id = ${release.id}`;
  return release;
}

async function receive(reader: TestAccount, title: string, moment = inLastWeek()) {
  const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  const pitch = await sendPitchTo(brand, reader, { title });
  await sql()`update pitches set sent_at = ${moment} where id = ${pitch.id}`;
  return { brand, pitch };
}

describe("the weekly digest", () => {
  it("says what happened in the week before: matches, pitches, answers, releases followed", async () => {
    const reader = await subscriber();
    const house = await makeAccount({ userType: "brand", company: "Grid House" });
    await execute(reader.actor, followUser, { id: house.profileId });
    await publish(house, "The <night> train");
    await receive(reader, "Cabins that no car reaches");
    const met = await makeAccount({ userType: "source", name: "Anselm Institute" });
    await decide(reader, met, "like");
    await decide(met, reader, "like");
    await sql()`update matches set created_at = ${inLastWeek()} where ${met.profileId} in (profile_a, profile_b)`;
    await plan();
    expect(await sendPlanned(reader)).toBe(1);
    const [mail, ...others] = await digestsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your week: 3 things are new");
    for (const text of [
      "The &lt;night&gt; train",
      "Cabins that no car reaches",
      "From Hollow Pine",
      "New match",
    ])
      expect(mail?.html).toContain(text);
    expect(mail?.text).toContain(`/brand-newsroom/${house.slug}/the-night-train`);
    expect(mail?.headers["List-Unsubscribe"]).toContain(`${reader.userId}.weekly_digest.`);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("says how one's own pitches were answered", async () => {
    const brand = await makeAccount({ userType: "brand" });
    await execute(brand.actor, setPreferences, { weeklyDigest: true });
    const press = await makeAccount({ name: "Iris Holt" });
    const pitch = await sendPitchTo(brand, press, { title: "A line reopens" });
    await execute(press.actor, respondToPitch, { id: pitch.id, response: "declined", reason: "no_time" });
    await sql()`update pitches set responded_at = ${inLastWeek()}, sent_at = ${beforeLastWeek()} where id = ${pitch.id}`;
    await plan();
    await sendPlanned(brand);
    const [mail] = await digestsTo(brand);
    expect(mail?.subject).toBe("Your week: one thing is new");
    expect(mail?.text).toContain("Iris Holt declined it");
  });

  it("lists five of a part and counts the rest", async () => {
    const reader = await subscriber();
    const house = await makeAccount({ userType: "brand" });
    await execute(reader.actor, followUser, { id: house.profileId });
    for (let n = 1; n <= 7; n++) await publish(house, `Notice number ${n}`);
    await plan();
    await sendPlanned(reader);
    const [mail] = await digestsTo(reader);
    expect(mail?.subject).toBe("Your week: 7 things are new");
    expect(mail?.text.match(/Notice number \d/g)?.length).toBeGreaterThanOrEqual(5);
    expect(mail?.text).toContain("And 2 more.");
  });

  it("is not sent where nothing happened in that week, is withdrawn, or belongs to strangers", async () => {
    const reader = await subscriber();
    await receive(reader, "Of this week", sql()`app_now()`);
    await receive(reader, "Of the week before last", beforeLastWeek());
    await publish(await makeAccount({ userType: "brand" }), "Of a newsroom not followed");
    const house = await makeAccount({ userType: "brand" });
    await execute(reader.actor, followUser, { id: house.profileId });
    const gone = await publish(house, "Taken back");
    await plan();
    await execute(house.actor, updateRelease, { id: gone.id, status: "WITHDRAWN" } as never);
    expect(await sendPlanned(reader)).toBe(1);
    expect(await digestsTo(reader)).toEqual([]);
  });

  it("is planned once per week and person by 20 planners at the same time", async () => {
    const readers = [await subscriber(), await subscriber()];
    for (const reader of readers) await receive(reader, "Once");
    await Promise.all(Array.from({ length: 20 }, plan));
    for (const reader of readers) {
      expect(await sendPlanned(reader)).toBe(1);
      expect(await digestsTo(reader)).toHaveLength(1);
    }
  });

  it("comes again for the next week", async () => {
    const reader = await subscriber();
    await receive(reader, "First");
    await plan();
    await sendPlanned(reader);
    await moveClock(sql(), "7 days");
    await receive(reader, "Second");
    await plan();
    expect(await sendPlanned(reader, 1)).toBe(2);
    expect(
      (await digestsTo(reader)).map((mail) => /First|Second/.exec(mail?.text ?? "")?.[0]).toSorted(),
    ).toEqual(["First", "Second"]);
  });

  it("is not sent to who did not ask for it, stopped it, left, or never confirmed the address", async () => {
    const never = await makeAccount();
    await receive(never, "Nothing asked for");
    await plan();
    expect(await sendPlanned(never)).toBe(0);
    for (const change of [
      async ({ userId }: TestAccount) => {
        const token = makeUnsubscribeToken({ userId, kind: "weekly_digest" });
        await execute(anonymous(), unsubscribe, { token });
      },
      ({ userId }: TestAccount) => sql()`update users set deleted_at = app_now() where id = ${userId}`,
      ({ userId }: TestAccount) => sql()`update users set email_verified_at = null where id = ${userId}`,
    ]) {
      const reader = await subscriber();
      await receive(reader, "For nobody");
      await plan();
      await change(reader);
      expect(await sendPlanned(reader)).toBe(1);
      expect(await digestsTo(reader)).toEqual([]);
    }
  });
});
