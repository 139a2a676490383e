import { describe, expect, it } from "vitest";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { pitchLabels } from "@/lib/domain/pitching/pitches/rules";
import { composedPitchInput, sentPitchLimits } from "@/lib/domain/pitching/pitches/schema";
import {
  composerFields,
  composerLimits,
  emptyComposer,
  fillFrom,
  isBlank,
  likelySender,
  stepOf,
} from "./composer-values";

describe("the fields of a pitch", () => {
  it("are all a sent pitch has, each in one step, counted by the server's limits", () => {
    expect(composerFields.toSorted()).toEqual(Object.keys(pitchLabels).toSorted());
    expect(sentPitchLimits).toMatchObject(composerLimits);
    expect([stepOf("title"), stepOf("subject"), stepOf("who"), stepOf("content")]).toEqual([1, 1, 2, 2]);
    expect(stepOf("perks")).toBe(1);
  });

  it("are required where the label has a star, each with its own message, all at once", () => {
    const checked = composedPitchInput.safeParse({
      ...emptyComposer,
      what: " ",
      whyNewsworthy: "x".repeat(301),
    });
    const messages = Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
    );
    expect(messages).toEqual({
      title: "Title is required",
      who: "Who is required",
      what: "What is required",
      whereLocation: "Where is required",
      whenTiming: "When is required",
      whyNewsworthy: "Why must be 300 characters or fewer",
    });
  });

  it("are blank with nothing but spaces, not with a perk", () => {
    expect(isBlank({ ...emptyComposer, who: " \n" })).toBe(true);
    expect(isBlank({ ...emptyComposer, perks: ["Interview"] })).toBe(false);
  });
});

describe("a saved pitch", () => {
  it("fills title, W's and perks, and leaves subject and message as they are", () => {
    const draft = { title: "T", who: "1", what: "2", where: "3", when: "4", why: "5", perks: ["Quote"] };
    const before = { ...emptyComposer, title: "Old", subject: "S", content: "M", perks: ["Photo"] };
    expect(fillFrom(draft as DraftView, before)).toEqual({
      ...{ title: "T", subject: "S", who: "1", what: "2", whereLocation: "3", whenTiming: "4" },
      ...{ whyNewsworthy: "5", content: "M", perks: ["Quote"] },
    });
  });
});

it("newsrooms hear from journalists, journalists and creators from brands", () => {
  expect((["BRAND", "SOURCE", "PRESS", "PAID_MEDIA"] as const).map(likelySender)).toEqual([
    "press",
    "press",
    "brand",
    "brand",
  ]);
});
