import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PitchText, pitchFields } from "../pitches/pitch-text";
import { examplePitches, type Quality } from "./example-pitches.test-data";
import { assessNewsworthiness, NEWSWORTHY_ABOVE, newsFactorKeys } from "./newsworthiness";
import { findDates, findFigures, findNames, findPersons, sentencesOf } from "./signals";

function scored(quality: Quality) {
  return examplePitches
    .filter((example) => example.quality === quality)
    .map(({ pitch }) => ({ title: pitch.title, pitch, score: assessNewsworthiness(pitch).score }));
}

const good = scored("good");
const middling = scored("middling");
const hollow = scored("hollow");
const bad = scored("bad");
const winter = good[0]?.pitch as PitchText;
const study: PitchText = {
  title: "The 41% study of six sites",
  who: "Hollow Pine and waste researchers in Trondheim, who weighed what 3,812 guests carried out",
  what: "A two-year study: guests in cabins with no bins left 41% less waste than guests in the same cabins with bins",
  where: "Six cabin sites in Norway",
  when: "Published 29 October 2026",
  why: "When bins are removed, people pack differently. Municipalities spend a lot on emptying bins in nature. Several have asked for the data.",
};

describe("newsworthiness of hand-written pitches", () => {
  it("has a table worth the name", () => {
    expect(examplePitches.length).toBeGreaterThanOrEqual(40);
    for (const list of [good, middling, bad]) expect(list.length).toBeGreaterThanOrEqual(10);
  });

  it.each(good)("calls $title newsworthy", ({ score }) => expect(score).toBeGreaterThan(NEWSWORTHY_ABOVE));
  // Dates, figures and names alone must not earn "AI Verified": advertisements and stuffed fields have them too.
  it.each(hollow)("does not overrate “$title”", ({ score }) => {
    expect(score).toBeLessThanOrEqual(NEWSWORTHY_ABOVE);
    expect(score).toBeLessThan(Math.min(...good.map((one) => one.score)) - 0.1);
  });
  it.each(bad)("does not call “$title” newsworthy", ({ score }) => expect(score).toBeLessThan(0.5));
  it.each(middling)("puts $title in between", ({ score }) => {
    expect(score).toBeGreaterThan(Math.max(...bad.map((one) => one.score)));
    expect(score).toBeLessThan(Math.min(...good.map((one) => one.score)));
  });
});

describe("newsworthiness of a pair", () => {
  const better: [string, Partial<PitchText>][] = [
    ["a date in When", { when: "Some time later" }],
    ["an answer to Who", { who: "" }],
    ["an answer to Where", { where: "Everywhere" }],
    ["figures", { why: winter.why.replace(/[\d,]+/g, "some"), what: winter.what.replace(/\d+/g, "some") }],
    ["a person's name", { who: "Hollow Pine, a hotel by the railway line to the mountains" }],
    [
      "no superlatives",
      { what: `The most amazing, unique, world-class cabins: ${winter.what}`.slice(0, 150) },
    ],
    [
      "plain words",
      { what: "We leverage a holistic ecosystem of solutions to empower seamless stays in eleven cabins" },
    ],
    ["no shouting", { title: "A WINTER WITHOUT A ROAD!!!" }],
    ["enough to read", { why: "Four valleys asked." }],
    ["its brackets filled in", { who: "[Name], [role], of [organisation]" }],
    ["no talk of a shop", { what: "While stocks last: eleven cabins, 20% off, 412 households bought one" }],
    ["different words", { why: `${"On 12 December 3,000. ".repeat(10)}` }],
  ];
  it.each(better)("prefers the one with %s", (_, change) => {
    expect(assessNewsworthiness(winter).score).toBeGreaterThan(
      assessNewsworthiness({ ...winter, ...change }).score,
    );
  });
});

