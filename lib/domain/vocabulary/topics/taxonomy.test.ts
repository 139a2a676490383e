import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otherLanguagesRows } from "./data/other-languages";
import {
  allTopics,
  ancestorsOf,
  detectTopics,
  resolveTopics,
  suggestTopics,
  topicIndex,
  topicInSentence,
  topicLabel,
  topicMeant,
  topicSimilarity,
} from "./taxonomy";
import { tokensOf } from "./tokens";
import { perkIcon, topicIcon } from "./topic-icons";

const id = fc.constantFrom(...allTopics().map((topic) => topic.id));

/** Names on screen, and the topic that a reader expects of each. */
const specNames: Record<string, string> = {
  Technology: "tech",
  Business: "business",
  Entertainment: "entertainment",
  Health: "health",
  Sports: "sport",
  Healthcare: "healthcare",
  Fintech: "finance.fintech",
  Sustainability: "environment.sustainability",
  Education: "education",
  Beauty: "beauty",
  Food: "food",
  Finance: "finance",
  Retail: "retail",
  Fashion: "fashion",
  "Food & Beverage": "food",
  Travel: "travel",
  "Real Estate": "property",
  Automotive: "automotive",
};

/** The top levels of the IPTC Media Topics. */
const iptcTopLevels = [
  ...["arts", "conflict", "crime", "disaster", "economy", "education", "environment", "health", "human"],
  ...["labour", "lifestyle", "politics", "religion", "science", "society", "sport", "weather"],
];

describe("the taxonomy", () => {
  it("is a tree under the 17 IPTC top levels with unique ids, labels and aliases", () => {
    const topics = allTopics();
    expect(topics.length).toBeGreaterThan(200);
    expect(
      topics
        .filter((topic) => topic.parent === null)
        .map((topic) => topic.id)
        .sort(),
    ).toEqual(iptcTopLevels);
    expect(new Set(topics.map((topic) => topic.id)).size).toBe(topics.length);
    for (const topic of topics) {
      for (const link of [topic.parent, topic.also]) if (link) expect(topicIndex(link), link).not.toBe(-1);
      expect(ancestorsOf(topic.id).length).toBeLessThan(3);
      expect(resolveTopics([topic.label]), topic.label).toEqual([topic.id]);
      for (const alias of topic.aliases) expect(resolveTopics([alias]), alias).toEqual([topic.id]);
      if (topic.parent) expect(topic.keywords.length, topic.id).toBeGreaterThanOrEqual(5);
    }
  });

  it("maps every list on screen", () => {
    for (const [name, topic] of Object.entries(specNames)) expect(resolveTopics([name])).toEqual([topic]);
  });

  it("resolves names in any case, accent and number, several at once, and skips unknown ones", () => {
    expect(resolveTopics(["TRAVEL", "travels", "Night trains", "zzz", "travel.rail"])).toEqual([
      "travel",
      "travel.rail",
    ]);
    expect(resolveTopics(["Rivers & floods"])).toContain("environment.water");
    expect(resolveTopics(["", "  ", "&"])).toEqual([]);
  });
});

describe("keywords", () => {
  // "Series a" without its "a" would make every series a matter of venture capital.
  it("keep their words: none of several becomes a single common one", () => {
    const shortened = allTopics().flatMap((topic) =>
      topic.keywords.filter((keyword) => keyword.includes(" ") && tokensOf(keyword).length === 1),
    );
    expect(shortened).toEqual([]);
    expect(detectTopics("The last series showed a camera").map((hit) => hit.topic)).not.toContain(
      "finance.venture",
    );
    expect(detectTopics("A Series A round of 4m").map((hit) => hit.topic)).toContain("finance.venture");
  });
});

describe("similarity", () => {
  it("is symmetric, within 0..1, and 1 only for the same concept", () => {
    fc.assert(
      fc.property(id, id, (a, b) => {
        const value = topicSimilarity(a, b);
        expect(value).toBe(topicSimilarity(b, a));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value === 1).toBe(a === b);
      }),
    );
  });

  it("falls with distance", () => {
    const near = ["travel.rail", "travel", "travel.slow", "lifestyle", "food.wine"];
    const values = near.map((other) => topicSimilarity("travel.rail", other));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(topicSimilarity("travel.rail", "crime.courts")).toBe(0);
    expect(topicSimilarity("finance.fintech", "tech")).toBeGreaterThan(0.3);
    expect(topicSimilarity("nonsense", "travel")).toBe(0);
  });
});

