import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { changedFields, isSame, mergeValues } from "./merge-values";

const values = (changes: Partial<BuilderValues> = {}): BuilderValues => ({ ...emptyValues(), ...changes });
const base = values({ name: "Hollow Pine", about: "Cabins", expertise: ["travel"] });

describe("two people's changes", () => {
  it("are both taken where they are about different fields", () => {
    const mine = { ...base, about: "Cabins in the woods" };
    const theirs = { ...base, expertise: ["travel", "food"], website: "https://pine.example" };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: {
        ...base,
        about: "Cabins in the woods",
        expertise: ["travel", "food"],
        website: "https://pine.example",
      },
      conflicts: [],
    });
  });

  it("are a conflict where both changed a field, and none where they changed it to the same", () => {
    const mine = { ...base, about: "Mine", name: "Hollow Pine AS" };
    const theirs = { ...base, about: "Theirs", name: "Hollow Pine AS" };
    expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, conflicts: ["about"] });
  });

  it("lose nothing that one of them alone changed, whoever publishes first", () => {
    const text = fc.constantFrom("", "A", "B");
    const form = fc
      .record({ name: text, about: text, website: text, publications: fc.array(text, { maxLength: 2 }) })
      .map(values);
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const merged = mergeValues(base, mine, theirs);
        const [ofMine, ofTheirs] = [changedFields(base, mine), changedFields(base, theirs)];
        for (const field of ofMine) expect(merged.values[field]).toEqual(mine[field]);
        for (const field of ofTheirs)
          if (!ofMine.includes(field)) expect(merged.values[field]).toEqual(theirs[field]);
        expect(merged.conflicts).toEqual(mergeValues(base, theirs, mine).conflicts);
      }),
    );
  });

  it("are compared by what they say, not by the order of their keys", () => {
    expect(isSame({ a: 1, b: [1, { c: "x" }] }, { b: [1, { c: "x" }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame({ a: null }, { a: {} })).toBe(false);
  });
});
