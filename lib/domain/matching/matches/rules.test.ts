import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decisionKinds, userTypes } from "@/db/enums";
import {
  canDiscover,
  type Decision,
  dailyLimits,
  isLike,
  likesLeft,
  matchedMessage,
  meetsMessage,
  stepOf,
} from "./rules";

describe("who meets whom", () => {
  it("is the table of docs/product.md#who-meets-whom", () => {
    const pairs = userTypes.flatMap((viewer) =>
      userTypes.filter((other) => canDiscover(viewer, other)).map((other) => `${viewer}>${other}`),
    );
    expect(pairs.sort()).toEqual(
      [
        "press>brand",
        "press>source",
        "paid_media>brand",
        "paid_media>source",
        "brand>press",
        "brand>paid_media",
        "source>press",
        "source>paid_media",
      ].sort(),
    );
  });

  it("is mutual, so that a like can always be answered", () => {
    for (const one of userTypes)
      for (const other of userTypes) expect(canDiscover(one, other)).toBe(canDiscover(other, one));
  });

  it("is stated in a sentence", () => {
    expect(meetsMessage("brand")).toBe("Here you meet journalists and paid media.");
  });
});

const anyDecision: fc.Arbitrary<Decision | null> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constantFrom("like" as const, "superlike" as const), hides: fc.constant(true) }),
    fc.record({ kind: fc.constant("pass" as const), hides: fc.boolean() }),
  ),
);

describe("a decision", () => {
  it("is never spent for twice: repeating any action changes nothing and costs nothing", () => {
    fc.assert(
      fc.property(anyDecision, fc.constantFrom(...decisionKinds), fc.boolean(), (before, action, matched) => {
        const first = stepOf(before, action, matched);
        if (first.refused || !first.changed) return;
        expect(stepOf({ kind: action, hides: true }, action, matched)).toEqual({
          refused: false,
          changed: false,
        });
      }),
    );
  });

  it("never goes back from a like, and costs nothing once matched", () => {
    fc.assert(
      fc.property(anyDecision, fc.constantFrom(...decisionKinds), (before, action) => {
        const step = stepOf(before, action, false);
        expect(step.refused).toBe(action === "pass" && isLike(before?.kind));
        if (action !== "pass")
          expect(stepOf(before, action, true)).toEqual({ refused: false, changed: false });
      }),
    );
  });

  it("spends the count it names: a super like its own only, a pass none", () => {
    const changed = (spends: string | null) => ({ refused: false, changed: true, spends });
    expect(stepOf(null, "like", false)).toEqual(changed("likes"));
    expect(stepOf({ kind: "pass", hides: true }, "like", false)).toEqual(changed("likes"));
    expect(stepOf({ kind: "like", hides: true }, "superlike", false)).toEqual(changed("superLikes"));
    expect(stepOf({ kind: "superlike", hides: true }, "like", false)).toEqual({
      refused: false,
      changed: false,
    });
    expect(stepOf(null, "pass", false)).toEqual(changed(null));
    expect(stepOf({ kind: "pass", hides: false }, "pass", false)).toEqual(changed(null));
  });
});

describe("what is left and its message", () => {
  it("counts down from 50 and 5 and never below nought", () => {
    expect(dailyLimits).toEqual({ likes: 50, superLikes: 5 });
    expect(likesLeft({ likes: 3, superLikes: 1 })).toEqual({ likes: 47, superLikes: 4 });
    expect(likesLeft({ likes: 51, superLikes: 9 })).toEqual({ likes: 0, superLikes: 0 });
  });

  it("asks for a pitch only where there is none", () => {
    expect(matchedMessage("Maren", false)).toBe("It's a match with Maren! Create a pitch to connect.");
    expect(matchedMessage("Maren", true)).toBe("It's a match with Maren!");
  });
});
