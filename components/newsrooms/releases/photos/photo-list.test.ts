import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeLeftOut, insertArrived, putBack, withArrived } from "./photo-list";

describe("the order of a release's photos", () => {
  it("has a removed one back where it was, once", () => {
    expect(putBack(["a", "c"], "b", 1)).toEqual(["a", "b", "c"]);
    expect(putBack(["a", "b"], "b", 0)).toEqual(["a", "b"]);
    expect(putBack([], "b", 7)).toEqual(["b"]);
  });

  it("keeps that of a drop, in whatever order the files arrive", () => {
    const dropped = ["one", "two", "three", "four"];
    const placeOf = new Map(dropped.map((id, n) => [id, n + 1]));
    fc.assert(
      fc.property(fc.shuffledSubarray(dropped, { minLength: 4 }), (arrivals) => {
        const list = arrivals.reduce((now, id) => insertArrived(now, id, placeOf), ["old"] as string[]);
        expect(list).toEqual(["old", ...dropped]);
      }),
    );
  });
});

describe("what was left out", () => {
  it.each([
    [[], 0, ""],
    [["a.pdf"], 0, "“a.pdf” is not a photo and left out."],
    [
      ["a.pdf", "b.mp4"],
      1,
      "“a.pdf”, “b.mp4” are not photos and left out. A release holds 30 photos: 1 photo is left out.",
    ],
    [[], 3, "A release holds 30 photos: 3 photos are left out."],
  ] as const)("is said of %j and %i too many", (strange, many, text) => {
    expect(describeLeftOut([...strange], many, 30)).toBe(text);
  });
});

it("a photo that came while the list was asked for stays in it, once", () => {
  const [old, fresh] = [{ id: "old" }, { id: "fresh" }];
  expect(withArrived([old], 1, [fresh])).toEqual({ photos: [fresh, old], total: 2 });
  expect(withArrived([fresh, old], 2, [fresh])).toEqual({ photos: [fresh, old], total: 2 });
  expect(withArrived([old], 1, [])).toEqual({ photos: [old], total: 1 });
});