describe("the seven reasons", () => {
  it("are named, in order, with a sentence on what to do", () => {
    const { factors, score, newsworthy } = assessNewsworthiness(study);
    expect(factors.map((factor) => factor.label)).toEqual([
      "The 5 W's",
      "Date or peg",
      "Numbers and names",
      "Local tie",
      "Plain language",
      "No superlatives",
      "Length",
    ]);
    expect(Object.fromEntries(factors.map((factor) => [factor.key, factor.reason]))).toMatchObject({
      fiveWs: "All five are answered",
      peg: "29 October 2026 stands in When, not in Why",
      facts: "41% and 3,812 are missing from Why; no person is named",
      plainLanguage: "“A lot” says less than a sum",
      noSuperlatives: "None left",
      length: "All fields within their limits",
    });
    expect(newsworthy).toBe(score > NEWSWORTHY_ABOVE);
  });

  it("say what is missing", () => {
    const { factors } = assessNewsworthiness({ ...study, who: "", where: "Online" });
    expect(factors[0]?.reason).toBe("Who is missing; Where is vague");
    expect(factors[3]?.reason).toBe("“Online” is no place a reader knows");
  });

  it("stay within 0..1 and in whole sentences for any text, and say the same twice", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.constantFrom(...examplePitches.flatMap(({ pitch }) => pitchFields.map((field) => pitch[field]))),
    );
    const pitch = fc.record({ title: text, who: text, what: text, where: text, when: text, why: text });
    fc.assert(
      fc.property(pitch, (any) => {
        const result = assessNewsworthiness(any);
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(1);
        expect(result.factors.map((factor) => factor.key)).toEqual(newsFactorKeys);
        for (const factor of result.factors) {
          expect(factor.value).toBeGreaterThanOrEqual(0);
          expect(factor.value).toBeLessThanOrEqual(1);
          expect(factor.reason).not.toMatch(/undefined|NaN|^$/);
        }
        expect(assessNewsworthiness(any)).toEqual(result);
      }),
    );
  });

  it("answer at once, however a text is built", () => {
    for (const piece of ["a ", "A", "A b ", "1,", "the most ", "!", "12 to ", "Dr ", "“", "Aa and "]) {
      const why = piece.repeat(20_000);
      expect(assessNewsworthiness({ ...study, why }).score).toBeLessThan(1);
    }
  });
});

describe("signals", () => {
  const texts = (spans: { text: string }[]) => spans.map((span) => span.text);

  it("find dates by their precision", () => {
    const dates = findDates(
      "From 12 December, on Oct. 3rd, 2026, in spring 2027, on Monday, 2026-11-21, next week, since 1991",
    );
    expect(texts(dates)).toEqual([
      "12 December",
      "Oct. 3rd, 2026",
      "spring 2027",
      "Monday",
      "2026-11-21",
      "next week",
      "1991",
    ]);
    expect(dates.map((date) => date.precision)).toEqual([1, 1, 0.7, 0.6, 1, 0.5, 0.4]);
    expect(findDates("We may open in March")).toHaveLength(1);
  });

  it("find figures that say how much, and no others", () => {
    expect(
      texts(
        findFigures(
          "41% of 3,812 guests paid €4.1 million in 1998 on 3 May, 100% natural, No. 1, open 24/7, 5G",
        ),
      ),
    ).toEqual(["41%", "3,812", "€4.1 million"]);
  });

  it("find names and distinguish persons from places", () => {
    expect(texts(findNames("Guests of Hollow Pine met Mayor Elena Marchetti in Oslo on Monday"))).toEqual([
      "Hollow Pine",
      "Mayor Elena Marchetti",
      "Oslo",
    ]);
    expect(texts(findPersons("Audiologist Dr Ada Obi, founder Zeta Quill and Hollow Pine"))).toEqual([
      "Dr Ada Obi",
      "Zeta Quill",
    ]);
    expect(findNames("How To Win Every Single Time")).toEqual([]);
  });

  it("cut sentences at stops, not at points in figures and titles", () => {
    expect(texts(sentencesOf("It cost 3.20 euros. Dr. Obi paid. Who else? Nobody"))).toEqual([
      "It cost 3.20 euros.",
      "Dr. Obi paid.",
      "Who else?",
      "Nobody",
    ]);
  });
});
