import { beforeAll, describe, expect, it, vi } from "vitest";
import { userTypes } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { database } from "@/lib/platform/database";
import { uuidv7 } from "@/lib/utils/uuid";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { act } from "./commands/act";
import { giveFeedback } from "./commands/feedback";
import { generateMatches } from "./commands/generate";
import { listMatches } from "./queries/matches";
import { getCandidate, listSuggestions } from "./queries/suggestions";
import { canDiscover } from "./rules";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

/** Listed journalists without an account of their own, written straight into the table. */
async function insertPress(count: number, fields: { topicIds?: string[]; reach?: number } = {}) {
  const ids = Array.from({ length: count }, () => uuidv7());
  await sql()`insert into profiles ${sql()(
    ids.map((id) => ({
      id,
      kind: "press",
      slug: `p-${id}`,
      name: `Press ${id}`,
      title: "Reporter",
      location_text: "Nowhere",
      topic_ids: fields.topicIds ?? [],
      reach: fields.reach ?? null,
      listed: true,
    })),
  )}`;
  return ids;
}

/** Unlists all profiles, so that only a test's own are suggested. */
async function hideEverybody() {
  await sql()`update profiles set listed = false`;
}

const idsFor = async (account: TestAccount, input: Parameters<typeof execute>[2] = { limit: 100 }) => {
  const { suggestions } = (await execute(account.actor, listSuggestions, input as { limit: number })) ?? {};
  return suggestions.map(({ profile }) => profile.id);
};

