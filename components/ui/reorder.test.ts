import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asideBy, fitKeys, type Held, moveEntry, placeUnder, pressHandle } from "./reorder";

describe("moving an entry of a list", () => {
  it("puts it at its new place and leaves the others in their order", () => {
    expect(moveEntry(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moveEntry(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    for (const [from, to] of [
      [0, 1],
      [0, -1],
      [-1, 0],
      [3, 0],
    ] as const)
      expect(moveEntry(["a"], from, to)).toEqual(["a"]);
    expect(moveEntry([], 0, 0)).toEqual([]);
  });

  it("loses none, and moving back restores the list", () => {
    const places = fc.array(fc.integer(), { minLength: 1 }).chain((list) => {
      const at = fc.nat(list.length - 1);
      return fc.record({ list: fc.constant(list), from: at, to: at });
    });
    fc.assert(
      fc.property(places, ({ list, from, to }) => {
        const moved = moveEntry(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(moveEntry(moved, to, from)).toEqual(list);
      }),
    );
  });
});

describe("a row's handle", () => {
  /** Presses keys on a row of three, which moves with it; returns the list and what was announced last. */
  function press(keys: string[], start: number) {
    let list = ["Instagram", "YouTube", "LinkedIn"];
    const name = list[start] ?? "";
    let held: Held | null = null;
    let announcement = "";
    for (const key of keys) {
      const step = pressHandle(key, { name, at: list.indexOf(name), length: 3 }, held);
      if (!step) continue;
      held = step.held;
      announcement = step.announcement;
      if (step.move) list = moveEntry(list, step.move.from, step.move.to);
    }
    return { list, announcement, held };
  }

  it("takes the row up with Space and says how it moves", () => {
    expect(press([" "], 1).announcement).toBe(
      "YouTube held, place 2 of 3. Arrow keys move it, Space lets go, Escape puts it back.",
    );
  });

  it("moves it with arrows, not beyond the ends, and lets go", () => {
    const { list, announcement, held } = press([" ", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"], 0);
    expect(list).toEqual(["YouTube", "LinkedIn", "Instagram"]);
    expect([announcement, held]).toEqual(["Instagram let go, place 3 of 3.", null]);
  });

  it("puts it back with Escape", () => {
    const { list, announcement } = press([" ", "ArrowUp", "ArrowUp", "Escape"], 2);
    expect([list, announcement]).toEqual([
      ["Instagram", "YouTube", "LinkedIn"],
      "LinkedIn put back, place 3 of 3.",
    ]);
  });

  it("leaves every other key to the browser, held or not", () => {
    const row = { name: "YouTube", at: 1, length: 3 };
    for (const key of ["Tab", "a", "Home"]) {
      expect(pressHandle(key, row, null)).toBeNull();
      expect(pressHandle(key, row, { from: 1, at: 1 })).toBeNull();
    }
    expect(pressHandle("ArrowDown", row, null)).toBeNull();
  });
});

it("a dragged row takes the place after the other rows whose middles it has passed", () => {
  const others = [20, 60];
  expect([0, 30, 70, 400].map((y) => placeUnder(y, others))).toEqual([0, 1, 2, 2]);
  expect(placeUnder(5, [])).toBe(0);
});

it("the rows between where it was and where it is stand aside", () => {
  const down = { from: 1, to: 3, height: 50 };
  expect([0, 1, 2, 3, 4].map((place) => asideBy(place, down))).toEqual([0, 0, -50, -50, 0]);
  const up = { from: 3, to: 1, height: 50 };
  expect([0, 1, 2, 3, 4].map((place) => asideBy(place, up))).toEqual([0, 50, 50, 0, 0]);
});

it("keys grow and shrink with a list, and no two rows share one", () => {
  expect(fitKeys([], 2)).toEqual([0, 1]);
  expect(fitKeys([4, 1], 4)).toEqual([4, 1, 5, 6]);
  expect(fitKeys([2, 0, 1], 1)).toEqual([2]);
  expect(fitKeys([0], 0)).toEqual([]);
});
