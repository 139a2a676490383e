import { describe, expect, it } from "vitest";
import { type PitchText, pitchFields } from "../pitches/pitch-text";
import { withoutRepeats } from "./repeats";

const EMPTY: PitchText = { title: "", who: "", what: "", where: "", when: "", why: "" };
const written = (texts: Partial<PitchText>) => {
  const all = { ...EMPTY, ...texts };
  const words = Object.fromEntries(
    pitchFields.map((field) => [field, all[field].split(" ").filter(Boolean)]),
  );
  return withoutRepeats(words as Record<keyof PitchText, string[]>);
};

describe("words that repeat another field", () => {
  it("stay in the longest field", () => {
    const { what, why } = written({
      what: "the council of Rjukan closes the last ski lift in March",
      why: "People ask: The Council of Rjukan closes",
    });
    expect(what).toHaveLength(11);
    expect(why).toEqual(["People", "ask:"]);
  });

  it("stay in one of two answers that are the same", () => {
    const { where, when } = written({ where: "Rjukan Norway", when: "Rjukan Norway" });
    expect([...where, ...when]).toEqual(["Rjukan", "Norway"]);
  });

  it("are no names and dates that fields share", () => {
    const { who, where } = written({
      who: "Mayor of Rjukan",
      what: "Mayor of Rjukan speaks",
      where: "Rjukan",
    });
    expect([who.length, where.length]).toEqual([3, 1]);
  });
});
