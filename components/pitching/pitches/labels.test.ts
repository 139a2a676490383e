import { describe, expect, it } from "vitest";
import { draftFields, draftLabels, draftLimits } from "@/lib/domain/pitching/pitch-drafts/schema";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { editedLabel, fieldTextsFor, savedLabel, truncateWhy } from "./labels";

const now = new Date("2026-11-21T12:00:00Z");

describe("the labels of a card", () => {
  it("cuts a Why at 150 characters, at a word, with an ellipsis, and leaves a shorter one alone", () => {
    const long = "A town bought back its carriage. ".repeat(8);
    expect(truncateWhy(long).length).toBeLessThanOrEqual(150);
    expect(truncateWhy(long).endsWith("…")).toBe(true);
    expect(long.startsWith(truncateWhy(long).slice(0, -1))).toBe(true);
    expect(truncateWhy("x".repeat(400))).toHaveLength(150);
    expect(truncateWhy("x".repeat(150))).toBe("x".repeat(150));
  });

  it.each([
    ["2026-11-21T11:59:00Z", "Edited just now"],
    ["2026-11-21T10:00:00Z", "Edited 2 hours ago"],
    ["2026-11-20T10:00:00Z", "Edited yesterday"],
    ["2026-11-12T10:00:00Z", "Edited 12\u00a0November"],
    ["2025-11-12T10:00:00Z", "Edited 12\u00a0November\u00a02025"],
  ])("an edit at %s reads %s", (updatedAt, texts) => {
    expect(editedLabel({ title: "T", createdAt: "2025-01-01T00:00:00Z", updatedAt }, now)).toBe(texts);
  });

  it("calls an untouched copy copied", () => {
    const at = "2026-11-21T10:00:00Z";
    expect(editedLabel({ title: "T (Copy)", createdAt: at, updatedAt: at }, now)).toBe("Copied 2 hours ago");
  });

  it.each([
    [4000, "Saved just now"],
    [14_000, "Saved 10 seconds ago"],
    [65_000, "Saved 1 minute ago"],
    [600_000, "Saved 10 minutes ago"],
  ])("%d ms after saving it says %s", (age, texts) => {
    expect(savedLabel(1_000_000, 1_000_000 + age)).toBe(texts);
  });
});

describe("the labels of the fields", () => {
  it("fit their limits as examples, and no label names another field", () => {
    for (const type of userTypes) {
      const texts = fieldTextsFor(type);
      for (const field of draftFields) {
        expect(texts[field].placeholder.length).toBeLessThanOrEqual(draftLimits[field]);
        const others = draftFields.filter((other) => other !== field).map((other) => draftLabels[other]);
        for (const other of others) {
          expect(texts[field].note ?? "").not.toMatch(new RegExp(`\\b${other}\\b`, "i"));
        }
      }
    }
  });
});
