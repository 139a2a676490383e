import { describe, expect, it } from "vitest";
import { findDates, findFigures, findNames, findPersons, sentencesOf } from "./signals";

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
    expect(findDates("DEC 0A, Dec 3B, 4 Mayfly")).toEqual([]);
    expect(texts(findDates("2026年"))).toEqual(["2026"]);
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
    expect(findNames("From 0Mr Vale to iPhone buyers")).toEqual([expect.objectContaining({ text: "Vale" })]);
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
