import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { releaseStatuses } from "@/db/enums";
import {
  isLive,
  isRefusal,
  liveAtOf,
  nextTimes,
  type ReleaseTimes,
  type RequestedTimes,
  stateOf,
  summaryOf,
  wasPublic,
  withDuePublication,
} from "./rules";

const NOW = new Date("2026-11-21T12:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const moment = fc.integer({ min: -500, max: 500 }).map(hours);
const maybe = fc.option(moment, { nil: null });
const DRAFT: ReleaseTimes = {
  status: "draft",
  publishAt: null,
  embargoUntil: null,
  publishedAt: null,
  liveAt: null,
};

const wishes = fc.record({
  status: fc.option(fc.constantFrom(...releaseStatuses), { nil: undefined }),
  publishAt: maybe,
  embargoUntil: maybe,
  changesText: fc.boolean(),
});
/** Requested changes in order, each some hours after the one before. */
const lives = fc.array(fc.tuple(wishes, fc.integer({ min: 0, max: 200 })), { maxLength: 12 });

/** Every state that a release passes through, with its moment. A refused change adds none. */
function live(steps: [Parameters<typeof nextTimes>[1], number][]) {
  let release = DRAFT;
  let now = NOW;
  const passed = [{ release, now, before: release }];
  for (const [requested, wait] of steps) {
    now = new Date(now.getTime() + wait * 3_600_000);
    const next = nextTimes(release, requested, now);
    if (isRefusal(next)) continue;
    const { act: _, ...times } = next;
    passed.push({ release: times, now, before: release });
    release = times;
  }
  return passed;
}

describe("the life of a release", () => {
  it("keeps live_at the one function of its moments, and never before its embargo's end", () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { release, now, before } of live(steps)) {
          if (!isLive(before, now)) expect(release.liveAt).toEqual(liveAtOf(release));
          if (release.liveAt && release.embargoUntil) {
            expect(release.liveAt.getTime()).toBeGreaterThanOrEqual(
              isLive(before, now) ? (before.liveAt?.getTime() ?? 0) : release.embargoUntil.getTime(),
            );
          }
        }
      }),
    );
  });

  it("never hides again what was public, but by withdrawing it", () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { release, now, before } of live(steps)) {
          if (isLive(before, now) && release.status !== "withdrawn") {
            expect(isLive(release, now)).toBe(true);
            expect(release.liveAt).toEqual(before.liveAt);
          }
        }
      }),
    );
  });

  it("shows nothing of a draft or of what was withdrawn", () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { release } of live(steps)) {
          const hidden = release.status === "draft" || release.status === "withdrawn";
          expect(release.liveAt === null).toBe(hidden);
        }
      }),
    );
  });

  it("becomes public only now or later, never in the past", () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { release, now, before } of live(steps)) {
          if (release.liveAt && !isLive(before, now)) {
            expect(release.liveAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
          }
        }
      }),
    );
  });

  it("stays withdrawn", () => {
    fc.assert(
      fc.property(wishes, (requested) => {
        expect(isRefusal(nextTimes({ ...DRAFT, status: "withdrawn" }, requested, NOW))).toBe(true);
      }),
    );
  });
});

const requested: RequestedTimes = { publishAt: null, embargoUntil: null, changesText: false };
const wished = (release: ReleaseTimes, changed: Partial<RequestedTimes>, now = NOW) => {
  const next = nextTimes(release, { ...requested, ...changed }, now);
  if (isRefusal(next)) throw new Error(next.message);
  return next;
};

describe("single steps", () => {
  it("publishes at once, later and under embargo", () => {
    expect(stateOf(wished(DRAFT, { status: "published" }), NOW)).toBe("published");
    const later = wished(DRAFT, { status: "published", publishAt: hours(2) });
    expect(stateOf(later, NOW)).toBe("scheduled");
    expect(stateOf(later, hours(2))).toBe("published");
    const held = wished(DRAFT, { status: "published", embargoUntil: hours(5) });
    expect(stateOf(held, NOW)).toBe("embargoed");
    expect(stateOf(held, hours(5))).toBe("published");
    const both = wished(DRAFT, { status: "scheduled", publishAt: hours(2), embargoUntil: hours(5) });
    expect([stateOf(both, NOW), stateOf(both, hours(3)), stateOf(both, hours(5))]).toEqual([
      "scheduled",
      "embargoed",
      "published",
    ]);
  });

  it("asks for a time ahead to schedule", () => {
    expect(nextTimes(DRAFT, { ...requested, status: "scheduled" }, NOW)).toMatchObject({
      field: "publishAt",
    });
    expect(nextTimes(DRAFT, { ...requested, status: "scheduled", publishAt: hours(-1) }, NOW)).toMatchObject({
      field: "publishAt",
    });
  });

  it("takes changed text of a public release as a correction, and other saves as none", () => {
    const out = wished(DRAFT, { status: "published" });
    expect(wished(out, { changesText: true })).toMatchObject({ status: "corrected", act: "correct" });
    expect(wished(out, {})).toMatchObject({ status: "published", act: "save" });
    expect(wished(out, { status: "published" })).toMatchObject({ status: "published", act: "save" });
  });

  it("comes out the moment an embargo is lifted, and takes no embargo once public", () => {
    const held = wished(DRAFT, { status: "published", embargoUntil: hours(5) });
    expect(wished(held, { embargoUntil: null }, hours(1)).liveAt).toEqual(hours(1));
    const out = wished(DRAFT, { status: "published" });
    expect(nextTimes(out, { ...requested, embargoUntil: hours(9) }, NOW)).toMatchObject({
      field: "embargoUntil",
    });
  });

  it("leaves a notice only of what everybody could read", () => {
    const row = { publishedAt: hours(-5), embargoUntil: null, withdrawnAt: NOW };
    expect(wasPublic(row)).toBe(true);
    expect(wasPublic({ ...row, embargoUntil: hours(1) })).toBe(false);
    expect(wasPublic({ ...row, publishedAt: null })).toBe(false);
  });

  it("settles a scheduled release whose time has come, however often", () => {
    const later = wished(DRAFT, { status: "scheduled", publishAt: hours(2) });
    const once = withDuePublication(later, hours(3));
    expect(once).toMatchObject({ status: "published", publishedAt: hours(2) });
    expect(withDuePublication(once, hours(4))).toEqual(once);
  });
});

it("cuts a summary at a word's end", () => {
  const long = "word ".repeat(100);
  expect(summaryOf("", long)).toMatch(/word…$/);
  expect(summaryOf("Short", long)).toBe("Short");
});
