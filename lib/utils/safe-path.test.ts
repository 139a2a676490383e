import { describe, expect, it } from "vitest";
import { safePath, withCallback } from "./safe-path";

describe("safePath keeps people on this site", () => {
  it.each(["/matching", "/matching?tab=inbox&pitch=1", "/press-profile/maren#work"])("keeps %s", (path) => {
    expect(safePath(path, "/matching")).toBe(path);
  });

  it.each([
    "https://evil.example/matching",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    "/login",
    "/login?callbackUrl=/login",
    "/signup",
    "/api/auth/signout",
    ["/a", "/b"],
    undefined,
    null,
  ])("refuses %j", (raw) => {
    expect(safePath(raw, "/fallback")).toBe("/fallback");
  });

  it("does not mistake a name that begins alike", () => {
    expect(safePath("/signup-guide", "/x")).toBe("/signup-guide");
  });
});

it("carries the way back in the address", () => {
  expect(withCallback("/signup", "/matching?tab=inbox")).toBe(
    "/signup?callbackUrl=%2Fmatching%3Ftab%3Dinbox",
  );
  expect(withCallback("/signup", null)).toBe("/signup");
});
