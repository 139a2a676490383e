import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "@/lib/utils/fold-text";
import { gazetteer } from "@/tests/evaluation/gazetteer";
import { examplePitches } from "../newsworthiness/example-pitches.test-data";
import { assessNewsworthiness } from "../newsworthiness/newsworthiness";
import { type PitchText, pitchFields, pitchLimits } from "../pitches/pitch-text";
import { suggestImprovements } from "./ai-assist";
import { applyPieces } from "./pieces";

const empty: PitchText = { title: "", who: "", what: "", where: "", when: "", why: "" };

/** Sentences that have something to improve, and some that have not. */
const fragments = [
  "We are excited to announce that the most amazing, unique bakery opens in Lyon on 12 December!!!",
  "An incredible study of 3,812 guests shows that 41% pack differently.",
  "Researcher Marit Solli says it is truly unique.",
  "Municipalities pay a lot, and they have asked for the data in order to save money",
  "a very old mill",
  "BUY NOW HUGE SALE",
  "Soon",
  "Everywhere",
  "Published 29 October 2026, data free since",
  "The valley has one road; it is closed from October to May, and the people who live there take the train, which runs twice a day and carries the post, the milk and the children to school.",
  "It was amazing",
  "best!",
  "— “quoted”",
  "",
  "   ",
];
const limited = (field: keyof PitchText) =>
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 20 })), { maxLength: 4 })
    .map((parts) => parts.join(" ").slice(0, pitchLimits[field]));
const anyPitch: fc.Arbitrary<PitchText> = fc.oneof(
  fc.record({
    title: limited("title"),
    who: limited("who"),
    what: limited("what"),
    where: limited("where"),
    when: limited("when"),
    why: limited("why"),
  }),
  fc.constantFrom(...examplePitches.map(({ pitch }) => pitch)),
);

function improve(pitch: PitchText): PitchText {
  return {
    ...pitch,
    ...Object.fromEntries(suggestImprovements(pitch).map(({ field, text }) => [field, text])),
  };
}

const wordSet = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []));

describe("ai-assist", () => {
  it("takes praise, filler and shouting out and leaves sentences", () => {
    const cases: [string, string][] = [
      ["An amazing study of bins", "A study of bins"],
      ["Amazing and most groundbreaking bins!", "Bins"],
      ["The world-class, unique old mill", "The old mill"],
      ["A unique idea, a very old mill", "An idea, an old mill"],
      ["BIG MILL FOR SALE NOW", "Big mill for sale now"],
      ["We are thrilled to announce that bread is back", "Bread is back"],
    ];
    for (const [title, better] of cases) {
      expect(suggestImprovements({ ...empty, title })[0]?.text, title).toBe(better);
    }
  });

  it("leaves praise that holds a sentence together, and facts that sound like praise", () => {
    for (const title of [
      "The bread is amazing",
      "Women deserve the best",
      "The oldest mill in town",
      "Best before 1991",
    ]) {
      expect(suggestImprovements({ ...empty, title })).toEqual([]);
    }
  });

  it("copies date, place, name and figures to the field that lacks them, and names their source", () => {
    const suggestions = suggestImprovements({
      title: "The 41% study",
      who: "Researchers who weighed what guests carried out",
      what: "A two-year study: 3,812 guests with no bins left 41% less waste in Trondheim. Marit Solli led it",
      where: "Everywhere",
      when: "Published 29 October 2026, data free since",
      why: "When bins are removed, people pack differently. Seven towns asked for it.",
    });
    const by = Object.fromEntries(suggestions.map((suggestion) => [suggestion.field, suggestion]));
    expect(by.where?.text).toBe("Trondheim");
    expect(by.who?.text).toBe("Researchers who weighed what guests carried out, Marit Solli");
    expect(by.why?.text).toBe(
      "When bins are removed, people pack differently. Seven towns asked for it. 3,812 guests with no bins left 41% less waste in Trondheim. Published 29 October 2026.",
    );
    expect(by.why?.pieces.map((piece) => `${piece.title}: ${piece.reason}`)).toEqual([
      "Your numbers in Why: 3,812 and 41% stand in What, not yet in Why",
      "A date to hang it on: Taken from When",
    ]);
    expect(by.when).toBeUndefined();
    const moved = suggestImprovements({
      ...empty,
      when: "Soon",
      why: "The mill opens on 3 May for all who bake",
    });
    expect(moved.map(({ field, text, reason }) => ({ field, text, reason }))).toEqual([
      { field: "when", text: "3 May", reason: "Your date in When" },
    ]);
  });

  it("splits a long sentence where its wording allows", () => {
    const [suggestion] = suggestImprovements({ ...empty, why: fragments[9] ?? "" });
    expect(suggestion?.field).toBe("why");
    expect(suggestion?.text).toContain(
      "it is closed from October to May. The people who live there take the train",
    );
  });

  it("has no suggestions for a clean pitch", () => {
    for (const { quality, pitch } of examplePitches) {
      if (quality === "good") expect(suggestImprovements(pitch), pitch.title).toEqual([]);
    }
    expect(suggestImprovements(empty)).toEqual([]);
  });

  it("never makes a hand-written pitch worse", async () => {
    const scoreOf = async (pitch: PitchText) =>
      (await assessNewsworthiness(pitch, new Date("2026-11-23T12:00:00Z"), gazetteer)).score ?? 0;
    for (const { pitch } of examplePitches) {
      const gain = (await scoreOf(improve(pitch))) - (await scoreOf(pitch));
      expect(gain, pitch.title).toBeGreaterThanOrEqual(-0.02);
    }
  });
});

describe("ai-assist, whatever is written", () => {
  it("uses only words of the user's own fields", () => {
    fc.assert(
      fc.property(anyPitch, (pitch) => {
        const own = wordSet([...pitchFields.map((field) => pitch[field]), "a an"]);
        for (const { text } of suggestImprovements(pitch)) {
          for (const word of wordSet([text])) expect(own.has(word), word).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("gives pieces of which any part applies cleanly and within the limit, and all of which are the text", () => {
    fc.assert(
      fc.property(anyPitch, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (pitch, choice) => {
        for (const { field, text, reason, pieces } of suggestImprovements(pitch)) {
          const original = pitch[field];
          const ids = pieces.map((piece) => piece.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(reason).not.toBe("");
          expect(applyPieces(original, pieces, ids)).toBe(text);
          expect(applyPieces(original, pieces, [])).toBe(original);
          for (const piece of pieces) {
            expect(original.slice(piece.start, piece.end)).toBe(piece.before);
            expect(piece.after).not.toBe(piece.before);
          }
          const some = ids.filter((_, at) => choice[at % choice.length]);
          const part = applyPieces(original, pieces, some);
          for (const result of [text, part]) expect(result.length).toBeLessThanOrEqual(pitchLimits[field]);
          const expected = pieces
            .filter((piece) => some.includes(piece.id))
            .reduce((length, piece) => length + piece.after.length - piece.before.length, original.length);
          expect(part.length).toBe(expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("converges: a pitch improved a few times gets no more suggestions", () => {
    fc.assert(
      fc.property(anyPitch, (pitch) => {
        let text = pitch;
        for (let round = 0; round < 5; round++) text = improve(text);
        expect(suggestImprovements(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
