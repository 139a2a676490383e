import { describe, expect, it } from "vitest";
import { lastOpenStep, stepFrom } from "./wizard-step";

const steps = (...missing: string[]) =>
  missing.map((text, index) => ({ title: `${index + 1}`, missing: text }));

describe("a wizard's steps", () => {
  it("are open up to the first that needs something", () => {
    expect(lastOpenStep(steps("", "A topic is missing", ""))).toBe(2);
    expect(lastOpenStep(steps("Who is missing", "", ""))).toBe(1);
    expect(lastOpenStep(steps("", "", ""))).toBe(3);
  });

  it.each([
    [null, 1],
    ["", 1],
    ["2", 2],
    ["3", 2],
    ["99", 1],
    ["-1", 1],
    ["2x", 1],
  ])("asked for as %o in the address open as %i", (asked, step) => {
    expect(stepFrom(asked, steps("", "A topic is missing", ""))).toBe(step);
  });
});
