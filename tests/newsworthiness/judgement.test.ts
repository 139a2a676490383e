import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestImprovements } from "@/lib/domain/pitching/ai-assist/ai-assist";
import { assessNewsworthiness } from "@/lib/domain/pitching/newsworthiness/newsworthiness";
import { type PitchText, pitchFields } from "@/lib/domain/pitching/pitches/pitch-text";
import { gazetteer } from "../evaluation/gazetteer";
import { LABELLED_ON as now, readLabelled } from "../evaluation/newsworthiness";
import { foreignPitches, unverified, verified } from "./pitches.test-data";

const tuning = readLabelled("tuning");
const empty: PitchText = { title: "", who: "", what: "", where: "", when: "", why: "" };

describe("what the model certified before it read evidence", () => {
  it.each(unverified)("does not verify $name, and says why", async ({ pitch, note }) => {
    const { score, newsworthy, notes } = await assessNewsworthiness({ ...empty, ...pitch }, now, gazetteer);
    expect(newsworthy).toBe(false);
    expect(score ?? 0).toBeLessThan(0.6);
    expect(notes.join("; ")).toMatch(note);
  });

  it.each(verified)("verifies $name", async ({ pitch, language }) => {
    const result = await assessNewsworthiness({ ...empty, ...pitch }, now, gazetteer);
    expect(result).toMatchObject({ newsworthy: true, language, notes: [] });
  });

  it("knows what is past by the day it is asked on", async () => {
    const [, , , , decision] = unverified;
    const pitch = { ...empty, ...decision?.pitch };
    const then = await assessNewsworthiness(pitch, new Date("2024-03-20T12:00:00Z"), gazetteer);
    expect(then).toMatchObject({ newsworthy: true, notes: [] });
    const later = await assessNewsworthiness(pitch, now, gazetteer);
    expect(later.newsworthy).toBe(false);
  });
});

describe("a language the model does not know", () => {
  it.each(Object.entries(foreignPitches))("has no score and a sentence (%s)", async (_, text) => {
    const result = await assessNewsworthiness({ ...empty, what: text }, now, gazetteer);
    expect(result).toMatchObject({ score: null, newsworthy: false, language: null, factors: [] });
    expect(result.notes).toEqual([
      "No newsworthiness score: it is in a language that the model does not know",
    ]);
  });

  it("is not said of a few words", async () => {
    const { score, notes } = await assessNewsworthiness({ ...empty, title: "Winter" }, now, gazetteer);
    expect(score).toBeNull();
    expect(notes[0]).toContain("too little is written");
  });
});

describe("every sentence", () => {
  it("quotes only what stands in the pitch", async () => {
    const field = fc.constantFrom(...tuning.flatMap(({ pitch }) => pitchFields.map((name) => pitch[name])));
    const mixed = fc.record({ title: field, who: field, what: field, where: field, when: field, why: field });
    const any = fc.oneof(fc.constantFrom(...tuning.map(({ pitch }) => pitch)), mixed);
    await fc.assert(
      fc.asyncProperty(any, async (pitch) => {
        const { factors, gates } = await assessNewsworthiness(pitch, now, gazetteer);
        for (const { reason, quotes } of [...factors, ...gates]) {
          for (const quoted of quotes)
            expect(
              pitchFields.some((name) => pitch[name].includes(quoted)),
              quoted,
            ).toBe(true);
          for (const [, quoted] of reason.matchAll(/“([^”]+)”/gu)) expect(quotes).toContain(quoted);
        }
        const given = factors.find(({ key }) => key === "facts")?.reason ?? "";
        const text = pitchFields.map((name) => pitch[name]).join("\n");
        for (const [figure] of given.matchAll(/\d+/gu)) expect(text).toContain(figure);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the assistant", () => {
  it("cannot raise its own score: nothing is added to the facts", async () => {
    let suggested = 0;
    for (const { id, pitch } of tuning) {
      const suggestions = suggestImprovements(pitch);
      if (suggestions.length > 0) suggested++;
      const improved = {
        ...pitch,
        ...Object.fromEntries(suggestions.map(({ field, text }) => [field, text])),
      };
      const [before, after] = [
        await assessNewsworthiness(pitch, now, gazetteer),
        await assessNewsworthiness(improved, now, gazetteer),
      ];
      expect((after.score ?? 0) - (before.score ?? 0), id).toBeLessThanOrEqual(0.03);
      expect(after.newsworthy, id).toBe(before.newsworthy);
    }
    expect(suggested).toBeGreaterThan(10);
  });

  it("cannot raise it by copying a field over another", async () => {
    for (const { id, pitch } of tuning) {
      const before = await assessNewsworthiness(pitch, now, gazetteer);
      const copied = { ...pitch, why: `${pitch.why} ${pitch.when}`, who: `${pitch.who}, ${pitch.where}` };
      const after = await assessNewsworthiness(copied, now, gazetteer);
      expect((after.score ?? 0) - (before.score ?? 0), id).toBeLessThanOrEqual(0.03);
    }
  });

  it("cannot raise it by answering Why with the words of What", async () => {
    for (const { id, pitch } of tuning) {
      const without = await assessNewsworthiness({ ...pitch, why: "" }, now, gazetteer);
      const copied = await assessNewsworthiness({ ...pitch, why: pitch.what }, now, gazetteer);
      expect((copied.score ?? 0) - (without.score ?? 0), id).toBeLessThan(0.001);
    }
  });
});
