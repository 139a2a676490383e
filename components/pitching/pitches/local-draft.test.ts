import { describe, expect, it } from "vitest";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { type LocalDraft, unsavedParts } from "./local-draft";
import { emptyPitch } from "./pitch-form";

const typedAt = Date.parse("2026-11-21T12:00:00Z");
const before = "2026-11-21T11:00:00.000Z";
const after = "2026-11-21T13:00:00.000Z";

const localCopy: LocalDraft = { parts: { why: "Typed here" }, base: { why: "Old" }, at: typedAt };
const draft = (why: string, updatedAt: string) =>
  ({ ...emptyPitch, title: "T", why, updatedAt }) as DraftView;

describe("text that did not reach the server", () => {
  it("comes back over what was there before it was typed", () => {
    expect(unsavedParts(localCopy, draft("Old", before))).toEqual({ why: "Typed here" });
  });

  it("comes back when other parts were changed elsewhere since", () => {
    expect(unsavedParts(localCopy, { ...draft("Old", after), title: "Changed" })).toEqual({
      why: "Typed here",
    });
  });

  it("gives way to a newer text of the same part", () => {
    expect(unsavedParts(localCopy, draft("Newer, on another device", after))).toEqual({});
  });

  it("is nothing once the server has it", () => {
    expect(unsavedParts(localCopy, draft("Typed here", after))).toEqual({});
  });

  it("starts a pitch that was never created", () => {
    expect(unsavedParts({ ...localCopy, base: {} }, null)).toEqual({ why: "Typed here" });
  });
});
