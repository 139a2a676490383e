import { describe, expect, it } from "vitest";
import { toDateTimeInput } from "@/lib/utils/dates";
import { type DigestSettings, planDigest } from "./rules";

const QUARTER = 15 * 60_000;
const zones = ["Europe/Oslo", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"];
const weekly = (zone: string): DigestSettings => ({
  ...{ dailyDigest: false, weeklyDigest: true, digestTime: "08:00", digestDay: 1, zone },
});
const daily = (zone: string): DigestSettings => ({ ...weekly(zone), dailyDigest: true });

/** Runs the planner every quarter of an hour, with the settings that hold then, unless it is away. */
function run(
  { from: first, to }: { from: string; to: string },
  settingsAt: (now: Date) => DigestSettings,
  isAway: (now: Date) => boolean = () => false,
) {
  const sent: { kind: string; window: string; since: Date; until: Date; at: Date }[] = [];
  let state: { from: Date | null; due: Date | null } = { from: null, due: null };
  let settings = settingsAt(new Date(first));
  for (let time = Date.parse(first); time < Date.parse(to); time += QUARTER) {
    const now = new Date(time);
    const changed = settingsAt(now);
    if (JSON.stringify(changed) !== JSON.stringify(settings)) state = { ...state, due: null };
    settings = changed;
    if (isAway(now)) continue;
    const { digest, from, due } = planDigest(now, settings, state);
    const isNew =
      digest && !sent.some(({ kind, window }) => kind === digest.kind && window === digest.window);
    if (isNew) sent.push({ ...digest, at: now });
    state = { from: digest && !isNew ? digest.since : from, due };
  }
  return sent;
}

/** Each begins where the one before it ended: nothing is left out, and nothing comes twice. */
const expectNoGap = (sent: { since: Date; until: Date }[]) => {
  for (const [n, { since }] of sent.entries()) if (n > 0) expect(since).toEqual(sent[n - 1]?.until);
};

describe("digests", () => {
  it.each(zones)("come on 52 Mondays at eight in %s, through both changes of the clock", (zone) => {
    const sent = run({ from: "2026-01-07T00:00:00Z", to: "2027-01-06T00:00:00Z" }, () => weekly(zone));
    expect(sent).toHaveLength(52);
    for (const { at, window } of sent) {
      expect(toDateTimeInput(at, zone)).toBe(`${window}T08:00`);
      expect(new Date(`${window}T12:00:00Z`).getUTCDay()).toBe(1);
    }
    expectNoGap(sent);
  });

  it.each(zones)("come once a day in %s, also at a time that the clock skips or shows twice", (zone) => {
    for (const digestTime of ["01:30", "02:00", "02:30"]) {
      const settings = { ...daily(zone), digestTime };
      const sent = run({ from: "2026-03-01T12:00:00Z", to: "2026-11-30T12:00:00Z" }, () => settings);
      expect(sent).toHaveLength(274);
      expectNoGap(sent);
    }
  });

  it("come when the worker is back, the latest alone, with all that happened meanwhile", () => {
    const isAway = (now: Date) => now >= new Date("2026-05-11T05:30Z") && now < new Date("2026-05-14T09:10Z");
    const span = { from: "2026-05-06T00:00:00Z", to: "2026-05-20T00:00:00Z" };
    const [first, second] = run(span, () => weekly("Europe/Oslo"), isAway);
    expect(first).toMatchObject({ window: "2026-05-11", at: new Date("2026-05-14T09:15Z") });
    expect(second).toMatchObject({ window: "2026-05-18", at: new Date("2026-05-18T06:00Z") });
    const days = run(span, () => daily("Europe/Oslo"), isAway);
    expect(days.map(({ window }) => window.slice(8))).toEqual("06 07 08 09 10 14 15 16 17 18 19".split(" "));
    expectNoGap(days);
  });

  it("come once in each window when the kind, the day, the time or the zone change in between", () => {
    const changes: [string, Partial<DigestSettings>][] = [
      ["2026-06-08T07:30:00Z", { dailyDigest: true }],
      ["2026-06-10T05:45:00Z", { digestTime: "07:15" }],
      ["2026-06-10T06:30:00Z", { digestTime: "09:00" }],
      ["2026-06-13T00:00:00Z", { dailyDigest: false }],
      ["2026-06-16T00:00:00Z", { digestDay: 5 }],
      ["2026-06-24T00:00:00Z", { zone: "America/New_York" }],
      ["2026-06-30T00:00:00Z", { zone: "Asia/Kathmandu", digestTime: "23:45" }],
    ];
    const settingsAt = (now: Date) =>
      Object.assign(
        weekly("Europe/Oslo"),
        ...changes.flatMap(([at, change]) => (now >= new Date(at) ? [change] : [])),
      ) as DigestSettings;
    const sent = run({ from: "2026-06-03T00:00:00Z", to: "2026-07-13T00:00:00Z" }, settingsAt);
    expect(sent.map(({ kind, window }) => `${kind} ${window.slice(5)}`)).toEqual([
      ...["weekly 06-08", "daily 06-09", "daily 06-10", "daily 06-11", "daily 06-12"],
      ...["weekly 06-15", "weekly 06-22", "weekly 06-29", "weekly 07-06"],
    ]);
    expectNoGap(sent);
  });

  it("begin with what happens after they are switched on", () => {
    const now = new Date("2026-05-13T10:00:00Z");
    const first = planDigest(now, daily("UTC"), { from: null, due: null });
    expect(first).toEqual({ from: now, due: new Date("2026-05-14T08:00:00Z"), digest: null });
  });
});
