import { describe, expect, it, vi } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import type { LiveEvent } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { actorOf, makeAccount, makeMember, unique } from "@/tests/factories/accounts";
import { makeMessage } from "@/tests/factories/conversations";
import { decide, makeMatch, makePair } from "@/tests/factories/matches";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { testDatabase } from "@/tests/setup/database";
import { act } from "./commands/act";
import { matchingCounts } from "./queries/counts";
import { listHistory } from "./queries/history";
import { getMatch, listMatches } from "./queries/matches";

const live = vi.hoisted(() => ({ sent: [] as LiveEvent[] }));
vi.mock("@/lib/platform/realtime/realtime", async (original) => ({
  ...(await original<typeof import("@/lib/platform/realtime/realtime")>()),
  triggerEvents: async (events: LiveEvent[]) => void live.sent.push(...events),
}));

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

describe("two likes", () => {
  it("make one match for both, notify both, and open one conversation", async () => {
    const { brand, press, match } = await makeMatch();
    expect(match.profile.id).toBe(brand.profileId);
    const mine = await execute(brand.actor, getMatch, { id: match.id });
    expect(mine.match).toMatchObject({ id: match.id, conversationId: match.conversationId });
    expect(mine.match.profile.id).toBe(press.profileId);
    expect(match.conversationId).toBeTruthy();
    const notified =
      await sql()`select user_id, kind, actor_profile_id from notifications where subject_id = ${match.id}`;
    expect(notified.map((row) => row.user_id).sort()).toEqual([brand.userId, press.userId].sort());
    expect(notified.every((row) => row.kind === "match_created")).toBe(true);
    expect(notified.find((row) => row.user_id === brand.userId)?.actor_profile_id).toBe(press.profileId);
    const rung = live.sent
      .filter((event) => event.name === "match.created")
      .filter(({ data }) => data.id === match.id);
    expect(rung.map(({ channel, data }) => [channel, data.profileId]).sort()).toEqual(
      [
        [`private-user-${brand.userId}`, press.profileId],
        [`private-user-${press.userId}`, brand.profileId],
      ].sort(),
    );
    expect((await decide(brand, press, "like")).matched).toBe(true);
  });

  it("from both sides at once, 20 times each, make exactly one of everything", async () => {
    const { brand, press } = await makePair();
    const draft = await makeDraft(brand);
    const works = Array.from({ length: 20 }, () => [
      decide(brand, press, "like"),
      decide(press, brand, "like"),
    ]).flat();
    expect(await tally(works)).toEqual({ ok: 40 });
    const pair = [brand.profileId, press.profileId];
    const [counts] = await sql()`select
      (select count(*)::int from matches where profile_a = any(${pair}) and profile_b = any(${pair})) as matches,
      (select count(*)::int from conversations where profile_a = any(${pair}) and profile_b = any(${pair})) as talks,
      (select count(*)::int from conversation_members where profile_id = any(${pair})) as members,
      (select count(*)::int from decisions where profile_id = any(${pair})) as decisions,
      (select sum(likes)::int from daily_likes where user_id in (${brand.userId}, ${press.userId})) as likes,
      (select count(*)::int from notifications where user_id in (${brand.userId}, ${press.userId})) as notified,
      (select match_count from pitch_drafts where id = ${draft.id}) as credited`;
    expect(counts).toEqual({
      matches: 1,
      talks: 1,
      members: 2,
      decisions: 2,
      likes: 2,
      notified: 2,
      credited: 1,
    });
    for (const { actor } of [brand, press]) {
      const { matches, pagination } = await execute(actor, listMatches, {});
      expect(matches).toHaveLength(1);
      expect(pagination.total).toBe(1);
      expect((await execute(actor, matchingCounts, {})).counts.matches).toBe(1);
    }
  });

  it("count on the pitch that suits the other best", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press", topicIds: ["travel.rail"] });
    const texts = { who: "Us", where: "Here", why: "Because", perks: [] };
    const rail = await makeDraft(brand, {
      ...texts,
      title: "Night trains",
      what: "Rail travel by night train",
    });
    const food = await makeDraft(brand, { ...texts, title: "Soup", what: "A restaurant cooks food" });
    await sql()`update pitch_drafts set is_active = true where id = ${food.id}`;
    await decide(press, brand, "like");
    const { match } = await decide(brand, press, "like");
    expect(match?.bestPitch?.id).toBe(rail.id);
    const rows =
      await sql()`select id, match_count from pitch_drafts where user_id = ${brand.userId} order by id`;
    expect(rows.map((row) => row.match_count)).toEqual([1, 0]);
  });

  it("answer with the exact texts", async () => {
    const { message } = act.spec as unknown as { message: (output: unknown) => string | undefined };
    const { brand, press } = await makePair();
    const liked = await decide(brand, press, "like");
    const { name } = liked.profile;
    expect(message(liked)).toBe(`You liked ${name}! If they like you back, you'll be able to connect.`);
    const matched = await decide(press, brand, "like");
    expect(message(matched)).toBe(`It's a match with ${matched.profile.name}! Create a pitch to connect.`);
    await makeDraft(press);
    expect(message(await decide(press, brand, "like"))).toBe(`It's a match with ${matched.profile.name}!`);
    const other = await makePair();
    expect(message(await decide(other.brand, other.press, "pass"))).toBeUndefined();
  });

  it("are seen by their two parties only", async () => {
    const { match } = await makeMatch();
    const stranger = await makeAccount({ userType: "press" });
    for (const id of [match.id, RANDOM_ID, "x"])
      expect(await outcomeOf(execute(stranger.actor, getMatch, { id }))).toBe("not_found");
    expect((await execute(stranger.actor, listMatches, {})).matches).toEqual([]);
  });

  it("show a deleted party as Deleted user, without anything of theirs", async () => {
    const { brand, press, match } = await makeMatch();
    await makeDraft(brand);
    await sql()`update profiles set about = 'Secret', expertise = '{Rail}' where id = ${brand.profileId}`;
    await sql()`update users set deleted_at = app_now() where id = ${brand.userId}`;
    const seen = await execute(press.actor, getMatch, { id: match.id });
    expect(seen.match.profile).toMatchObject({
      name: "Deleted user",
      about: "",
      industries: [],
      currentPitches: [],
    });
    expect(seen.match).toMatchObject({ matchReasons: [], matchTags: [], distance: null });
    expect(seen.match.profile.deleted).toBe(true);
  });
});

