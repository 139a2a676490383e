import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { isStale } from "@/lib/platform/cache/tags";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { followBrand, followUser, unfollowBrand, unfollowUser } from "./commands";
import { getFollowPage, listFollowers, listFollowing } from "./queries";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  press = await makeAccount({ userType: "press" });
});

const countsOf = async (profileId: string) => {
  const [row] = await sql()`
    select follower_count as followers, following_count as following,
      (select count(*)::int from follows where profile_id = p.id) as rows_followers,
      (select count(*)::int from follows where follower_id = p.id) as rows_following
    from profiles p where id = ${profileId}`;
  return row as Record<"followers" | "following" | "rows_followers" | "rows_following", number>;
};

describe("following", () => {
  it("counts one follower once, however often they follow, and can be undone", async () => {
    const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    for (const address of [newsroom.slug, newsroom.profileId, newsroom.slug]) {
      const answer = await execute(reader.actor, followBrand, { id: address });
      expect(answer).toEqual({ following: true, followerCount: 1 });
    }
    expect(await execute(reader.actor, followUser, { id: newsroom.userId })).toMatchObject({
      followerCount: 1,
    });
    expect((await countsOf(reader.profileId)).following).toBe(1);
    for (let n = 0; n < 2; n++) {
      const answer = await execute(reader.actor, unfollowBrand, { id: newsroom.slug });
      expect(answer).toEqual({ following: false, followerCount: 0 });
    }
    expect(await countsOf(reader.profileId)).toMatchObject({ following: 0, rows_following: 0 });
  });

  it("keeps both counts true under 20 parallel follows of one profile by one account", async () => {
    const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "source" })];
    const follows = Array.from({ length: 20 }, () =>
      execute(reader.actor, followUser, { id: newsroom.userId }),
    );
    expect(await tally(follows)).toEqual({ ok: 20 });
    expect(await countsOf(newsroom.profileId)).toMatchObject({ followers: 1, rows_followers: 1 });
    expect((await countsOf(reader.profileId)).following).toBe(1);
  });

  it("keeps both counts true under 20 parallel follows and unfollows by ten accounts, and opposite ones", async () => {
    const newsroom = await makeAccount({ userType: "brand" });
    const readers = await Promise.all(Array.from({ length: 10 }, () => makeAccount()));
    const acts = readers.flatMap((reader, n) => [
      execute(reader.actor, followUser, { id: newsroom.profileId }),
      n % 2 === 0
        ? execute(reader.actor, unfollowUser, { id: newsroom.profileId })
        : execute(newsroom.actor, followUser, { id: reader.profileId }),
    ]);
    expect(await tally(acts)).toEqual({ ok: 20 });
    for (const { profileId } of [newsroom, ...readers]) {
      const counts = await countsOf(profileId);
      expect(counts).toMatchObject({ followers: counts.rows_followers, following: counts.rows_following });
    }
    expect((await countsOf(newsroom.profileId)).following).toBe(5);
  });

  it("notifies the followed once per pair, with a link to the follower, and never of a hidden one", async () => {
    const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    const hidden = await makeAccount({ verified: false });
    for (let n = 0; n < 2; n++) {
      await execute(reader.actor, followUser, { id: newsroom.profileId });
      await execute(reader.actor, unfollowUser, { id: newsroom.profileId });
    }
    await execute(hidden.actor, followUser, { id: newsroom.profileId });
    const { notifications } = await execute(newsroom.actor, listNotifications, {});
    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({ url: `/press-profile/${reader.slug}` });
  });

  it("invalidates the pages of both", async () => {
    const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    const before = Date.now();
    await execute(reader.actor, followUser, { id: newsroom.profileId });
    for (const { profileId } of [reader, newsroom])
      expect(isStale([profileTag(profileId)], before)).toBe(true);
    const repeated = Date.now() + 1;
    await execute(reader.actor, followUser, { id: newsroom.profileId });
    expect(isStale([profileTag(newsroom.profileId)], repeated)).toBe(false);
  });

  it("refuses oneself with a reason, and answers 404 for unlisted ones and other kinds", async () => {
    expect((await refusalOf(execute(brand.actor, followUser, { id: brand.userId }))).fields).toHaveProperty(
      "id",
    );
    const hidden = await makeAccount({ userType: "brand", verified: false });
    expect(await outcomeOf(execute(press.actor, followUser, { id: hidden.profileId }))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, followBrand, { id: hidden.slug }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, followBrand, { id: press.slug }))).toBe("not_found");
  });

  it("unfollows a profile that was hidden", async () => {
    const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    await execute(reader.actor, followUser, { id: newsroom.profileId });
    await sql()`update profiles set listed = false where id = ${newsroom.profileId}`;
    expect(await execute(reader.actor, unfollowUser, { id: newsroom.profileId })).toMatchObject({
      following: false,
    });
    expect(await outcomeOf(execute(reader.actor, unfollowUser, { id: newsroom.profileId }))).toBe(
      "not_found",
    );
  });
});

describe("the lists", () => {
  it("hold every listed profile once, newest first, by page and by cursor, and no unlisted one", async () => {
    const newsroom = await makeAccount({ userType: "brand" });
    const readers: TestAccount[] = [];
    for (let n = 0; n < 5; n++) {
      const reader = await makeAccount();
      readers.push(reader);
      await execute(reader.actor, followUser, { id: newsroom.profileId });
    }
    await sql()`update profiles set listed = false where id = ${readers[0]!.profileId}`;
    // The rows share one microsecond, so that only the id orders them.
    await sql()`update follows set created_at = now() where profile_id = ${newsroom.profileId}`;
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const list = await execute(press.actor, listFollowers, { id: newsroom.userId, limit: 2, cursor });
      seen.push(...list.users.map(({ id }) => id));
      expect(list.count).toBe(5);
      if (!list.pagination.nextCursor) break;
      cursor = list.pagination.nextCursor;
    }
    expect(seen.toSorted()).toEqual(
      readers
        .slice(1)
        .map(({ profileId }) => profileId)
        .toSorted(),
    );
    const following = await execute(press.actor, listFollowing, { id: readers[1]!.profileId });
    expect(following.users.map(({ id }) => id)).toEqual([newsroom.profileId]);
    expect(following.pagination.total).toBe(1);
  });

  it("are those of profiles one may see", async () => {
    const hidden = await makeAccount({ verified: false });
    expect(await outcomeOf(execute(press.actor, listFollowers, { id: hidden.profileId }))).toBe("not_found");
    expect(await outcomeOf(execute(hidden.actor, listFollowers, { id: hidden.profileId }))).toBe("ok");
  });
});

it("the page to follow from shows the head, by slug, id and user, and the newest faces", async () => {
  const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "source" })];
  await execute(reader.actor, followUser, { id: newsroom.profileId });
  for (const id of [newsroom.slug, newsroom.profileId, newsroom.userId]) {
    const page = await execute(anonymous(), getFollowPage, { id });
    expect(page.profile).toMatchObject({ slug: newsroom.slug, followerCount: 1 });
    expect(page.followers.map((follower) => follower.id)).toEqual([reader.profileId]);
  }
});

it("the viewer's one call says which profiles of a page are followed", async () => {
  const [reader, newsroom] = [await makeAccount(), await makeAccount({ userType: "brand" })];
  await execute(reader.actor, followUser, { id: newsroom.profileId });
  const profiles = [newsroom.profileId, press.profileId, "no id"].join(",");
  const answer = await execute(reader.actor, me, { profiles });
  expect([answer.following, answer.saved]).toEqual([[newsroom.profileId], []]);
  expect((await execute(reader.actor, me, {})).following).toBeUndefined();
});
