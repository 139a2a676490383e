import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const given = { DEPLOYMENT: "demo", AUTH_SECRET: "a secret of at least 32 characters, made up" };

describe("PAGE_DELIVERY", () => {
  it("is fast unless it is stock, and nothing else", () => {
    expect(readSettings(given).PAGE_DELIVERY).toBe("fast");
    expect(readSettings({ ...given, PAGE_DELIVERY: "stock" }).PAGE_DELIVERY).toBe("stock");
    expect(() => readSettings({ ...given, PAGE_DELIVERY: "fastest" })).toThrow(
      /PAGE_DELIVERY must be stock or fast/,
    );
  });
});

describe("the WebSub hub's address", () => {
  it.each([undefined, "", "https://hub.example/", "http://127.0.0.1:8080/publish", "http://localhost:9/"])(
    "may be %j",
    (WEBSUB_HUB_URL) => {
      expect(readSettings({ ...given, WEBSUB_HUB_URL }).WEBSUB_HUB_URL).toBe(WEBSUB_HUB_URL || undefined);
    },
  );

  it.each(["http://hub.example/", "ftp://hub.example/", "hub.example", "http://localhost.evil.example/"])(
    "may not be %j, and the sentence says what to set",
    (WEBSUB_HUB_URL) => {
      expect(() => readSettings({ ...given, WEBSUB_HUB_URL })).toThrow(
        /WEBSUB_HUB_URL must be an https address/,
      );
    },
  );
});
