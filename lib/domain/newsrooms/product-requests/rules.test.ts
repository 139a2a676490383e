import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productRequestStates } from "@/db/enums";
import { actsOf, isActOf, productActs, type RequestState, type Side, stateAfter } from "./rules";

const sides: Side[] = ["owner", "requester"];
const ends = ["declined", "returned", "kept", "withdrawn"];

/** Acts by both sides and looks at the clock in any order; a move that is not allowed changes nothing. */
const moves = fc.array(
  fc.oneof(
    fc.record({ act: fc.constantFrom(...productActs), side: fc.constantFrom(...sides) }),
    fc.constant("clock" as const),
  ),
  { maxLength: 30 },
);

function play(list: typeof moves extends fc.Arbitrary<infer M> ? M : never, gift: boolean): RequestState[] {
  let now: RequestState = { state: "asked", loan: null };
  const seen = [now];
  for (const move of list) {
    let next = now;
    if (move === "clock") next = now.state === "sent" && now.loan === "loan" ? { ...now, state: "due" } : now;
    else if (isActOf(move.act, move.side, now.loan)) {
      const state = stateAfter(move.act, now);
      if (state) next = { state, loan: move.act === "grant" ? (gift ? "gift" : "loan") : now.loan };
    }
    if (next !== now) seen.push(next);
    now = next;
  }
  return seen;
}

describe("a product request", () => {
  it("comes to an end in at most four steps, and an end is one", () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (list, gift) => {
        const seen = play(list, gift);
        expect(seen.length).toBeLessThanOrEqual(5);
        const end = seen.findIndex(({ state }) => ends.includes(state));
        if (end >= 0) expect(end).toBe(seen.length - 1);
      }),
    );
  });

  it("is sent only after it was granted, falls due only as a loan, and a gift never comes back", () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (list, gift) => {
        const states = play(list, gift).map(({ state }) => state);
        if (states.includes("sent")) expect(states.slice(0, 3)).toEqual(["asked", "granted", "sent"]);
        if (gift) expect(states).not.toEqual(expect.arrayContaining(["due"]));
        if (gift) expect(states).not.toContain("returned");
      }),
    );
  });

  it("says of each state what each side may do, and nothing once it ended", () => {
    for (const state of productRequestStates)
      for (const side of sides) {
        const acts = actsOf({ state, loan: "loan" }, side);
        if (ends.includes(state)) expect(acts).toEqual([]);
        for (const act of acts) expect(stateAfter(act, { state, loan: "loan" })).not.toBeNull();
      }
    expect(actsOf({ state: "asked", loan: null }, "owner")).toEqual(["grant", "decline"]);
    expect(actsOf({ state: "asked", loan: null }, "requester")).toEqual(["withdraw"]);
    expect(actsOf({ state: "due", loan: "loan" }, "owner")).toEqual(["return", "keep"]);
    expect(actsOf({ state: "sent", loan: "gift" }, "requester")).toEqual(["keep"]);
    expect(actsOf({ state: "sent", loan: "loan" }, "requester")).toEqual([]);
  });
});