describe("who is suggested", () => {
  it("follows docs/product.md#who-meets-whom for every type, and never oneself or a hidden profile", async () => {
    await hideEverybody();
    const accounts = await Promise.all(userTypes.map((userType) => makeAccount({ userType })));
    const hidden = await Promise.all(userTypes.map((userType) => makeAccount({ userType, verified: false })));
    for (const viewer of [...accounts, ...hidden]) {
      const kind = viewer.actor.userType;
      const expected = accounts.filter((other) => canDiscover(kind, other.actor.userType));
      expect((await idsFor(viewer)).sort()).toEqual(expected.map(({ profileId }) => profileId).sort());
    }
  });

  it("finds the best of several hundred, with no more statements than for one", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand", topicIds: ["travel.rail"] });
    await insertPress(250, { topicIds: ["sport"], reach: 1000 });
    const [best] = await insertPress(1, { topicIds: ["travel.rail"], reach: 1_000_000 });
    await insertPress(150, { topicIds: ["sport"], reach: 1000 });
    const statements = vi.spyOn(database().sql, "unsafe");
    const { suggestions, pagination } = await execute(viewer.actor, listSuggestions, {});
    const forHundreds = statements.mock.calls.length;
    expect(suggestions).toHaveLength(10);
    expect(suggestions[0]?.profile.id).toBe(best);
    expect(pagination).toMatchObject({ total: 401, limit: 10, page: 1, hasMore: true });

    await sql()`update profiles set listed = false where id <> ${best ?? ""}`;
    statements.mockClear();
    expect((await execute(viewer.actor, listSuggestions, {})).suggestions).toHaveLength(1);
    expect(statements.mock.calls.length).toBe(forHundreds);
    expect(forHundreds).toBeGreaterThan(0);
    statements.mockRestore();
  });

  it("takes three statements, with pitches, a history and a cursor as without", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand", topicIds: ["travel.rail"] });
    const [first = "", second = ""] = await insertPress(5);
    const statements = vi.spyOn(database().sql, "unsafe");
    const countFor = async (input: { limit: number; cursor?: string }) => {
      statements.mockClear();
      const answer = await execute(viewer.actor, listSuggestions, input);
      expect(statements.mock.calls.length).toBe(3);
      return answer;
    };
    await countFor({ limit: 2 });
    await makeDraft(viewer);
    await execute(viewer.actor, act, { id: first, action: "pass" });
    await execute(viewer.actor, giveFeedback, { profileId: second, helpful: true });
    const { pagination } = await countFor({ limit: 2 });
    const { suggestions } = await countFor({ limit: 2, cursor: pagination.nextCursor ?? "" });
    expect(suggestions).toHaveLength(2);
    statements.mockRestore();
  });

  it("ranks by the topics of the active pitch and names the pitch", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand", topicIds: ["sport"] });
    const [sport] = await insertPress(1, { topicIds: ["sport"] });
    const [rail] = await insertPress(1, { topicIds: ["travel.rail"] });
    expect(await idsFor(viewer)).toEqual([sport, rail]);
    const draft = await makeDraft(viewer, { title: "Night trains", what: "Rail travel by sleeper train" });
    const { suggestions, hasActivePitch } = await execute(viewer.actor, listSuggestions, {});
    expect(suggestions.map(({ profile }) => profile.id)).toEqual([rail, sport]);
    expect(hasActivePitch).toBe(true);
    expect(suggestions[0]?.bestPitch).toEqual({ id: draft.id, title: "Night trains" });
    expect(suggestions[0]?.matchReasons.length).toBeGreaterThan(0);
    expect(suggestions[0]?.factors.topicAlignment).toMatchObject({ known: true });
    expect(suggestions[0]?.compatibilityFactors.responseTime).toBe(0.5);
    expect(suggestions[0]?.factors.responseTime.reason).toContain("not known yet");
  });

  it("scores by one active pitch when asked to, matches as well, and never by someone else's", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand", topicIds: ["sport"] });
    const [sport, rail, golf] = [
      ...(await insertPress(1, { topicIds: ["sport"] })),
      ...(await insertPress(1, { topicIds: ["travel.rail"] })),
      ...(await insertPress(1, { topicIds: ["sport.golf"] })),
    ];
    const trains = await makeDraft(viewer, { title: "Night trains", what: "Rail travel by sleeper train" });
    const course = await makeDraft(viewer, {
      title: "A golf course",
      who: "Golfers of one club",
      what: "Golf on nine holes that sheep keep short",
      why: "Golf is played there from May.",
    });
    await execute(viewer.actor, updateDraft, { id: course.id, isActive: true });
    const scores = async (pitchId?: string) => {
      const { suggestions } = await execute(viewer.actor, listSuggestions, { pitchId });
      return suggestions.map(({ profile, matchScore, bestPitch }) => ({
        id: profile.id,
        matchScore,
        pitch: bestPitch?.id,
      }));
    };
    const [byTrains, byCourse, byAll] = [await scores(trains.id), await scores(course.id), await scores()];
    expect(byTrains[0]?.id).toBe(rail);
    expect(byCourse[0]?.id).toBe(golf);
    expect(new Set(byTrains.map(({ pitch }) => pitch))).toEqual(new Set([trains.id]));
    expect(new Set(byCourse.map(({ pitch }) => pitch))).toEqual(new Set([course.id]));
    for (const { id, matchScore } of byAll) {
      const alone = [byTrains, byCourse].map((list) => list.find((one) => one.id === id)?.matchScore ?? 0);
      expect(matchScore).toBeCloseTo(Math.max(...alone), 9);
    }
    expect(byAll.map(({ id }) => id).sort()).toEqual([sport, rail, golf].sort());

    const first = await execute(viewer.actor, listSuggestions, { pitchId: trains.id, limit: 1 });
    const cursor = first.pagination.nextCursor ?? undefined;
    const rest = await execute(viewer.actor, listSuggestions, { pitchId: trains.id, cursor });
    expect([...first.suggestions, ...rest.suggestions].map(({ profile }) => profile.id)).toEqual(
      byTrains.map(({ id }) => id),
    );

    const stranger = await makeDraft(await makeAccount({ userType: "brand" }));
    await execute(viewer.actor, updateDraft, { id: course.id, isActive: false });
    for (const pitchId of [stranger.id, course.id, RANDOM_ID, "not-an-id"]) {
      expect(await outcomeOf(execute(viewer.actor, listSuggestions, { pitchId }))).toBe("not_found");
      expect(await outcomeOf(execute(viewer.actor, listMatches, { pitchId }))).toBe("not_found");
    }
  });

  it("puts a super like first, however badly it scores", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand", topicIds: ["travel.rail"] });
    const [best] = await insertPress(1, { topicIds: ["travel.rail"], reach: 5_000_000 });
    const fan = await makeAccount({ userType: "press", topicIds: ["sport"] });
    expect(await idsFor(viewer)).toEqual([best, fan.profileId]);
    await execute(fan.actor, act, { id: viewer.profileId, action: "superlike" });
    const { suggestions } = await execute(viewer.actor, listSuggestions, { limit: 1 });
    expect(suggestions[0]).toMatchObject({ profile: { id: fan.profileId }, superLikedYou: true });
  });
});

