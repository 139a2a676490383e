import { beforeAll, describe, expect, it } from "vitest";
import { drawTopicFigures, readTopicFigures, readTopicTable } from "./topic-figures";
import { evaluateTopics, type Half, halves, type TopicFigures } from "./topics";

/** A share may fall by a point before the suite fails. */
const POINT = 0.01;

describe("topics on the labelled pairs and rankings", () => {
  let now: Record<Half, TopicFigures>;
  beforeAll(async () => {
    now = await evaluateTopics();
  });

  it.each(halves)("are judged as well as the published figures say: %s", (half) => {
    const [figures, published] = [now[half], readTopicFigures()[half]];
    expect({ pairs: figures.pairs, fitting: figures.fitting }).toEqual({
      pairs: published.pairs,
      fitting: published.fitting,
    });
    const shares = ({ pairs, fitting, ...counts }: TopicFigures) => ({
      pairsRight: counts.pairsRight / pairs,
      inBestTen: counts.inBestTen / fitting,
      inBestFitting: counts.inBestFitting / fitting,
    });
    const [found, least] = [shares(figures), shares(published)];
    for (const name of ["pairsRight", "inBestTen", "inBestFitting"] as const) {
      expect(found[name], name).toBeGreaterThanOrEqual(least[name] - POINT);
    }
  });

  it("are published in docs/matching.md as they were counted (npm run evaluate -- --write)", () => {
    expect(readTopicTable()).toBe(drawTopicFigures(readTopicFigures()));
  });
});
