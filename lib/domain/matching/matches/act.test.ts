import { beforeAll, describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { decide, makePair } from "@/tests/factories/matches";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { act } from "./commands/act";
import { listHistory } from "./queries/history";
import { canDiscover } from "./rules";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

describe("a like", () => {
  it("is stored and answers what happens next; repeating it is fine and costs nothing", async () => {
    const { brand, press } = await makePair();
    const first = await decide(brand, press, "like");
    expect(first).toMatchObject({
      matched: false,
      match: null,
      dailyLikesRemaining: 49,
      superLikesRemaining: 5,
    });
    const again = await decide(brand, press, "like");
    expect(again).toMatchObject({ matched: false, dailyLikesRemaining: 49 });
  });

  it("may follow a pass, a super like may follow it, and a pass may not", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "pass");
    expect((await decide(brand, press, "like")).dailyLikesRemaining).toBe(49);
    expect(await decide(brand, press, "superlike")).toMatchObject({
      dailyLikesRemaining: 49,
      superLikesRemaining: 4,
    });
    expect((await decide(brand, press, "like")).superLikesRemaining).toBe(4);
    expect(await outcomeOf(decide(brand, press, "pass"))).toBe("conflict");
  });

  it("takes the user's id as well as the profile's", async () => {
    const { brand, press } = await makePair();
    const { profile } = await execute(brand.actor, act, { id: press.userId, action: "like" });
    expect(profile.id).toBe(press.profileId);
  });

  it("is refused: own and own type 400, unknown and hidden 404", async () => {
    const accounts = await Promise.all(userTypes.map((userType) => makeAccount({ userType })));
    const twins = await Promise.all(userTypes.map((userType) => makeAccount({ userType })));
    for (const viewer of accounts) {
      for (const target of [viewer, ...twins]) {
        const expected = canDiscover(viewer.actor.userType, target.actor.userType) ? "ok" : "invalid_input";
        expect(await outcomeOf(decide(viewer, target, "like"))).toBe(expected);
      }
    }
    const [press] = accounts;
    const hidden = await makeAccount({ userType: "brand", verified: false });
    for (const id of [RANDOM_ID, "x", hidden.profileId]) {
      for (const action of ["like", "superlike", "pass", "undo"] as const)
        expect(await outcomeOf(execute(press!.actor, act, { id, action }))).toBe("not_found");
    }
    expect(await outcomeOf(execute(anonymous(), act, { id: RANDOM_ID, action: "like" }))).toBe(
      "unauthenticated",
    );
    const wrong = await refusalOf(execute(press!.actor, act, { id: RANDOM_ID, action: "wink" as "like" }));
    expect(wrong.fields?.action).toEqual(["action must be one of like, superlike, pass, undo"]);
  });
});

describe("the day's likes", () => {
  let brand: TestAccount;
  let crowd: TestAccount[];
  beforeAll(async () => {
    brand = await makeAccount({ userType: "brand" });
    crowd = await Promise.all(Array.from({ length: 20 }, () => makeAccount({ userType: "press" })));
  });
  const useUp = (likes: number, superLikes: number) => sql()`
    insert into daily_likes (user_id, day, likes, super_likes)
    values (${brand.userId}, (app_now() at time zone 'utc')::date, ${likes}, ${superLikes})
    on conflict (user_id, day) do update set likes = excluded.likes, super_likes = excluded.super_likes`;

  it("give one of 20 parallel likes the last one, and store nothing of the others", async () => {
    await useUp(49, 0);
    expect(await tally(crowd.map((press) => decide(brand, press, "like")))).toEqual({ ok: 1, conflict: 19 });
    const [row] =
      await sql()`select likes, (select count(*)::int from decisions where profile_id = ${brand.profileId})
      as decisions from daily_likes where user_id = ${brand.userId}`;
    expect(row).toEqual({ likes: 50, decisions: 1 });
  });

  it("are 409 with a sentence when used up, while passes and super likes go on", async () => {
    await useUp(50, 4);
    const [one, two, three] = await freshPress(3);
    const refusal = await refusalOf(decide(brand, one!, "like"));
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain("You have used all 50 likes for today");
    expect(await outcomeOf(decide(brand, one!, "pass"))).toBe("ok");
    expect((await decide(brand, two!, "superlike")).superLikesRemaining).toBe(0);
    expect((await refusalOf(decide(brand, three!, "superlike"))).message).toContain(
      "You have used all 5 super likes for today",
    );
  });

  it("come back on the next UTC day", async () => {
    await useUp(50, 5);
    const [press] = await freshPress(1);
    await moveClock(sql(), "1 day");
    expect(await decide(brand, press!, "like")).toMatchObject({
      dailyLikesRemaining: 49,
      superLikesRemaining: 5,
    });
    await moveClock(sql(), "0");
  });

  const freshPress = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makeAccount({ userType: "press" })));
});

describe("a super like", () => {
  it("notifies its target once, unless its sender is not visible yet", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "superlike");
    await decide(brand, press, "superlike");
    const hidden = await makeAccount({ userType: "brand", verified: false });
    await decide(hidden, press, "superlike");
    const notified =
      await sql()`select kind, actor_profile_id from notifications where user_id = ${press.userId}`;
    expect(notified).toEqual([{ kind: "superlike_received", actor_profile_id: brand.profileId }]);
  });
});

describe("undo", () => {
  it("takes back the last pass, once", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "pass");
    expect(await outcomeOf(decide(brand, press, "undo"))).toBe("ok");
    expect((await execute(brand.actor, listHistory, {})).history).toEqual([]);
    expect(await outcomeOf(decide(brand, press, "undo"))).toBe("conflict");
  });

  it("takes back nothing else: no earlier pass, no like", async () => {
    const { brand, press } = await makePair();
    const later = await makeAccount({ userType: "press" });
    await decide(brand, press, "pass");
    await decide(brand, later, "like");
    for (const target of [press, later])
      expect(await outcomeOf(decide(brand, target, "undo"))).toBe("conflict");
  });

  it("works once for 20 at a time", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "pass");
    const undone = Array.from({ length: 20 }, () => decide(brand, press, "undo"));
    expect(await tally(undone)).toEqual({ ok: 1, conflict: 19 });
  });
});
