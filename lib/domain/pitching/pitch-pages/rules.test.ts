import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pitchPageStatuses } from "@/db/enums";
import {
  copyTitle,
  describeMissing,
  endOfDay,
  eventMoment,
  isRefusal,
  missingOf,
  nextStatus,
  spellTimeZone,
  stateOf,
  unarchivedStatus,
} from "./rules";

const now = new Date("2026-11-23T12:00:00Z");
const past = new Date("2026-11-22T12:00:00Z");
const later = new Date("2027-03-01T23:59:00Z");

const full = {
  name: "Hollow Pine",
  pitchTitle: "A winter without a road",
  who: "Hollow Pine",
  what: "Eleven cabins",
  why: "The line closed in 1991",
  topics: ["Travel"],
  perks: ["Interview"],
};

describe("the steps", () => {
  it.each([
    [1, { who: " " }, ["who"]],
    [1, { what: "" }, ["what"]],
    [1, { why: "" }, ["why"]],
    [1, { name: "", pitchTitle: "" }, ["name", "pitchTitle"]],
    [1, { topics: [], perks: [] }, []],
    [2, { topics: [] }, ["topics"]],
    [3, { perks: [] }, ["perks"]],
    [4, { who: "", topics: [], perks: [] }, []],
  ] as const)("step %i with %o needs %o", (step, change, missing) => {
    expect(missingOf({ ...full, ...change }, step)).toEqual(missing);
  });

  it("names what is missing in words", () => {
    expect(describeMissing(full)).toBe("");
    expect(describeMissing({ ...full, why: "" })).toBe("Why is missing");
    expect(describeMissing({ ...full, who: "", topics: [], perks: [] })).toBe(
      "Who, a topic and a perk are missing",
    );
  });
});

describe("the states", () => {
  it.each([
    ["draft", undefined, null, "draft"],
    ["draft", "published", null, "published"],
    ["draft", "published", later, "published"],
    ["published", undefined, later, "published"],
    ["expired", undefined, past, "expired"],
    ["expired", undefined, later, "published"],
    ["expired", "published", null, "published"],
    ["archived", undefined, null, "archived"],
  ] as const)("%s, asked for %s with the end %s, becomes %s", (before, asked, expiresAt, after) => {
    expect(nextStatus(before, { asked, expiresAt, now })).toBe(after);
  });

  it.each([
    ["draft", "published", past, "expiresAt"],
    ["published", undefined, past, "expiresAt"],
    ["expired", "published", past, "expiresAt"],
    ["published", "draft", null, undefined],
    ["archived", "published", null, undefined],
  ] as const)("%s, asked for %s with the end %s, is refused", (before, asked, expiresAt, field) => {
    const next = nextStatus(before, { asked, expiresAt, now });
    expect(isRefusal(next) && [next.field, next.message !== ""]).toEqual([field, true]);
  });

  it("never makes a page public whose end has passed, nor a public one a draft", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pitchPageStatuses),
        fc.constantFrom(undefined, "draft" as const, "published" as const),
        fc.constantFrom(null, past, later),
        (before, asked, expiresAt) => {
          const next = nextStatus(before, { asked, expiresAt, now });
          if (isRefusal(next)) return;
          if (next === "published") expect(stateOf({ status: next, expiresAt }, now)).toBe("published");
          if (next === "draft") expect(before).toBe("draft");
        },
      ),
    );
  });

  it("are judged by the clock before a job has written them down", () => {
    expect(stateOf({ status: "published", expiresAt: past }, now)).toBe("expired");
    expect(stateOf({ status: "archived", expiresAt: past }, now)).toBe("archived");
    expect(unarchivedStatus({ publishedAt: past })).toBe("published");
    expect(unarchivedStatus({ publishedAt: null })).toBe("draft");
  });
});

it("reads an event's time on the clock of its place", () => {
  const event = { eventDate: "2026-12-12", eventTime: "22:14", timeZone: "Europe/Oslo" };
  expect(eventMoment(event)?.toISOString()).toBe("2026-12-12T21:14:00.000Z");
  expect(eventMoment({ ...event, eventTime: null })).toBeNull();
});

it("ends a day with its last second, on the clock of its place", () => {
  expect(endOfDay("2027-03-01", "Europe/Oslo")?.toISOString()).toBe("2027-03-01T22:59:59.000Z");
  expect(endOfDay("never", "UTC")).toBeNull();
});

it.each([
  ["utc", "UTC"],
  ["EUROPE/oslo", "Europe/Oslo"],
  // Node lists this zone under its older name.
  ["Europe/Kyiv", "Europe/Kyiv"],
])("spells the zone %s as %s", (zone, spelled) => expect(spellTimeZone(zone)).toBe(spelled));

it("gives a copy a title within the limit", () => {
  expect(copyTitle("x".repeat(150), 150)).toHaveLength(150);
});
