import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allTopics, ancestorsOf, topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import { adjustmentFor, EVERYTHING, type FeedbackEntry, feedbackFrom, learnTopics } from "./feedback";
import { explainActs, explainWeight } from "./feedback-reasons";
import { FEEDBACK_BOUND, type FeedbackKind, feedbackKinds, feedbackSteps } from "./feedback-steps";

const topicIds = allTopics().map(({ id }) => id);
// These topics are few and related, so that acts meet in a topic and in its parent.
const someTopics = ["sport", "sport.golf", "food", "food.wine", "finance.crypto", "unknown.id"];
const anyHistory: fc.Arbitrary<FeedbackEntry[]> = fc.array(
  fc.record({
    profileId: fc.constantFrom("a", "b", "constructor"),
    topics: fc.uniqueArray(fc.oneof(fc.constantFrom(...someTopics), fc.constantFrom(...topicIds)), {
      maxLength: 4,
    }),
    kind: fc.constantFrom(...feedbackKinds),
    at: fc.nat(20),
  }),
  { maxLength: 300 },
);
const anyResets = fc
  .dictionary(fc.constantFrom(EVERYTHING, ...someTopics), fc.nat(20), { maxKeys: 3 })
  .map((resets) => new Map(Object.entries(resets)));

const entry = (kind: FeedbackKind, topics: string[], at = 1): FeedbackEntry => ({
  profileId: "a",
  topics,
  kind,
  at,
});
const times = (count: number, kind: FeedbackKind, topics: string[]) =>
  Array.from({ length: count }, () => entry(kind, topics));

describe("what is learned", () => {
  it("stays within the bound for any history, and so does what it adds to a candidate", () => {
    fc.assert(
      fc.property(
        anyHistory,
        anyResets,
        fc.array(fc.constantFrom(...someTopics)),
        (history, resets, topics) => {
          const weights = feedbackFrom(history, resets);
          for (const value of [...Object.values(weights.topics), ...Object.values(weights.profiles)])
            expect(Math.abs(value)).toBeLessThanOrEqual(FEEDBACK_BOUND);
          for (const id of ["a", "b", "constructor", "toString"])
            expect(Math.abs(adjustmentFor(weights, { id, topics }))).toBeLessThanOrEqual(FEEDBACK_BOUND);
        },
      ),
    );
  });

  it("is the same number for the same acts in any order", () => {
    const shuffled = anyHistory.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length, maxLength: history.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyResets, ([history, other], resets) => {
        expect(feedbackFrom(other, resets)).toEqual(feedbackFrom(history, resets));
        expect(new Map(learnTopics(other, resets))).toEqual(learnTopics(history, resets));
      }),
    );
  });

  it("is worth what the rule says, at points worked out by hand", () => {
    const weightOf = (history: FeedbackEntry[], topic: string) => feedbackFrom(history).topics[topic] ?? 0;
    const worked: [FeedbackEntry[], number][] = [
      [times(1, "pass", ["sport.golf"]), -0.004996],
      [times(1, "unhelpful", ["sport.golf"]), -0.019738],
      [times(1, "notMyBeat", ["sport.golf"]), -0.029131],
      [times(1, "like", ["sport.golf"]), 0.004996],
      [times(1, "helpful", ["sport.golf"]), 0.019738],
      [times(1, "story", ["sport.golf"]), 0.029131],
      // The sum before the bound is 4 × 0.005 + 2 × 0.03 = 0.08.
      [[...times(4, "pass", ["sport.golf"]), ...times(2, "notMyBeat", ["sport.golf"])], -0.066404],
    ];
    for (const [history, weight] of worked) {
      expect(weightOf(history, "sport.golf")).toBeCloseTo(weight, 6);
      // The parent topic gets half of it.
      const half = FEEDBACK_BOUND * Math.tanh(Math.atanh(weight / FEEDBACK_BOUND) / 2);
      expect(weightOf(history, "sport")).toBeCloseTo(half, 5);
    }
  });

  it("counts an act once for a topic, whole where it is about it and half where it is about those under it", () => {
    const [above, below] = ["sport", ["sport.golf", "sport.cycling"]];
    expect(below.map((topic) => ancestorsOf(topic)[0])).toEqual([above, above]);
    const one = learnTopics([entry("helpful", ["sport.golf"])]);
    expect(learnTopics([entry("helpful", below)]).get(above)?.weight).toBe(one.get(above)?.weight);
    expect(learnTopics([entry("helpful", below)]).get(above)?.below).toEqual([...below].sort());
    const both = learnTopics([entry("helpful", [above, ...below])]).get(above);
    expect(both).toEqual(learnTopics([entry("helpful", [above])]).get(above));
  });

  it("leaves out topics that are none", () => {
    expect([...learnTopics([entry("pass", ["unknown.id", "constructor"])])]).toEqual([]);
  });
});

