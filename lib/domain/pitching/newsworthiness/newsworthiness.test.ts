import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gazetteer } from "@/tests/evaluation/gazetteer";
import { type PitchField, type PitchText, pitchFields } from "../pitches/pitch-text";
import { examplePitches, type Quality } from "./example-pitches.test-data";
import { assessNewsworthiness, newsFactorKeys } from "./newsworthiness";
import { NEWSWORTHY_ABOVE } from "./threshold";

const now = new Date("2026-11-23T12:00:00Z");

/** The score of a pitch, 0 where there is none. */
const scoreOf = async (pitch: PitchText) => (await assessNewsworthiness(pitch, now, gazetteer)).score ?? 0;

const scored = async (quality: Quality) =>
  Promise.all(
    examplePitches
      .filter((example) => example.quality === quality)
      .map(async ({ pitch }) => ({ title: pitch.title, pitch, score: await scoreOf(pitch) })),
  );

const good = await scored("good");
const middling = await scored("middling");
const hollow = await scored("hollow");
const bad = await scored("bad");
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
  // Dates, figures and names alone must not earn "AI Verified": advertisements and padded fields have them
  // too.
  it.each(hollow)("does not overrate “$title”", ({ score }) => {
    expect(score).toBeLessThanOrEqual(NEWSWORTHY_ABOVE);
    expect(score).toBeLessThan(Math.min(...good.map((one) => one.score)) - 0.1);
  });
  it.each(bad)("does not call “$title” newsworthy", ({ score }) => expect(score).toBeLessThan(0.5));
  it.each(middling)("puts $title in between", ({ score }) => {
    expect(score).toBeGreaterThan(Math.max(...bad.map((one) => one.score)));
    expect(score).toBeLessThan(Math.min(...good.map((one) => one.score)));
    expect(score).toBeLessThanOrEqual(NEWSWORTHY_ABOVE);
  });
});

/** These adjectives praise nothing. */
const PLAIN_ADJECTIVES =
  /\b(?:new|small|old|large|local|first|free|young|big|long|short|empty|open|public|private|daily|annual|independent|rare|quiet|early|digital|modern|national|own|full|hot|cold|dark|white|black|green|red|blue|rural|urban) /gi;

it.each(examplePitches)(
  "“$pitch.title” gains next to nothing without a plain adjective",
  async ({ pitch }) => {
    const score = await scoreOf(pitch);
    for (const field of pitchFields) {
      for (const { 0: found, index } of pitch[field].matchAll(PLAIN_ADJECTIVES)) {
        const text = pitch[field].slice(0, index) + pitch[field].slice(index + found.length);
        const without = await scoreOf({ ...pitch, [field]: text });
        expect([found, without - score <= 0.03]).toEqual([found, true]);
      }
    }
  },
);

describe("newsworthiness of a pair", () => {
  const better: [string, Partial<PitchText>][] = [
    [
      "a date",
      {
        when: "Some time later",
        why: winter.why.replace("On 12 December a", "A").replace("1991", "the war"),
      },
    ],
    ["an answer to Where", { where: "Everywhere" }],
    [
      "figures and names",
      {
        title: "A winter",
        who: "A hotel by the railway line to the mountains",
        why: winter.why.replace(/[\d,]+/g, "some"),
        what: winter.what.replace(/\d+/g, "some"),
      },
    ],
    [
      "no superlatives",
      { what: `The most amazing, unique, world-class cabins: ${winter.what}`.slice(0, 150) },
    ],
    [
      "plain words",
      { what: "We leverage a holistic ecosystem of solutions to empower seamless stays in eleven cabins" },
    ],
    ["no shouting", { title: "A WINTER WITHOUT A ROAD!!!" }],
    ["enough to read", { what: "Cabins.", why: "Four valleys asked." }],
    ["no talk of a shop", { what: "While stocks last: eleven cabins, 20% off, 412 households bought one" }],
    ["different words", { why: `${"On 12 December 3,000. ".repeat(10)}` }],
  ];
  it.each(better)("prefers the one with %s", async (_, change) => {
    expect(await scoreOf(winter)).toBeGreaterThan(await scoreOf({ ...winter, ...change }));
  });
});