describe("detection", () => {
  it("finds phrases before single words, and whole words only", () => {
    const found = detectTopics("A night train to the north, and a film festival at its end").map(
      (hit) => hit.topic,
    );
    expect(found.slice(0, 2).sort()).toEqual(["entertainment.festivals", "travel.rail"]);
    expect(found).not.toContain("culture.festivals");
    expect(detectTopics("Trainers training in the rainforested museumsque")).not.toContainEqual(
      expect.objectContaining({ topic: "travel.rail" }),
    );
  });

  it("counts the different words that name a topic", () => {
    const wordsOf = (text: string, topic: string) =>
      detectTopics(text).find((hit) => hit.topic === topic)?.wordCount;
    expect(wordsOf("A farm and its farms", "agriculture")).toBe(1);
    expect(wordsOf("A farm and its farmer", "agriculture")).toBe(2);
    expect(wordsOf("A night train", "travel.rail")).toBe(2);
  });

  it("is blind to accents and case", () => {
    expect(detectTopics("CAFÉ")).toEqual(detectTopics("cafe"));
  });

  it("never lowers a weight when a text grows, whatever is in it", () => {
    const words = allTopics().flatMap((topic) => topic.keywords);
    const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 20 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const whole = new Map(
          detectTopics([...a, "|", ...b].join(" qqq ")).map((hit) => [hit.topic, hit.weight]),
        );
        for (const hit of detectTopics(a.join(" qqq "))) {
          expect(whole.get(hit.topic) ?? 0).toBeGreaterThanOrEqual(hit.weight - 1e-9);
          expect(hit.weight).toBeGreaterThan(0);
          expect(hit.weight).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("labels on screen", () => {
  it("suggests by prefix, label before alias, eight at most", () => {
    expect(suggestTopics("rai").map((topic) => topic.label)).toEqual(["Railways", "Rail travel"]);
    expect(suggestTopics("renew")[0]?.id).toBe("energy.renewables");
    expect(suggestTopics("a")).toHaveLength(8);
    expect(suggestTopics(" ")).toEqual([]);
  });

  it("keeps names and acronyms upright inside sentences", () => {
    expect(topicInSentence("travel.rail")).toBe("rail travel");
    expect(topicInSentence("tech.ai")).toBe("AI and machine learning");
    expect(topicLabel("gone")).toBe("gone");
  });

  it("has an icon for each keyword", () => {
    expect(["Film", "Travel", "Beauty", "Celebrity Interview", "Fashion", "Obscure"].map(topicIcon)).toEqual([
      "clapperboard",
      "plane",
      "sparkles",
      "mic-vocal",
      "shirt",
      "tag",
    ]);
    expect(
      [
        ["Hospitality and tourism trade", "Hospitals and care"],
        ["Start-ups and founders", "Visual art"],
        ["Vocational training", "Rail travel"],
        ["Lifestyle and leisure", "Menswear and tailoring"],
        ["Petroleum", "Pets"],
        ["Classic and sports cars", "Motor sport"],
      ].map((pair) => pair.map(topicIcon)),
    ).toEqual([
      ["plane", "heart-pulse"],
      ["briefcase", "palette"],
      ["graduation-cap", "train-front"],
      ["tag", "shirt"],
      ["tag", "paw-print"],
      ["car", "trophy"],
    ]);
    expect(["Coffee tasting", "$200", "Guided separate tour", "Calligraphy"].map(perkIcon)).toEqual([
      "cup-soda",
      "circle-dollar-sign",
      "gift",
      "gift",
    ]);
    expect(["Hotel night", "200 dollars", "Free drinks", "Beverage", "Products"].map(perkIcon)).toEqual([
      "bed-double",
      "circle-dollar-sign",
      "martini",
      "cup-soda",
      "package",
    ]);
  });
});

describe("D4, E: topics in other languages", () => {
  const first = (typed: string) => suggestTopics(typed)[0]?.id;

  it.each([
    ["Bahn", "transport.rail"],
    ["Klima", "environment.climate"],
    ["鉄道", "transport.rail"],
    ["Fußball", "sport.football"],
    ["vélo", "transport.cycling"],
    ["calcio", "sport.football"],
  ])("%s is proposed as %s, and resolves to it", (typed, topic) => {
    expect(first(typed)).toBe(topic);
    expect(resolveTopics([typed])).toContain(topic);
  });

  it("words that together name no topic are proposed the topics that they name", () => {
    const ids = suggestTopics("rural health").map((topic) => topic.id);
    expect(ids).toEqual(expect.arrayContaining(["society.rural", "health"]));
    expect(suggestTopics("flurb")).toEqual([]);
  });

  it("a twin means the topic of its other names, and a free text none", () => {
    for (const name of ["rail", "Railways", "Bahn", "鉄道"])
      expect(topicMeant(name)?.id, name).toBe("transport.rail");
    for (const name of ["flurb", "x", ""]) expect(topicMeant(name), name).toBeNull();
  });

  it("read no English text as another language's names", () => {
    const found = detectTopics("The mode of payment is a bank transfer, and the travel is on foot.");
    expect(found.map(({ topic }) => topic)).not.toContain("fashion");
  });

  it("name topics that there are, each name once per topic", () => {
    for (const { id, abroad } of allTopics()) expect(new Set(abroad).size, id).toBe(abroad.length);
    const lines = otherLanguagesRows.split("\n").filter((line) => line.includes("|"));
    for (const line of lines) expect(topicIndex(line.split("|")[0]?.trim() ?? ""), line).not.toBe(-1);
    expect(lines.length).toBeGreaterThan(60);
  });
});