describe("going on", () => {
  let viewer: TestAccount;
  let all: string[];
  beforeAll(async () => {
    await hideEverybody();
    viewer = await makeAccount({ userType: "brand" });
    await insertPress(13);
    await insertPress(12, { reach: 50_000 });
    all = await idsFor(viewer);
  });

  it("pages through the whole ranking by cursor once, without gaps or doubles", async () => {
    expect(all).toHaveLength(25);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await execute(viewer.actor, listSuggestions, { limit: 4, cursor: cursor ?? undefined });
      seen.push(...page.suggestions.map(({ profile }) => profile.id));
      cursor = page.pagination.nextCursor;
    } while (cursor);
    expect(seen).toEqual(all);
  });

  it("skips no candidate when shown ones are decided between two pages", async () => {
    const first = await execute(viewer.actor, listSuggestions, { limit: 5 });
    const shown = first.suggestions.map(({ profile }) => profile.id);
    await sql()`insert into decisions (profile_id, target_id, kind, hides)
      select ${viewer.profileId}, id, 'pass', true from profiles where id = any(${shown.slice(0, 3)})`;
    const cursor = first.pagination.nextCursor ?? undefined;
    const next = await execute(viewer.actor, listSuggestions, { limit: 100, cursor });
    expect(next.suggestions.map(({ profile }) => profile.id)).toEqual(all.slice(5));
    await sql()`delete from decisions where profile_id = ${viewer.profileId}`;
  });

  it("pages by number as well, and answers nothing past the end", async () => {
    expect(await idsFor(viewer, { limit: 10, page: 3 })).toEqual(all.slice(20));
    expect(await idsFor(viewer, { limit: 10, page: 4 })).toEqual([]);
  });

  it.each([{ cursor: "nonsense" }, { limit: 0 }, { limit: 101 }])("refuses %o", async (input) => {
    expect(await outcomeOf(execute(viewer.actor, listSuggestions, input))).toBe("invalid_input");
  });
});

describe("what moves the ranking", () => {
  it("hides a pass, and Refresh Matches brings it back behind its equals", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "source" });
    const ids = (await insertPress(3, { topicIds: ["sport"] })).sort();
    expect(await idsFor(viewer)).toEqual(ids);
    await execute(viewer.actor, act, { id: ids[0] ?? "", action: "pass" });
    expect(await idsFor(viewer)).toEqual([ids[1], ids[2]]);
    const { suggestions } = await execute(viewer.actor, generateMatches, { limit: 10 });
    expect(suggestions.map(({ profile }) => profile.id)).toEqual([ids[1], ids[2], ids[0]]);
    await execute(viewer.actor, act, { id: ids[0] ?? "", action: "pass" });
    expect(await idsFor(viewer)).toEqual([ids[1], ids[2]]);
  });

  it("brings no like back", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "source" });
    const [liked] = await insertPress(1);
    await execute(viewer.actor, act, { id: liked ?? "", action: "like" });
    expect((await execute(viewer.actor, generateMatches, {})).suggestions).toEqual([]);
  });

  it("lets feedback move a profile and those like it, one answer per pair", async () => {
    await hideEverybody();
    const viewer = await makeAccount({ userType: "brand" });
    const sport = (await insertPress(2, { topicIds: ["sport"] })).sort();
    const rail = (await insertPress(2, { topicIds: ["travel.rail"] })).sort();
    expect(await idsFor(viewer)).toEqual([...sport, ...rail]);
    await execute(viewer.actor, giveFeedback, { profileId: rail[1], helpful: false });
    const { feedback } = await execute(viewer.actor, giveFeedback, { profileId: rail[1], helpful: true });
    expect(feedback).toMatchObject({ profileId: rail[1], helpful: true, reason: "" });
    expect(await idsFor(viewer)).toEqual([rail[1], rail[0], ...sport]);
  });

  it("takes feedback on one thing only, and on visible profiles only", async () => {
    const viewer = await makeAccount({ userType: "brand" });
    const hidden = await makeAccount({ userType: "press", verified: false });
    const give = (input: object) =>
      outcomeOf(execute(viewer.actor, giveFeedback, { helpful: true, ...input }));
    expect(await give({})).toBe("invalid_input");
    expect(await give({ profileId: RANDOM_ID, matchId: RANDOM_ID })).toBe("invalid_input");
    expect(await give({ profileId: RANDOM_ID })).toBe("not_found");
    expect(await give({ matchId: RANDOM_ID })).toBe("not_found");
    expect(await give({ profileId: hidden.profileId })).toBe("not_found");
    const refusal = await refusalOf(
      execute(viewer.actor, giveFeedback, { profileId: RANDOM_ID, helpful: true, reason: "x".repeat(501) }),
    );
    expect(refusal.fields?.reason?.[0]).toContain("500 characters");
  });
});

