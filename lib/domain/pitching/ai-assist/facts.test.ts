import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examplePitches } from "../newsworthiness/example-pitches.test-data";
import { inventedFacts, readSource } from "./facts";

const invented = (text: string, ...source: string[]) => inventedFacts(text, readSource(source));

describe("figures", () => {
  it.each([
    ["1,2 Mio. people", "1.2 million people"],
    ["1 200 000 people", "1.2 million people"],
    ["1.200.000 Menschen", "1,2 Millionen Menschen"],
    ["three million readers", "3 million readers"],
    ["twelve guests", "12 guests"],
    ["41 percent less", "41% less"],
    ["41 % weniger", "41 Prozent weniger"],
    ["€5 a night", "5 euros a night"],
    ["120km of road", "120 km of road"],
    ["١٢٠ كم", "120 كم"],
    ["at 9:30", "from 09:30 on"],
    ["5k runners", "5,000 runners"],
  ])("%j says what %j says", (text, source) => {
    expect(invented(text, source)).toEqual([]);
  });

  it.each([
    ["41 guests", "41% of the guests"],
    ["41%", "41 guests"],
    ["1.3 million people", "1.2 million people"],
    ["1.2 people", "1.2 million people"],
    ["1,200 people", "1.2 people"],
    ["4,812 guests", "3,812 guests"],
    ["three mills", "two mills"],
    ["millions of readers", "many readers"],
    ["hundreds of readers", "many readers"],
    ["dreihundert Gäste", "30 Gäste"],
    ["120 miles and 120 km", "120 miles"],
    ["$5", "€5"],
    ["half of them", "some of them"],
    ["at 10:30", "at 9:30"],
  ])("%j says what %j does not", (text, source) => {
    expect(invented(text, source)).not.toEqual([]);
  });
});

describe("dates", () => {
  it.each([
    ["on 3 May 2026", "2026-05-03"],
    ["am 3. Mai 2026", "on 3 May 2026"],
    ["le 3 mai 2026", "am 3. Mai 2026"],
    ["2026-05-03", "3 de mayo de 2026"],
    ["2026年5月3日", "3 May 2026"],
    ["It may open on Monday", "on Monday, 3 May"],
    ["opens tomorrow", "tomorrow it opens"],
  ])("%j says what %j says", (text, source) => {
    expect(invented(text, `${source} it opens`)).toEqual([]);
  });

  it.each([
    ["on 4 May", "on 3 May"],
    ["on 3 June", "on 3 May"],
    ["le 3 juin", "le 3 mai"],
    ["on Tuesday", "on Monday"],
    ["opens tomorrow", "opens soon"],
    ["nächste Woche", "bald"],
  ])("%j says what %j does not", (text, source) => {
    expect(invented(text, source)).not.toEqual([]);
  });
});

describe("names", () => {
  const source = "Marit Solli and Per Olsen weigh waste in Trondheim. Researchers open a mill.";

  it.each([
    "Marit Solli",
    "Solli weighs waste",
    "Trondheim’s Marit Solli",
    "Weighing waste in Trondheim",
    "The mill opens. It weighs waste.",
    "Researchers in Trondheim",
  ])("%j is in the source", (text) => {
    expect(invented(text, source)).toEqual([]);
  });

  it.each([
    "Marit Olsen",
    "Per Solli",
    "Kari Solli",
    "a mill in Oslo",
    "Oslo opens a mill",
    "the NATO mill",
    "an iPhone in a mill",
    "Trondheim University",
    "open at mill.example.com",
    "write to press@mill.no",
    "by @millers",
  ])("%j is not", (text) => {
    expect(invented(text, source)).not.toEqual([]);
  });

  it.each([
    ["東京の新しい駅", "東京に新しい駅ができる", true],
    ["大阪の新しい駅", "東京に新しい駅ができる", false],
    ["ソニーの駅", "東京に新しい駅ができる", false],
    ["北京的新车站", "北京开了新车站", true],
    ["上海的新车站", "北京开了新车站", false],
    ["王芳的新车站", "北京开了新车站", false],
    ["三百人", "三十人", false],
    ["서울에서 역이", "서울의 새 역", true],
    ["부산에서 역이", "서울의 새 역", false],
    ["김민수", "김민지는", false],
    ["المحطة في القاهرة", "محطة جديدة في القاهرة", true],
    ["محطة في دمشق", "محطة جديدة في القاهرة", false],
    ["תחנה בירושלים", "תחנה חדשה בחיפה", false],
    ["दिल्ली में मेला", "दिल्ली में नया मेला", true],
    ["मुंबई में मेला", "दिल्ली में नया मेला", false],
    ["Станция в Москве", "станция в Москве", true],
    ["Станция в Казани", "станция в Москве", false],
    ["Σταθμός στην Αθήνα", "Νέος σταθμός", false],
    ["駅 in Lyon", "a mill in Lyon", false],
  ])("%j beside %j: %s", (text, beside, stands) => {
    expect(invented(text, beside).length === 0).toBe(stands);
  });

  it("does not make a name of two that stand in different fields", () => {
    expect(invented("Marit Olsen", "Marit", "Olsen")).toEqual([]);
    expect(invented("Marit Olsen", "Marit Solli", "Per Olsen")).toEqual(["Marit Olsen"]);
  });
});

describe("whatever is written", () => {
  it("a text invents nothing beside itself", () => {
    for (const { pitch } of examplePitches) {
      const source = readSource(Object.values(pitch));
      for (const text of Object.values(pitch)) expect(inventedFacts(text, source), text).toEqual([]);
    }
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => inventedFacts(text, readSource([text])).length === 0,
      ),
      { numRuns: 500 },
    );
  });

  it("a figure that the source does not have is found, however it is written", () => {
    const form = (value: number) =>
      fc.constantFrom(
        String(value),
        value.toLocaleString("en"),
        value.toLocaleString("de"),
        value.toLocaleString("fr"),
      );
    const pair = fc
      .tuple(fc.integer({ min: 13, max: 9_999_999 }), fc.integer({ min: 13, max: 9_999_999 }))
      .chain(([a, b]) => fc.tuple(fc.constant(a), form(a), fc.constant(b), form(b)));
    fc.assert(
      fc.property(pair, ([a, writtenA, b, writtenB]) => {
        const found = invented(`the ${writtenA} guests`, `the ${writtenB} guests`);
        return (found.length === 0) === (a === b);
      }),
      { numRuns: 500 },
    );
  });
});