describe("the list of matches", () => {
  it("is newest first over both sides of the pair, by cursor and by page", async () => {
    // A pair's row holds the lower id first, and ids grow: this brand is on either side of a pair.
    const makePress = () => makeAccount({ userType: "press" });
    const older = [await makePress(), await makePress(), await makePress()];
    const brand = await makeAccount({ userType: "brand" });
    const younger = [await makePress(), await makePress(), await makePress(), await makePress()];
    const ids: string[] = [];
    for (const press of younger.flatMap((one, at) => [one, older[at] ?? []].flat())) {
      await decide(press, brand, "like");
      const { match } = await decide(brand, press, "like");
      ids.unshift(match?.id ?? "");
    }
    const walked: string[] = [];
    let cursor: string | undefined;
    do {
      const { matches, pagination } = await execute(brand.actor, listMatches, { limit: 3, cursor });
      walked.push(...matches.map(({ id }) => id));
      cursor = pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(walked).toEqual(ids);
    const second = await execute(brand.actor, listMatches, { limit: 3, page: 2 });
    expect(second.matches.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    expect(second.pagination).toMatchObject({ page: 2, total: 7, totalPages: 3, hasMore: true });
  });
});

describe("history", () => {
  it("lists decisions newest first, says which matched, and goes on by cursor", async () => {
    const { brand, press, match } = await makeMatch();
    const others = await Promise.all([1, 2, 3].map(() => makeAccount({ userType: "press" })));
    for (const other of others) await decide(brand, other, "pass");
    const expected = [...others.map(({ profileId }) => profileId).reverse(), press.profileId];
    const walked = [];
    let cursor: string | undefined;
    do {
      const page = await execute(brand.actor, listHistory, { limit: 1, cursor });
      walked.push(...page.history);
      cursor = page.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(walked.map(({ profile }) => profile.id)).toEqual(expected);
    expect(walked.map(({ action }) => action)).toEqual(["pass", "pass", "pass", "like"]);
    expect(walked[3]?.matchId).toBe(match.id);
    expect((await execute(brand.actor, listHistory, { page: 1 })).pagination.total).toBe(4);
  });
});

describe("tab counts", () => {
  it("count saved pitches, mutual matches, and received and sent rows as the tabs hold them", async () => {
    const { brand, press, match } = await makeMatch();
    await makeDraft(brand);
    await makeDraft(brand);
    const statuses = ["sent", "read", "declined", "expired", "withdrawn", "accepted", "completed"];
    for (const status of statuses) {
      if (status === "read") await sql()`update pitches set status = 'declined' where status = 'sent'`;
      await sql()`insert into pitches (id, sender_id, recipient_id, sender_profile_id, recipient_profile_id, status, sent_at)
        values (gen_random_uuid(), ${brand.userId}, ${press.userId}, ${brand.profileId}, ${press.profileId}, ${status}, app_now())`;
    }
    expect((await execute(brand.actor, matchingCounts, {})).counts).toEqual({
      pitches: 2,
      matches: 1,
      inbox: 5,
      received: 0,
      sent: 5,
      waiting: 0,
      elsewhere: [],
    });
    expect((await execute(press.actor, matchingCounts, {})).counts).toEqual({
      pitches: 0,
      matches: 1,
      inbox: 4,
      received: 4,
      sent: 0,
      waiting: 1,
      elsewhere: [],
    });
    await makeMessage(brand, match.conversationId ?? "");
    expect((await execute(press.actor, matchingCounts, {})).counts.waiting).toBe(2);
  });

  it("count what waits at the company's other newsrooms, for its members alone", async () => {
    const admin = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const editor = await makeMember(admin, "editor");
    const { newsroom } = await execute(admin.actor, createNewsroom, {
      name: unique("Larder"),
      kind: "brand",
    });
    const press = await makeAccount({ userType: "press" });
    for (const to of [admin.profileId, newsroom.id])
      await sql()`insert into pitches (id, sender_id, recipient_id, sender_profile_id, recipient_profile_id, status, sent_at)
        values (gen_random_uuid(), ${press.userId}, ${admin.userId}, ${press.profileId}, ${to}, 'sent', app_now())`;
    const elsewhereOf = async (actor: UserActor) =>
      (await execute(actor, matchingCounts, {})).counts.elsewhere;
    expect(await elsewhereOf(admin.actor)).toEqual([{ profileId: newsroom.id, waiting: 1 }]);
    expect(await elsewhereOf(await actorOf(admin.accessToken, newsroom.id))).toEqual([
      { profileId: admin.profileId, waiting: 1 },
    ]);
    expect(await elsewhereOf(await actorOf(editor.accessToken, admin.profileId))).toEqual([
      { profileId: newsroom.id, waiting: 1 },
    ]);
    expect(await elsewhereOf(press.actor)).toEqual([]);
  });
});
