import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { createRequest } from "@/lib/domain/profiles/requests/commands";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { makeMatch } from "@/tests/factories/conversations";
import { makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { recentActivity, upcomingDeadlines } from "./queries";
import { dueIn } from "./rules";

const { sql } = testDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe("recent activity", () => {
  it("has at most two matches and two pitches, the latest first, each with where it stands", async () => {
    const { brand, press } = await makePair();
    expect(await execute(press.actor, recentActivity, {})).toEqual({ activity: [] });
    for (let made = 0; made < 3; made++) await makeMatch(press, await makeAccount({ userType: "brand" }));
    const { id } = await sendPitchTo(brand, press);
    await execute(press.actor, respondToPitch, { id, response: "accepted" });
    for (let made = 0; made < 2; made++) await sendPitchTo(await makeAccount({ userType: "source" }), press);
    const { activity } = await execute(press.actor, recentActivity, {});
    expect(activity.map(({ kind, status }) => [kind, status])).toEqual([
      ["pitch", "new"],
      ["pitch", "new"],
      ["match", "new"],
      ["match", "new"],
    ]);
    for (const { party } of activity) expect(party?.name).toBeTruthy();
    const [own] = (await execute(brand.actor, recentActivity, {})).activity;
    expect(own).toMatchObject({ kind: "pitch", side: "sender", state: "ACCEPTED", status: "positive" });
    await expect(execute(anonymous(), recentActivity, {})).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("calls a waiting pitch pending for its sender, and a match new for a day", async () => {
    const { brand, press } = await makePair();
    await makeMatch(brand, press);
    await sendPitchTo(brand, press);
    const statuses = async () =>
      (await execute(brand.actor, recentActivity, {})).activity.map(({ status }) => status);
    expect(await statuses()).toEqual(["pending", "new"]);
    await moveClock(sql(), "2 days");
    expect(await statuses()).toEqual(["pending", "positive"]);
    await moveClock(sql(), "15 days");
    expect(await statuses()).toEqual([null, "positive"]);
    await moveClock(sql(), "0 days");
  });
});

describe("upcoming deadlines", () => {
  it("are pitches that wait, own requests and planned releases, the nearest first", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    await execute(press.actor, createRequest, { title: "Night train crews", deadline: inDays(2) });
    const release = { title: "The train returns", body: "<p>It runs.</p>" };
    await execute(brand.actor, createRelease, { ...release, status: "SCHEDULED", publishAt: inDays(5) });
    await execute(brand.actor, createRelease, { ...release, status: "PUBLISHED", embargoUntil: inDays(3) });
    const read = async (who: typeof press, input = {}) => {
      const { deadlines, total } = await execute(who.actor, upcomingDeadlines, input);
      return [deadlines.map(({ kind, when }) => [kind, when]), total];
    };
    expect(await read(press)).toEqual([
      [
        ["request", "In 2 days"],
        ["answer", "In 2 weeks"],
      ],
      2,
    ]);
    expect(await read(brand, { limit: 2 })).toEqual([
      [
        ["embargo", "In 3 days"],
        ["release", "In 5 days"],
      ],
      3,
    ]);
    await execute(press.actor, respondToPitch, { id, response: "declined", reason: "other" });
    expect((await read(brand))[1]).toBe(2);
    const stranger = await makeAccount({ userType: "press" });
    expect(await read(stranger)).toEqual([[], 0]);
  });

  it.each([
    ["2026-11-26T22:30:00Z", "Europe/Oslo", "Today", "urgent"],
    ["2026-11-26T23:30:00Z", "Europe/Oslo", "Tomorrow", "urgent"],
    ["2026-11-26T23:30:00Z", "UTC", "Today", "urgent"],
    ["2026-11-29T12:00:00Z", "UTC", "In 3 days", "medium"],
    ["2026-11-30T12:00:00Z", "UTC", "In 4 days", "low"],
    ["2026-12-02T12:00:00Z", "UTC", "In 6 days", "low"],
    ["2026-12-03T12:00:00Z", "UTC", "In 1 week", "low"],
    ["2026-12-10T12:00:00Z", "UTC", "In 2 weeks", "low"],
    ["2026-11-20T12:00:00Z", "UTC", "Today", "urgent"],
  ])("%s in %s is due %s: %s", (at, zone, when, urgency) => {
    expect(dueIn(new Date(at), new Date("2026-11-26T12:00:00Z"), zone)).toEqual({ when, urgency });
  });
});
