import { describe, expect, it } from "vitest";
import { firstStep, safePath, withCallback } from "./safe-path";

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

it("leads whoever was invited to the invitation, and all others to their set-up", () => {
  expect(firstStep("/invitation/Ab_c-1")).toBe("/invitation/Ab_c-1");
  expect(firstStep("/invitation/%E0%A4%A")).toBe("/setup-profile?callbackUrl=%2Finvitation%2F%25E0%25A4%25A");
  expect(firstStep("/matching")).toBe("/setup-profile?callbackUrl=%2Fmatching");
  expect(firstStep(null)).toBe("/setup-profile");
});