describe("a candidate's card", () => {
  it("shows a journalist's open searches, and no drafts", async () => {
    const viewer = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    await makeDraft(press);
    await sql()`insert into requests (id, profile_id, title, deadline) values
      (${uuidv7()}, ${press.profileId}, 'Night trains', app_now() + interval '1 day'),
      (${uuidv7()}, ${press.profileId}, 'Long over', app_now() - interval '1 day')`;
    const { candidate } = await execute(viewer.actor, getCandidate, { id: press.userId });
    expect(candidate.profile.id).toBe(press.profileId);
    expect(candidate.profile.currentSearches.map(({ title }) => title)).toEqual(["Night trains"]);
    expect(candidate.profile.currentPitches).toEqual([]);
    expect(candidate).toMatchObject({ decision: null, matchId: null, canSuperLike: true });
  });

  it("F2: opens by its slug, and names the latest pitch between the two to both, unless it was withdrawn", async () => {
    const { brand, press } = await makePair();
    const pitchOf = async (viewer: TestAccount, id: string) =>
      (await execute(viewer.actor, getCandidate, { id })).candidate.pitch;
    expect(await pitchOf(brand, press.slug)).toBeNull();
    const { id } = await sendPitchTo(brand, press, { title: "The ferry" });
    const shown = { id, title: "The ferry", status: "SENT" };
    expect(await pitchOf(brand, press.slug)).toEqual({ ...shown, side: "sender" });
    expect(await pitchOf(press, brand.profileId)).toEqual({ ...shown, side: "recipient" });
    await sql()`update pitches set status = 'withdrawn' where id = ${id}`;
    expect(await pitchOf(press, brand.slug)).toBeNull();
    expect(await outcomeOf(pitchOf(press, "nobody-of-this-name"))).toBe("not_found");
  });

  it("shows a brand's active pitches, AI Verified above 0.7 with AI on for both only", async () => {
    const viewer = await makeAccount({ userType: "press" });
    const brand = await makeAccount({ userType: "brand" });
    const draft = await makeDraft(brand);
    await makeDraft(brand);
    const shown = async (aiEnabled = true) => {
      const actor = { ...viewer.actor, aiEnabled };
      const { candidate } = await execute(actor, getCandidate, { id: brand.profileId });
      return candidate.profile.currentPitches.map(({ id, aiNewsworthy }) => ({ id, aiNewsworthy }));
    };
    await sql()`update pitch_drafts set newsworthiness = '{"score": 0.71, "reasons": []}' where id = ${draft.id}`;
    expect(await shown()).toEqual([{ id: draft.id, aiNewsworthy: true }]);
    expect(await shown(false)).toEqual([{ id: draft.id, aiNewsworthy: false }]);
    await sql()`update users set ai_enabled = false where id = ${brand.userId}`;
    expect(await shown()).toEqual([{ id: draft.id, aiNewsworthy: false }]);
    await sql()`update users set ai_enabled = true where id = ${brand.userId}`;
    for (const news of ['{"score": 0.7, "reasons": []}', '{"score": null, "reasons": []}']) {
      await sql()`update pitch_drafts set newsworthiness = ${news}::text::jsonb where id = ${draft.id}`;
      expect(await shown()).toEqual([{ id: draft.id, aiNewsworthy: false }]);
    }
  });

  it("is there for every profile that may be pitched, and says who can be liked", async () => {
    const accounts = await Promise.all(userTypes.map((userType) => makeAccount({ userType })));
    for (const viewer of accounts) {
      for (const other of accounts) {
        const kinds = [viewer.actor.userType, other.actor.userType] as const;
        const read = execute(viewer.actor, getCandidate, { id: other.profileId });
        if (kinds[0] === kinds[1]) {
          expect(await outcomeOf(read)).toBe("not_found");
          continue;
        }
        const { candidate } = await read;
        expect(candidate).toMatchObject({
          profile: { id: other.profileId },
          canDecide: canDiscover(...kinds),
        });
        const liked = await outcomeOf(execute(viewer.actor, act, { id: other.profileId, action: "pass" }));
        expect(liked).toBe(candidate.canDecide ? "ok" : "invalid_input");
      }
    }
  });

  it("is 404 for an unknown, a hidden and the own type's profile alike", async () => {
    const viewer = await makeAccount({ userType: "brand" });
    const hidden = await makeAccount({ userType: "press", verified: false });
    const hiddenSource = await makeAccount({ userType: "source", verified: false });
    const other = await makeAccount({ userType: "brand" });
    const unseen = [hidden.profileId, hiddenSource.profileId, other.profileId, viewer.profileId];
    for (const id of [RANDOM_ID, "not-an-id", ...unseen])
      expect(await outcomeOf(execute(viewer.actor, getCandidate, { id }))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), getCandidate, { id: RANDOM_ID }))).toBe("unauthenticated");
  });
});
