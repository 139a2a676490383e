import { describe, expect, it } from "vitest";
import { attemptFor } from "./attempt";

describe("an attempt", () => {
  it("is sent again under its key with the same text, under another with another", () => {
    const first = attemptFor(undefined, { title: "A" });
    expect(attemptFor(first, { title: "A" })).toBe(first);
    const other = attemptFor(first, { title: "B" });
    expect(other.key).not.toBe(first.key);
  });

  it("tells one file from another", () => {
    const file = new File(["one"], "berth.mp4", { lastModified: 1 });
    const first = attemptFor(null, { title: "A", file });
    expect(attemptFor(first, { title: "A", file: new File(["one"], "berth.mp4", { lastModified: 1 }) })).toBe(
      first,
    );
    for (const other of [
      new File(["other"], "berth.mp4", { lastModified: 1 }),
      new File(["one"], "quay.mp4", { lastModified: 1 }),
      new File(["one"], "berth.mp4", { lastModified: 2 }),
    ]) {
      expect(attemptFor(first, { title: "A", file: other }).key).not.toBe(first.key);
    }
  });
});
