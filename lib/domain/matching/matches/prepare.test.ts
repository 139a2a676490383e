import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { decide } from "@/tests/factories/matches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { findToPrepareJob, prepareSuggestionsJob } from "./commands/prepare";
import { PREPARED_A_DAY } from "./rules";

const { sql } = testDatabase();
const TOPICS = ["energy"];

// Other tests' profiles would be candidates too.
beforeEach(async () => {
  await sql()`update profiles set listed = false`;
});
afterEach(() => moveClock(sql(), "0"));

async function brandWithAutoMatch() {
  const brand = await makeAccount({ userType: "brand", topicIds: TOPICS });
  await execute(brand.actor, setPreferences, { autoMatch: true });
  return brand;
}
const journalist = () => makeAccount({ topicIds: TOPICS });
const journalists = (count: number) => Promise.all(Array.from({ length: count }, journalist));

const prepare = ({ userId }: TestAccount) => performJob(prepareSuggestionsJob, { userId });

async function preparedFor({ profileId }: TestAccount): Promise<string[]> {
  const rows = await sql()`select target_id from prepared_suggestions where profile_id = ${profileId}`;
  return rows.map(({ target_id }) => target_id).toSorted();
}
const ids = (accounts: TestAccount[]) => accounts.map(({ profileId }) => profileId).toSorted();

async function newsOf({ actor }: TestAccount) {
  const { notifications } = await execute(actor, listNotifications, {});
  return notifications.filter(({ kind }) => kind === "SUGGESTIONS_PREPARED");
}

describe("autoMatch", () => {
  it("prepares new candidates and says so once a day, with the best one's name and reason", async () => {
    const brand = await brandWithAutoMatch();
    const people = await journalists(3);
    await prepare(brand);
    await prepare(brand);
    expect(await preparedFor(brand)).toEqual(ids(people));
    const [news, ...others] = await newsOf(brand);
    expect(others).toEqual([]);
    expect(news?.title).toMatch(/ and 2 more are suggested to you$/);
    expect(news?.text).not.toBe("");
    expect(news?.url).toBe("/matching?tab=discover");
  });

  it("never prepares one candidate twice, and is silent on a day without a new one", async () => {
    const brand = await brandWithAutoMatch();
    const [first] = await journalists(1);
    await prepare(brand);
    await moveClock(sql(), "1 day");
    await prepare(brand);
    expect(await newsOf(brand)).toHaveLength(1);
    await moveClock(sql(), "2 days");
    const second = await journalist();
    await prepare(brand);
    expect(await preparedFor(brand)).toEqual(ids([first as TestAccount, second]));
    const news = await newsOf(brand);
    expect(news.map(({ actor }) => actor?.id)).toEqual([second.profileId, first?.profileId]);
    expect(news[0]?.title).toMatch(/ is suggested to you$/);
  });

  it(`prepares ${PREPARED_A_DAY} a day at most, and goes on the day after`, async () => {
    const brand = await brandWithAutoMatch();
    await journalists(PREPARED_A_DAY + 2);
    await prepare(brand);
    expect(await preparedFor(brand)).toHaveLength(PREPARED_A_DAY);
    await moveClock(sql(), "1 day");
    await prepare(brand);
    expect(await preparedFor(brand)).toHaveLength(PREPARED_A_DAY + 2);
  });

  it("by 20 runs at the same time prepares and notifies once", async () => {
    const brand = await brandWithAutoMatch();
    const people = await journalists(2);
    await Promise.all(Array.from({ length: 20 }, () => prepare(brand)));
    expect(await preparedFor(brand)).toEqual(ids(people));
    expect(await newsOf(brand)).toHaveLength(1);
  });

  it("leaves out those decided on, and hidden ones", async () => {
    const brand = await brandWithAutoMatch();
    const [passed, hidden, open] = await journalists(3);
    await decide(brand, passed as TestAccount, "pass");
    await execute((hidden as TestAccount).actor, setPreferences, { publicProfile: false });
    await prepare(brand);
    expect(await preparedFor(brand)).toEqual(ids([open as TestAccount]));
  });

  it("never likes, writes or spends a like for anybody", async () => {
    const brand = await brandWithAutoMatch();
    await journalists(2);
    await prepare(brand);
    const [row] =
      await sql()`select (select count(*)::int from decisions where profile_id = ${brand.profileId}) as decided,
      (select count(*)::int from daily_likes where user_id = ${brand.userId}) as used,
      (select count(*)::int from conversations where ${brand.profileId} in (profile_a, profile_b)) as conversations`;
    expect(row).toEqual({ decided: 0, used: 0, conversations: 0 });
  });

  it("is found each day for those who want it alone", async () => {
    const [on, off, left] = [
      await brandWithAutoMatch(),
      await brandWithAutoMatch(),
      await brandWithAutoMatch(),
    ];
    await execute(off.actor, setPreferences, { autoMatch: false });
    await sql()`update users set deleted_at = app_now() where id = ${left.userId}`;
    const asked = async () => {
      await performJob(findToPrepareJob, {});
      const rows = await sql()`
        select payload->>'userId' as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'matches.prepare'`;
      return [on, off, left].map(({ userId }) => rows.filter(({ id }) => id === userId).length);
    };
    expect(await asked()).toEqual([1, 0, 0]);
    await journalist();
    await prepare(on);
    await prepare(off);
    expect([await preparedFor(on), await preparedFor(off)].map((ready) => ready.length)).toEqual([1, 0]);
  });
});
