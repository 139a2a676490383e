import { expect, it } from "vitest";
import { withActing } from "./acting";

it.each([
  ["/dashboard", "/dashboard?as=pine"],
  ["/matching?tab=inbox#latest", "/matching?tab=inbox&as=pine#latest"],
  ["/releases/1?as=other", "/releases/1?as=other"],
  ["?tab=team", "?tab=team&as=pine"],
  // Public pages are the same bytes for everybody.
  ["/brand-newsroom/pine", "/brand-newsroom/pine"],
  ["/work-with-us", "/work-with-us"],
  ["https://elsewhere.org/dashboard", "https://elsewhere.org/dashboard"],
])("%s leads to %s while acting", (href, expected) => {
  expect(withActing(href, "pine")).toBe(expected);
});

it("leaves addresses as they are for one's own profile", () => {
  expect(withActing("/dashboard?tab=team", null)).toBe("/dashboard?tab=team");
});
