import { expect, it } from "vitest";
import { only } from "./only";

it("gives the one row there is, and refuses none and several", () => {
  expect(only([{ id: 1 }])).toEqual({ id: 1 });
  expect(() => only([])).toThrow("A statement of one row gave 0.");
  expect(() => only([1, 2])).toThrow("A statement of one row gave 2.");
});
