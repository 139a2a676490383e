import { expect, it } from "vitest";
import { refusalsBeside } from "./release-form";

it("a refusal goes with the field it names, and those of the times with their switch and zone", () => {
  expect(refusalsBeside("title")).toEqual(["title"]);
  expect(refusalsBeside("held")).toContain("embargoLocal");
  expect(refusalsBeside("timeZone")).toEqual(expect.arrayContaining(["publishLocal", "embargoLocal"]));
});
