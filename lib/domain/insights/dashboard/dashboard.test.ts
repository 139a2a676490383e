import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { makeCompleted, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { dashboardSummary } from "./queries";

const { sql } = testDatabase();
const summaryOf = (account: Awaited<ReturnType<typeof makeAccount>>) =>
  execute(account.actor, dashboardSummary, {});

describe("the dashboard counts what is stored", () => {
  it("and is empty for a new account", async () => {
    const press = await makeAccount();
    expect(await summaryOf(press)).toEqual({
      counts: {
        matches: 0,
        activeCollaborations: 0,
        conversations: 0,
        unreadMessages: 0,
        pendingPitches: 0,
        receivedPitches: 0,
        activeDrafts: 0,
      },
      done: { about: false, work: false, request: false, release: false, asset: false },
      reputation: { thumbsUpCount: 0, thumbsDownCount: 0, score: null },
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
