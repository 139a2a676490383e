import { describe, expect, it, vi } from "vitest";
import { isLeaving } from "./use-saved-document";

describe("a save that goes on where the page is left", () => {
  const hidden = (text: string) => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    return isLeaving({ text });
  };

  it("is as long as a browser sends on, which counts bytes and refuses more", () => {
    expect(hidden("a".repeat(59_000))).toBe(true);
    expect(hidden("a".repeat(61_000))).toBe(false);
    expect(hidden("ж".repeat(29_000))).toBe(true);
    expect(hidden("ж".repeat(31_000))).toBe(false);
    expect(hidden("報".repeat(20_000))).toBe(false);
  });
});
