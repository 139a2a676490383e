import { describe, expect, it } from "vitest";
import type { EventKind } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { readFunnel } from "@/lib/domain/insights/analytics/queries";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { database } from "@/lib/platform/database";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { forgetSums, keepEventMonths, sumEventsJob } from "./commands";
import { countEvents } from "./store";

const { sql } = testDatabase();
const sum = () => sumEventsJob.run({ payload: {}, actor: makeJobActor("events.sum") });
const edges = (...texts: string[]) => texts.map((text) => new Date(text));
const always = edges("2000-01-01T00:00:00Z", "2100-01-01T00:00:00Z");

const counted = async (account: TestAccount, kinds: EventKind[]) =>
  (await countEvents(database().db, [account.profileId], kinds, always)).map(
    ({ kind, isOwn, count }) => `${kind} ${isOwn ? "own" : "theirs"} ${count}`,
  );

/** Writes visits at given moments; the n-th is the first of its visitor where n is even. */
async function visits(profileId: string, moments: string[]) {
  for (const [index, at] of moments.entries())
    await sql()`insert into events (id, at, profile_id, kind, is_own, source, is_first, left_out)
      values (gen_random_uuid(), ${at}, ${profileId}, 'page_viewed', false, 'visit', ${index % 2 === 0},
        ${index % 5 === 4 ? "bot" : null})`;
}

describe("an event", () => {
  it("is written with what happened, for both who take part", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    const { id } = await sendPitchTo(brand, press);
    await execute(press.actor, respondToPitch, { id, response: "accepted" });
    const kinds: EventKind[] = ["pitch_sent", "pitch_accepted"];
    expect((await counted(brand, kinds)).toSorted()).toEqual(["pitch_accepted theirs 1", "pitch_sent own 1"]);
    expect((await counted(press, kinds)).toSorted()).toEqual(["pitch_accepted own 1", "pitch_sent theirs 1"]);
  });

  it("is written for who stays when the other's account is erased, and the funnel keeps who was shown", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    await execute(brand.actor, act, { id: press.profileId, action: "like" });
    await execute(press.actor, followUser, { id: brand.profileId });
    await sendPitchTo(brand, press);
    const funnel = () => execute(brand.actor, readFunnel, { period: "7d", zone: "UTC" });
    const before = await funnel();
    await sql()`update users set deleted_at = app_now() - interval '25 hours' where id = ${press.userId}`;
    await execute(makeJobActor("accounts.erase"), eraseAccount, { userId: press.userId });
    const kinds: EventKind[] = ["profile_liked", "pitch_sent", "pitch_expired", "profile_unfollowed"];
    expect((await counted(brand, kinds)).toSorted()).toEqual([
      ...["pitch_expired theirs 1", "pitch_sent own 1", "profile_liked own 1", "profile_unfollowed theirs 1"],
    ]);
    const opened = ({ steps }: typeof before) => steps.map(({ reached, open }) => [reached, open]);
    expect(opened(before).slice(0, 3)).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    // Nothing is still open with who is gone.
    expect(opened(await funnel()).slice(0, 3)).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  it("is not there when what happened was refused", async () => {
    const press = await makeAccount({ userType: "press" });
    await expect(
      transact(async (_tx, effects) => {
        effects.count("work_added", { by: press.profileId });
        throw new Error("refused");
      }),
    ).rejects.toThrow("refused");
    expect(await counted(press, ["work_added"])).toEqual([]);
  });
});

describe("the sums", () => {
  it("say what the events say, before, after and made anew", async () => {
    const { profileId } = await makeAccount({ userType: "press" });
    const moments = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.parse("2026-01-30T21:10:00Z") + index * 47 * 60_000).toISOString(),
    );
    await visits(profileId, moments);
    const days = edges("2026-01-30T23:00:00Z", "2026-01-31T23:00:00Z", "2026-02-01T23:00:00Z");
    const read = async () =>
      (await countEvents(database().db, [profileId], ["page_viewed"], days)).toSorted(
        (one, other) => one.bucket - other.bucket,
      );
    const before = await read();
    const recounted = [0, 1].map((index) => {
      const within = moments
        .map((at, visit) => ({ at: new Date(at), visit }))
        .filter(({ at }) => at >= (days[index] as Date) && at < (days[index + 1] as Date));
      const isLeftOut = ({ visit }: { visit: number }) => visit % 5 === 4;
      const counted = within.filter((one) => !isLeftOut(one));
      return {
        count: counted.length,
        firstCount: counted.filter(({ visit }) => visit % 2 === 0).length,
        leftOutCount: within.filter(isLeftOut).length,
      };
    });
    expect(before).toMatchObject(recounted);

    await sum();
    const [stored] = await sql()`select sum(count + left_out_count)::int as all from event_hours
      where profile_id = ${profileId}`;
    expect(stored?.all).toBe(60);
    expect(await read()).toEqual(before);

    await sum();
    expect(await read()).toEqual(before);

    const hours = () => sql()`select * from event_hours where profile_id = ${profileId} order by hour`;
    const first = await hours();
    await execute(makeJobActor("events.sum"), forgetSums, {});
    expect(await hours()).toHaveLength(0);
    expect(await read()).toEqual(before);
    await sum();
    expect(await hours()).toEqual(first);
  });

  it("leave the latest hours to the events", async () => {
    const { profileId } = await makeAccount({ userType: "press" });
    await transact(async (_tx, effects) => effects.count("work_added", { by: profileId }));
    await sum();
    expect(await sql()`select 1 from event_hours where profile_id = ${profileId}`).toHaveLength(0);
  });
});

describe("the months", () => {
  it("are parts of the table, and old ones go once they are summed up", async () => {
    const { profileId } = await makeAccount({ userType: "press" });
    await visits(profileId, ["2024-01-15T10:00:00Z"]);
    await sql()`select add_event_month('2024-01-01')`;
    const parts = async () =>
      (
        await sql()`select relname as name from pg_class where relnamespace = 'event_months'::regnamespace`
      ).map(({ name }) => name);
    expect(await parts()).toContain("m2024_01");
    const [row] =
      await sql()`select tableoid::regclass::text as part from events where profile_id = ${profileId}`;
    expect(row?.part).toBe("event_months.m2024_01");

    await execute(makeJobActor("events.sum"), forgetSums, {});
    await execute(makeJobActor("events.keepMonths"), keepEventMonths, {});
    expect(await parts()).toContain("m2024_01");
    await sum();
    await execute(makeJobActor("events.keepMonths"), keepEventMonths, {});
    expect(await parts()).not.toContain("m2024_01");
    expect(await countEvents(database().db, [profileId], ["page_viewed"], always)).toMatchObject([
      { count: 1 },
    ]);
  });
});
