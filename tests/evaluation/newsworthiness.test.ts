import { describe, expect, it } from "vitest";
import { measureNews, readBlock, readFigures, sets } from "./news-figures";
import { precisionOf, readLabelled, recallOf } from "./newsworthiness";

/** A figure may fall by one point before someone has to look at it. */
const POINT = 0.01;

const { now: published } = readFigures();
const measured = await measureNews();

describe("the published figures of newsworthiness", () => {
  it("come from at least two hundred pitches in ten languages, half of them held back", () => {
    const [tuning, heldBack] = [readLabelled("tuning"), readLabelled("held-back")];
    expect(tuning.length + heldBack.length).toBeGreaterThanOrEqual(200);
    expect(heldBack.length).toBeGreaterThanOrEqual(tuning.length);
    for (const set of [tuning, heldBack]) expect(new Set(set.map(({ language }) => language)).size).toBe(10);
    const texts = new Set(tuning.map(({ pitch }) => pitch.what));
    const unseen = [...heldBack, ...readLabelled("later")];
    expect(unseen.filter(({ pitch }) => texts.has(pitch.what)).length).toBe(0);
  });

  describe.each(sets)("%s", (set) => {
    it.each(Object.keys(published[set]))("has not fallen by more than a point (%s)", (language) => {
      const [then, now] = [published[set][language], measured[set][language]];
      if (!then || !now) throw new Error(`No figures for ${language}.`);
      expect(precisionOf(now)).toBeGreaterThanOrEqual(precisionOf(then) - POINT);
      expect(recallOf(now)).toBeGreaterThanOrEqual(recallOf(then) - POINT);
    });
  });

  it("reach the goal for the ten languages together", () => {
    for (const { all } of [measured.heldBack, measured.later]) {
      expect(all && precisionOf(all)).toBeGreaterThanOrEqual(0.9);
      expect(all && recallOf(all)).toBeGreaterThanOrEqual(0.8);
    }
  });

  it("are the ones in the document", () => {
    const { written, made } = readBlock();
    expect(written).toBe(made);
  });
});
