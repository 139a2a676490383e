import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PitchStatus, pitchStatuses } from "@/db/enums";
import {
  describeStatus,
  effectiveStatus,
  headlineOf,
  isWaiting,
  missingFields,
  nextStatus,
  type PitchAct,
  type PitchTexts,
  pitchActs,
  pitchTabs,
  tabRows,
  visibleRatings,
} from "./rules";

const anyStatus = fc.constantFrom(...pitchStatuses);
const anyAct = fc.constantFrom(...pitchActs);
const ends: PitchStatus[] = ["declined", "completed", "expired", "withdrawn"];

describe("the life of a pitch", () => {
  it("allows exactly the changes of docs/product.md#pitches", () => {
    const ways = pitchStatuses.flatMap((from) =>
      pitchActs.flatMap((act) => {
        const to = nextStatus(from, act);
        return to ? [`${from} ${act} ${to}`] : [];
      }),
    );
    expect(ways.sort()).toEqual(
      [
        "unsent send sent",
        "sent read read",
        "sent accept accepted",
        "sent decline declined",
        "sent expire expired",
        "sent withdraw withdrawn",
        "read accept accepted",
        "read decline declined",
        "read expire expired",
        "read withdraw withdrawn",
        "accepted complete completed",
      ].sort(),
    );
  });

  it("never leaves an end, never returns to a state, and answers at most once", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
        const visited: PitchStatus[] = ["unsent"];
        const done: PitchAct[] = [];
        for (const act of acts) {
          const status = visited.at(-1)!;
          const next = nextStatus(status, act);
          if (!next) continue;
          expect(ends).not.toContain(status);
          visited.push(next);
          done.push(act);
        }
        expect(new Set(visited).size).toBe(visited.length);
        expect(
          done.filter((act) => ["accept", "decline", "expire", "withdraw"].includes(act)).length,
        ).toBeLessThan(2);
        if (visited.includes("completed")) expect(visited).toContain("accepted");
        if (done[0]) expect(done[0]).toBe("send");
      }),
    );
  });

  it("judges only a waiting pitch by the clock, and then it cannot be answered or withdrawn", () => {
    fc.assert(
      fc.property(anyStatus, fc.boolean(), anyAct, (status, overdue, act) => {
        const judged = effectiveStatus(status, overdue);
        expect(judged).toBe(isWaiting(status) && overdue ? "expired" : status);
        if (judged === "expired") expect(nextStatus(judged, act)).toBeNull();
        expect(effectiveStatus(judged, overdue)).toBe(judged);
      }),
    );
  });

  it("explains every state in a sentence", () => {
    for (const status of pitchStatuses) expect(describeStatus(status)).toMatch(/^[A-Z].+\.$/);
  });
});

describe("tabs", () => {
  const tabsOf = (side: "sender" | "recipient", status: PitchStatus) =>
    pitchTabs.filter((tab) => tabRows[tab].some((row) => row.side === side && row.statuses.includes(status)));

  it("show every sent pitch to each party in one tab at most, and unsent ones in none", () => {
    for (const status of pitchStatuses) {
      expect(tabsOf("sender", status)).toHaveLength(status === "unsent" ? 0 : 1);
      const hidden = status === "unsent" || status === "withdrawn";
      expect(tabsOf("recipient", status)).toHaveLength(hidden ? 0 : 1);
    }
  });

  it("keep expired in Received and Sent, withdrawn in Sent alone", () => {
    expect(tabsOf("recipient", "expired")).toEqual(["received"]);
    expect(tabsOf("sender", "expired")).toEqual(["sent"]);
    expect(tabsOf("sender", "withdrawn")).toEqual(["sent"]);
    expect(tabsOf("sender", "accepted")).toEqual(["active"]);
    expect(tabsOf("recipient", "completed")).toEqual(["completed"]);
  });
});

describe("complete content", () => {
  const blank: PitchTexts = {
    title: "",
    subject: "",
    who: "",
    what: "",
    whereLocation: "",
    whenTiming: "",
    whyNewsworthy: "",
    content: "",
  };
  const ws = { who: "a", what: "b", whereLocation: "c", whenTiming: "d", whyNewsworthy: "e" };

  it("is a heading with the five W's, or a subject with a message", () => {
    expect(missingFields({ ...blank, ...ws, title: "t" })).toEqual([]);
    expect(missingFields({ ...blank, ...ws, subject: "s" })).toEqual([]);
    expect(missingFields({ ...blank, subject: "s", content: "m" })).toEqual([]);
  });

  it("names what is missing: of a message its other half, else the W's", () => {
    expect(missingFields({ ...blank, subject: "s" })).toEqual(["content"]);
    expect(missingFields({ ...blank, content: "m" })).toEqual(["subject"]);
    expect(missingFields({ ...blank, ...ws, title: "t", whenTiming: " \n" })).toEqual(["whenTiming"]);
    expect(missingFields(blank)).toEqual([
      "title",
      "who",
      "what",
      "whereLocation",
      "whenTiming",
      "whyNewsworthy",
    ]);
  });

  it("stays complete when more is written", () => {
    const field = fc.constantFrom("", " ", "x");
    const texts = fc.record({
      ...{ title: field, subject: field, who: field, what: field, content: field },
      ...{ whereLocation: field, whenTiming: field, whyNewsworthy: field },
    });
    fc.assert(
      fc.property(texts, fc.constantFrom(...(Object.keys(blank) as (keyof PitchTexts)[])), (pitch, more) => {
        if (missingFields(pitch).length > 0) return;
        expect(missingFields({ ...pitch, [more]: "written" })).toEqual([]);
        expect(headlineOf(pitch).trim()).not.toBe("");
      }),
    );
  });
});

describe("ratings", () => {
  it("show the other's only once both are in or 14 days have passed", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (hasOwn, hasOther, isDue) => {
        const ratings = [
          ...(hasOwn ? [{ isOwn: true, isDue: false }] : []),
          ...(hasOther ? [{ isOwn: false, isDue }] : []),
        ];
        const { own, other } = visibleRatings(ratings);
        expect(own !== null).toBe(hasOwn);
        expect(other !== null).toBe(hasOther && (hasOwn || isDue));
      }),
    );
  });
});
