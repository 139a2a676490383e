import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { stateStory } from "@/lib/domain/insights/coverage/commands";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { deletePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { anonymous, makeAccount, makeMember, type TestAccount, unique } from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { makeCompleted, sendPitchTo } from "@/tests/factories/pitches";
import { makeStory } from "@/tests/factories/stories";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { dashboardSummary, listCounted } from "./queries";
import { statCardsOf } from "./rules";
import type { CountedFigure, StatCardName } from "./schema";

const { sql } = testDatabase();
const summaryOf = (account: TestAccount) => execute(account.actor, dashboardSummary, {});

describe("the dashboard counts what is stored", () => {
  it("and is empty for a new account", async () => {
    const press = await makeAccount();
    expect(await summaryOf(press)).toEqual({
      counts: {
        matches: 0,
        activeCollaborations: 0,
        completedCollaborations: 0,
        conversations: 0,
        unreadMessages: 0,
        pendingPitches: 0,
        receivedPitches: 0,
        activeDrafts: 0,
      },
      done: { about: false, work: false, request: false, release: false, asset: false },
      statCards: statCardsOf.press.map((name) => expect.objectContaining({ name })),
      reputation: { thumbsUpCount: 0, thumbsDownCount: 0, score: null },
      countedAt: expect.any(String),
    });
    await expect(execute(anonymous(), dashboardSummary, {})).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("matches, pitches, messages and collaborations, for each side its own", async () => {
    const press = await makeAccount({ userType: "press" });
    const brand = await makeAccount({ userType: "brand" });
    const stranger = await makeAccount({ userType: "brand" });
    const { conversationId } = await makeMatch(press, brand);
    await makeMessage(brand, conversationId);
    const pitch = await sendPitchTo(brand, press);
    expect((await summaryOf(brand)).counts).toMatchObject({
      matches: 1,
      conversations: 1,
      unreadMessages: 0,
      pendingPitches: 1,
      receivedPitches: 0,
    });
    expect((await summaryOf(press)).counts).toMatchObject({
      matches: 1,
      unreadMessages: 1,
      pendingPitches: 0,
      receivedPitches: 1,
    });
    expect((await summaryOf(stranger)).counts).toMatchObject({ matches: 0, receivedPitches: 0 });

    await execute(press.actor, respondToPitch, { id: pitch.id, response: "accepted" });
    expect((await summaryOf(brand)).counts).toMatchObject({ activeCollaborations: 1, pendingPitches: 0 });
    expect((await summaryOf(press)).counts).toMatchObject({ activeCollaborations: 1, receivedPitches: 0 });
  });

  it("reputation from ratings that count", async () => {
    const press = await makeAccount({ userType: "press" });
    const brand = await makeAccount({ userType: "brand" });
    const { id } = await makeCompleted(brand, press);
    expect((await summaryOf(press)).reputation.score).toBeNull();
    await execute(press.actor, ratePitch, { id, rating: "up", outcome: false });
    const { reputation } = await summaryOf(press);
    expect(reputation.thumbsUpCount).toBe(1);
    expect(reputation.score).toBeCloseTo(10 / 3);
    const { entries } = await execute(press.actor, listCounted, { of: "reputationScore" });
    expect(entries).toMatchObject([{ id, rating: "UP", party: { id: brand.profileId } }]);
  });

  it("what stands on the cards of each type, the reputation last, each with how it is counted", async () => {
    for (const userType of userTypes) {
      const account = await makeAccount({ userType });
      const { statCards } = await summaryOf(account);
      expect(statCards.map(({ name }) => name)).toEqual(statCardsOf[userType]);
      expect(statCards).toHaveLength(8);
      const { analytics } = await execute(account.actor, readAnalytics, {});
      for (const { name, value } of statCards) expect([name, analytics[name]]).toEqual([name, value]);
      expect(statCards.at(-1)).toMatchObject({
        label: "Reputation",
        value: null,
        begin: { text: "No ratings yet" },
      });
      for (const { value, begin, counted } of statCards) {
        expect(counted).toMatch(/^[A-Z].*\.$/);
        // What is not measured says how to begin, and what is measured does not.
        expect(begin === null).toBe(value !== null);
      }
    }
  });

  it("answers of the pitches that had their time, and what parties state of stories", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const reporters = [];
    for (let made = 0; made < 5; made++) reporters.push(await makeAccount({ userType: "press" }));
    const [accepts, declines, waits, publishes, withdrawn] = reporters as [
      TestAccount,
      TestAccount,
      TestAccount,
      TestAccount,
      TestAccount,
    ];
    const answer = async (press: TestAccount, response: "accepted" | "declined") =>
      execute(press.actor, respondToPitch, {
        ...{ id: (await sendPitchTo(brand, press)).id, response, reason: "other" },
      });
    await answer(accepts, "accepted");
    await answer(declines, "declined");
    await sendPitchTo(brand, waits);
    const taken = await sendPitchTo(brand, withdrawn);
    await execute(brand.actor, deletePitch, { id: taken.id });
    const figureOf = async (account: TestAccount, name: StatCardName) =>
      (await summaryOf(account)).statCards.find((figure) => figure.name === name);
    expect(await figureOf(brand, "mediaReach")).toMatchObject({
      ...{ value: null, detail: "No story is linked yet." },
      begin: { label: "Complete a collaboration with its story", href: "/matching?tab=inbox&box=active" },
    });
    const story = await makeStory(brand, publishes);
    expect(await figureOf(brand, "pitchResponseRate")).toMatchObject({
      ...{ value: 100, detail: "3 of 3, last 90 days" },
      parts: [
        { label: "Accepted", count: 2 },
        { label: "Declined", count: 1 },
        { label: "Expired without an answer", count: 0 },
      ],
      total: { label: "Answered, 100%", text: "3 of 3" },
    });
    const counted = async (account: TestAccount, of: CountedFigure) =>
      (await execute(account.actor, listCounted, { of })).entries;
    expect((await counted(brand, "pitchResponseRate")).map(({ state }) => state)).toEqual([
      ...["COMPLETED", "DECLINED", "ACCEPTED"],
    ]);
    expect(await counted(brand, "pendingPitches")).toMatchObject([{ party: { id: waits.profileId } }]);
    expect(await counted(brand, "activeConnections")).toMatchObject([{ party: { id: accepts.profileId } }]);
    expect(await counted(accepts, "activeConnections")).toMatchObject([{ party: { id: brand.profileId } }]);
    expect(await counted(brand, "reputationScore")).toEqual([]);
    expect(await figureOf(brand, "pitchResponseRate")).toMatchObject({
      ...{ href: "/dashboard/counted/pitchResponseRate", opens: "Open the 3 pitches" },
    });
    expect(await figureOf(brand, "pendingPitches")).toMatchObject({ opens: "Open the pitch" });
    expect(await figureOf(brand, "brandMentions")).toMatchObject({ value: 1 });
    expect(await figureOf(brand, "mediaReach")).toMatchObject({
      ...{ value: null, detail: "1 story is linked, none states its readers." },
      begin: { href: "/coverage" },
    });
    await execute(publishes.actor, stateStory, {
      id: story,
      readers: 18_400,
      interactions: 920,
      readSeconds: 95,
    });
    expect(await figureOf(brand, "mediaReach")).toMatchObject({
      ...{ value: 18_400, detail: "Self-reported, of 1 story, stated by your partner", begin: null },
    });
    await execute(brand.actor, stateStory, { id: story, readers: 20_000 });
    expect(await figureOf(brand, "mediaReach")).toMatchObject({
      ...{ value: 20_000, detail: "Self-reported, of 1 story" },
    });
    expect(await figureOf(publishes, "averageReadTime")).toMatchObject({ value: 95, unit: "seconds" });
    expect(await figureOf(publishes, "socialEngagement")).toMatchObject({ value: 920 });
    await moveClock(sql(), "15 days");
    expect(await figureOf(brand, "pitchResponseRate")).toMatchObject({ value: 75 });
    expect(await counted(brand, "pitchResponseRate")).toHaveLength(4);
    expect(await counted(brand, "pendingPitches")).toEqual([]);
    await moveClock(sql(), "0 days");
  });

  it("campaigns and matches alike for all who act for a newsroom, and lists them", async () => {
    const admin = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const colleague = await makeMember(admin, "manager");
    const [one, two] = [await makeDraft(admin), await makeDraft(colleague)];
    const press = await makeAccount({ userType: "press" });
    const { matchId } = await makeMatch(admin, press);
    for (const account of [admin, colleague]) {
      const { statCards, counts } = await summaryOf(account);
      expect(statCards.find(({ name }) => name === "campaignsLaunched")).toMatchObject({
        ...{ value: 2, detail: "1 pitch of yours", opens: "Open the 2 pitches" },
        parts: [
          { label: "Yours", count: 1 },
          { label: "Your colleagues'", count: 1 },
        ],
        total: { label: "All", text: "2" },
      });
      expect(counts.activeDrafts).toBe(1);
      const campaigns = await execute(account.actor, listCounted, { of: "campaignsLaunched" });
      expect(campaigns.entries.map(({ id }) => id)).toEqual([two.id, one.id]);
      const matched = await execute(account.actor, listCounted, { of: "totalMatches" });
      expect(matched.entries).toMatchObject([{ id: matchId, party: { id: press.profileId } }]);
    }
  });

  it("no pitch whose time is over", async () => {
    const press = await makeAccount({ userType: "press" });
    const brand = await makeAccount({ userType: "brand" });
    await sendPitchTo(brand, press);
    await moveClock(sql(), "15 days");
    // All sessions have ended by this time, so the test goes on with the actors that were read before.
    expect((await summaryOf(press)).counts.receivedPitches).toBe(0);
    expect((await summaryOf(brand)).counts.pendingPitches).toBe(0);
    await moveClock(sql(), "0 days");
  });
});