describe("the seven reasons", () => {
  it("say that a field repeats another, and not of one without words", async () => {
    const reasonOf = async (change: Partial<PitchText>) =>
      (await assessNewsworthiness({ ...winter, ...change }, now, gazetteer)).factors[0]?.reason;
    expect(await reasonOf({ why: winter.what })).toContain("repeats another field");
    expect(await reasonOf({ why: "…" })).not.toContain("repeat");
  });

  it("a field whose length another one fills is named by the length", async () => {
    const title = winter.what.split(" ").slice(0, 6).join(" ");
    const { factors } = await assessNewsworthiness({ ...winter, title }, now, gazetteer);
    expect(factors.find(({ key }) => key === "length")?.reason).toBe(
      "Without what another field says too, Title is short",
    );
  });

  it("are named, in order, with a sentence made of what was found", async () => {
    const { factors, score, newsworthy, language } = await assessNewsworthiness(study, now, gazetteer);
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
      peg: "“29 October 2026” is recent; “study” and “Published” say what happens",
      facts: "41% and 3,812 are given; “Hollow Pine” is named",
      localTie: "“Norway” in Where",
      plainLanguage: "“a lot” is office talk",
      noSuperlatives: "None found",
      length: "All fields within their limits",
    });
    expect({ newsworthy, language }).toEqual({ newsworthy: (score ?? 0) > NEWSWORTHY_ABOVE, language: "en" });
  });

  it("say what is missing", async () => {
    const { factors } = await assessNewsworthiness({ ...study, who: "", where: "Online" }, now, gazetteer);
    expect(factors[0]?.reason).toBe("Who is missing; Where is vague");
    expect(factors[3]?.reason).toBe("“Online” is no place a reader knows");
  });

  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.constantFrom(...examplePitches.flatMap(({ pitch }) => pitchFields.map((field) => pitch[field]))),
  );
  const anyPitch = fc.record({ title: text, who: text, what: text, where: text, when: text, why: text });

  it("stay within 0..1 and in whole sentences for any text, and say the same twice", async () => {
    await fc.assert(
      fc.asyncProperty(anyPitch, async (any) => {
        const result = await assessNewsworthiness(any, now, gazetteer);
        if (result.score === null) {
          expect(result).toMatchObject({ language: null, newsworthy: false, factors: [] });
          expect(result.notes).toHaveLength(1);
          return;
        }
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(1);
        expect(result.factors.map((factor) => factor.key)).toEqual(newsFactorKeys);
        for (const factor of result.factors) {
          expect(factor.value).toBeGreaterThanOrEqual(0);
          expect(factor.value).toBeLessThanOrEqual(1);
          expect(factor.reason).not.toMatch(/undefined|NaN|^$/);
        }
        expect(await assessNewsworthiness(any, now, gazetteer)).toEqual(result);
      }),
    );
  });

  it("answer at once, however a text is built", async () => {
    for (const piece of [
      "a ",
      "A",
      "A b ",
      "1,",
      "the most ",
      "!",
      "12 to ",
      "Dr ",
      "“",
      "Aa and ",
      "中",
      "の",
      "1.",
    ]) {
      const why = piece.repeat(20_000);
      expect(await scoreOf({ ...study, why })).toBeLessThan(1.001);
    }
  });
});

describe("F4: what is no news", () => {
  const cv: PitchText = {
    title: "Reporter with 12 years of experience seeks a position",
    who: "Anna Berg, formerly of Aftenposten, who covered three elections in Norway",
    what: "I am a freelance writer looking for a position on a news desk; my CV is attached, references on request",
    where: "Oslo, Norway",
    when: "Available from 1 December 2026",
    why: "I worked for three papers, won a prize in 2024 and published 300 stories about courts, schools and residents.",
  };
  const giveaway: PitchText = {
    title: "Win a night train ticket to Trondheim",
    who: "Hollow Pine and the residents of Rjukan",
    what: "A giveaway: enter to win one of 11 tickets, to be won until Sunday. Follow us and share this post",
    where: "Rjukan, Norway",
    when: "12 December 2026",
    why: "The council opened the line in 1991, and 412 households asked for it. Terms apply to the prize draw.",
  };

  it.each([
    ["a person who offers themselves", cv, "application"],
    ["a giveaway", giveaway, "offer"],
  ])("%s is refused, with its reason", async (_, pitch, key) => {
    const { newsworthy, gates } = await assessNewsworthiness(pitch, now, gazetteer);
    expect({ newsworthy, keys: gates.map((gate) => gate.key) }).toEqual({
      newsworthy: false,
      keys: expect.arrayContaining([key]),
    });
  });

  it.each([
    "There is no story here.",
    "This is not a story.",
    "This isn’t news!",
    "Hier gibt es keine Geschichte.",
    "Das ist keine Nachricht.",
    "Ce n'est pas une information.",
  ])("what says that it is none is refused: %s", async (denial) => {
    const why = `${winter.why.slice(0, 90)} ${denial}`;
    const { newsworthy, gates } = await assessNewsworthiness({ ...winter, why }, now, gazetteer);
    expect([newsworthy, gates.map(({ key }) => key)]).toEqual([false, expect.arrayContaining(["denied"])]);
  });

  it("a sentence that goes on denies nothing", async () => {
    const why = `${winter.why.slice(0, 90)} This is not news to farmers.`;
    const { gates } = await assessNewsworthiness({ ...winter, why }, now, gazetteer);
    expect(gates.map(({ key }) => key)).not.toContain("denied");
  });

  it("dummy text is named as such, not as an unknown language", async () => {
    const lorem = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt";
    const pitch = Object.fromEntries(pitchFields.map((field) => [field, lorem])) as Record<
      PitchField,
      string
    >;
    const { score, notes } = await assessNewsworthiness(pitch, now, gazetteer);
    expect([score, notes]).toEqual([null, ["No newsworthiness score: it is dummy text"]]);
  });

  it("a time of the clock is no figure, and a sentence's first word no name", async () => {
    const reasonOf = async (change: Partial<PitchText>) => {
      const bare = { title: "", who: "", what: "", where: "", when: "", why: "" };
      const text =
        "it was there, and the people of the town came to it from the hills for the whole of the day";
      const { factors } = await assessNewsworthiness({ ...bare, what: text, ...change }, now, gazetteer);
      return factors.find(({ key }) => key === "facts")?.reason;
    };
    const none = "No figure is given; nobody and nothing is named";
    expect(await reasonOf({ why: "It opens at 07:00 and closes at 18:30 in the town." })).toBe(none);
    expect(await reasonOf({ why: "In Oslo the people came. The Council of the town was there." })).toBe(none);
    expect(await reasonOf({ why: "When Anna Berg came to the town, 40 people stood there." })).toContain(
      "“Anna Berg”",
    );
  });
});