describe("what is taken back", () => {
  it("of a topic counts no more up to that moment, and later acts as if they were the first", () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...someTopics), fc.nat(20), (history, topic, at) => {
        const resets = new Map([[topic, at]]);
        const later = history.filter((act) => act.at > at);
        expect(learnTopics(history, resets).get(topic)).toEqual(learnTopics(later).get(topic));
      }),
    );
  });

  it("as a whole leaves what the later acts teach, of topics and of people", () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(20), (history, at) => {
        const later = history.filter((act) => act.at > at);
        expect(feedbackFrom(history, new Map([[EVERYTHING, at]]))).toEqual(feedbackFrom(later));
      }),
    );
  });

  it("of a topic takes its half from the one above, which taken back leaves the topic alone", () => {
    const history = [entry("unhelpful", ["sport.golf"]), entry("like", ["sport"])];
    const golf = feedbackFrom(history, new Map([["sport.golf", 1]])).topics;
    expect(golf).toEqual(feedbackFrom([entry("like", ["sport"])]).topics);
    const sport = feedbackFrom(history, new Map([["sport", 1]])).topics;
    expect(Object.keys(sport)).toEqual(["sport.golf"]);
    expect(sport["sport.golf"]).toBe(feedbackFrom(history).topics["sport.golf"]);
  });
});

describe("in words", () => {
  const say = (history: FeedbackEntry[], topic: string) => {
    const learned = learnTopics(history).get(topic);
    return learned && `${explainWeight(topic, learned.weight)}: ${explainActs(learned)}`;
  };

  it("says where it went, how far, and what moved it", () => {
    const crypto = [
      ...times(4, "pass", ["finance.crypto"]),
      ...times(2, "notMyBeat", ["finance.crypto"]),
    ] as const;
    expect(say([...crypto], "finance.crypto")).toBe(
      "Less about Cryptocurrency: You passed on 4 and declined 2 as not your beat.",
    );
    expect(say([...crypto, entry("like", ["finance.crypto"])], "finance.crypto")).toBe(
      "Less about Cryptocurrency: You passed on 4 and declined 2 as not your beat, but liked 1.",
    );
    expect(say(times(3, "like", ["sport.golf"]), "sport.golf")).toBe(
      "Slightly more about Golf: You liked 3.",
    );
    expect(say(times(3, "like", ["sport.golf"]), "sport")).toBe(
      "Slightly more about Sport: What you did about golf counts half here.",
    );
    expect(say([...times(5, "story", ["food"]), ...times(1, "helpful", ["food.wine"])], "food")).toBe(
      `Much more about ${topicLabel("food")}: You completed 5 with a published story. What you did about wine counts half here.`,
    );
  });

  it("names every act that counted and none that did not, less for what is below nought", () => {
    const sample: Record<FeedbackKind, string> = {
      pass: "passed on",
      unhelpful: "not helpful",
      notMyBeat: "as not your beat",
      like: "liked",
      helpful: "helpful",
      story: "with a published story",
    };
    fc.assert(
      fc.property(anyHistory, anyResets, (history, resets) => {
        for (const [topic, learned] of learnTopics(history, resets)) {
          const reason = explainActs(learned);
          for (const kind of feedbackKinds) {
            const phrase = new RegExp(
              kind === "pass" || kind === "like"
                ? `${sample[kind]} ${learned.acts[kind]}\\b`
                : `\\b${learned.acts[kind]} ${sample[kind]}`,
            );
            expect(phrase.test(reason)).toBe(learned.acts[kind] > 0);
          }
          for (const below of learned.below.slice(0, 3))
            expect(reason.toLowerCase()).toContain(topicLabel(below).toLowerCase());
          expect(/less/i.test(explainWeight(topic, learned.weight).split(" about ")[0] ?? "")).toBe(
            learned.weight < 0,
          );
        }
      }),
    );
  });

  it("takes an opposite act for every act as nothing", () => {
    for (const [up, down] of [
      ["like", "pass"],
      ["helpful", "unhelpful"],
      ["story", "notMyBeat"],
    ] as const) {
      expect(feedbackSteps[up].topic).toBe(-feedbackSteps[down].topic);
      const { weight } = learnTopics([entry(up, ["food"]), entry(down, ["food"])]).get("food") ?? {};
      expect(weight).toBeCloseTo(0, 12);
    }
  });
});
