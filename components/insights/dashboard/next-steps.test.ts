import { describe, expect, it } from "vitest";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import type { DashboardView } from "@/lib/domain/insights/dashboard/schema";
import { nextSteps, quickActions } from "./next-steps";

const types = ["PRESS", "PAID_MEDIA", "BRAND", "SOURCE"] as const;
const userOf = (userType: string) =>
  ({ userType, profile: { complete: true }, twoFactorUntil: null }) as UserView;
const view = (is: boolean, more: Partial<DashboardView["counts"]> = {}) =>
  ({
    counts: { receivedPitches: 0, unreadMessages: 0, activeDrafts: is ? 1 : 0, ...more },
    done: { about: is, work: is, request: is, release: is, asset: is },
  }) as DashboardView;

describe('C1: "What next" ends what is done', () => {
  it.each(types)("%s who did everything has nothing to do", (userType) => {
    expect(nextSteps(userOf(userType), view(true))).toEqual([]);
  });

  const newsroom =
    "Build your newsroom, Write a pitch in five lines, Publish a release, Add photos and other assets";
  it.each([
    ["PRESS", "Build your profile, Write a pitch in five lines, Say what you are seeking, Show your work"],
    ["PAID_MEDIA", "Build your profile, Write a pitch in five lines, Show your work"],
    ["BRAND", newsroom],
    ["SOURCE", newsroom],
  ])("%s who did nothing yet reads each step once", (userType, titles) => {
    const steps = nextSteps(userOf(userType), view(false));
    expect(steps.map(({ title }) => title).join(", ")).toBe(titles);
  });

  it("says first what the company asks for, and until when", () => {
    const asked = { ...userOf("BRAND"), twoFactorUntil: "2026-12-12T08:00:00.000Z" };
    const [step, ...others] = nextSteps(asked, view(true));
    expect(step).toMatchObject({ title: "Set up two-factor sign-in", href: "/settings/two-factor" });
    expect(step?.text).toMatch(/12\sDecember\s2026/);
    expect(others).toEqual([]);
  });

  it("keeps what waits for an answer until it has one", () => {
    const waiting = view(true, { receivedPitches: 2, unreadMessages: 1 });
    const titles = nextSteps(userOf("BRAND"), waiting).map(({ title }) => title);
    expect(titles).toEqual(["Answer 2 pitches", "Read a message"]);
  });

  it.each(types)("%s has what may be done at any time beside it", (userType) => {
    const titles = quickActions(userOf(userType)).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Find New Matches", "Update Profile"]));
    expect(titles).not.toContain("View Analytics");
    const premium = quickActions({ ...userOf(userType), plan: "premium" });
    expect(premium.map(({ title }) => title)).toContain("View Analytics");
  });
});
