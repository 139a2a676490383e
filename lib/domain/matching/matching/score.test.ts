import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPerks } from "@/lib/domain/vocabulary/perks/perks";
import { allTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { haversineMiles } from "@/lib/utils/geo";
import { locationProximity } from "./factors/location-proximity";
import { perksAlignment } from "./factors/perks-alignment";
import { reputation } from "./factors/reputation-factor";
import { responseTime } from "./factors/response-time";
import { socialReach } from "./factors/social-reach";
import { topicAlignment } from "./factors/topic-alignment";
import { type FeedbackEntry, feedbackFrom } from "./feedback";
import { FEEDBACK_BOUND, feedbackKinds } from "./feedback-steps";
import { rankCandidates } from "./rank-candidates";
import { formatDistance, formatReach } from "./reasons";
import { scoreMatch } from "./score";
import { type ScoringPitch, type ScoringProfile, unknownProfile } from "./scoring-profile";
import { factorKeys, factorWeights } from "./weights";

const topicIds = allTopics().map((topic) => topic.id);
const perkNames = [...allPerks().map((perk) => perk.name), "Cab ride", "Dawn visit"];
const anyTopics = fc.uniqueArray(fc.constantFrom(...topicIds, "unknown.id"), { maxLength: 8 });
const anyPerks = fc.array(fc.constantFrom(...perkNames), { maxLength: 6 });
const anyPlace = fc.option(
  fc.record({
    label: fc.string({ minLength: 1, maxLength: 20 }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
);
const anyProfile: fc.Arbitrary<ScoringProfile> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...userTypes),
  name: fc.string(),
  topics: anyTopics,
  topicWeights: fc.dictionary(fc.constantFrom(...topicIds), fc.double(), { maxKeys: 3 }),
  reach: fc.option(fc.integer({ min: -5, max: 2_000_000_000 })),
  place: anyPlace,
  responseHours: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  answeredCount: fc.nat(500),
  thumbsUp: fc.nat(300),
  thumbsDown: fc.nat(300),
  perksOffered: anyPerks,
  perksWanted: anyPerks,
});
const anyPitch: fc.Arbitrary<ScoringPitch> = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  topics: anyTopics,
  stated: anyTopics,
  place: anyPlace,
  perks: anyPerks,
});
const anyPitches = fc.array(anyPitch, { maxLength: 3 });
const anyHistory: fc.Arbitrary<FeedbackEntry[]> = fc.array(
  fc.record({
    profileId: fc.constantFrom("a", "b", "c"),
    topics: anyTopics,
    kind: fc.constantFrom(...feedbackKinds),
    at: fc.nat(100),
  }),
  { maxLength: 60 },
);

const nobody: ScoringProfile = { ...unknownProfile, id: "nobody", kind: "press", name: "Nobody yet" };
const rjukan = { label: "Rjukan, Norway", latitude: 59.8789, longitude: 8.5936 };
const bergen = { label: "Bergen, Norway", latitude: 60.3929, longitude: 5.3242 };
const brand: ScoringProfile = {
  ...nobody,
  id: "brand",
  kind: "brand",
  name: "Hollow Pine",
  topics: ["travel"],
  place: rjukan,
};
const maren: ScoringProfile = {
  ...nobody,
  id: "maren",
  name: "Maren Oduya",
  topics: ["travel.rail", "travel.slow", "travel.nordic", "food"],
  reach: 184_000,
  place: bergen,
  responseHours: 20,
  answeredCount: 12,
  thumbsUp: 5,
  perksWanted: ["Media Stay", "Photo"],
};
const winter: ScoringPitch = {
  id: "winter",
  title: "A winter without a road",
  topics: ["travel.rail", "travel.slow"],
  stated: ["travel.rail", "travel.slow"],
  perks: ["Media Stay", "Interview", "Photo"],
};

describe("matchScore", () => {
  it("weighs 35, 20, 15, 10, 10, 10", () => {
    expect(factorWeights).toEqual({
      topicAlignment: 0.35,
      socialReach: 0.2,
      locationProximity: 0.15,
      responseTime: 0.1,
      reputation: 0.1,
      perksAlignment: 0.1,
    });
    expect(Object.values(factorWeights).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  it("gives its reasons as the screens show them", () => {
    const match = scoreMatch(brand, [winter], maren);
    expect(Object.fromEntries(factorKeys.map((key) => [key, match.factors[key].reason]))).toEqual({
      topicAlignment: "Covers rail travel and slow travel, as your pitch does",
      socialReach: "184K followers, self-reported",
      locationProximity: "Bergen, 118 miles from Rjukan",
      responseTime: "Answers within a day, the median of 12",
      reputation: "Silver: 5 thumbs up, none down",
      perksAlignment: "Wants a Media Stay and photos; you offer both",
    });
    expect(match.score).toBeGreaterThan(0.8);
    expect(match.reasons).toHaveLength(3);
    expect(match.reasons[0]).toBe(match.factors.topicAlignment.reason);
    expect(match.bestPitchId).toBe("winter");
    expect(formatDistance(match.distanceMiles ?? 0)).toBe("118 miles away");
  });

  it("counts what is not known as one half, says so, and hides no candidate", () => {
    const match = scoreMatch({ ...nobody, id: "viewer", kind: "brand" }, [], nobody);
    expect(match.score).toBeCloseTo(0.5, 12);
    for (const key of factorKeys) {
      expect(match.factors[key]).toMatchObject({ value: 0.5, known: false });
      expect(match.factors[key].reason).toMatch(/not known yet/);
    }
    expect(match.distanceMiles).toBeNull();
    expect(rankCandidates(brand, [winter], [nobody, maren], null, 10)).toHaveLength(2);
  });

  it("A match reason states what is not so: a distance, one answer and what the candidate alone has say nothing", () => {
    const far = { ...brand, place: { label: "Tartu, Estonia", latitude: 58.378, longitude: 26.729 } };
    const newcomer = { ...nobody, place: bergen, topics: ["sport.golf"], reach: 900 };
    const match = scoreMatch(far, [winter], newcomer);
    expect(match).toMatchObject({ reasons: ["New here: nothing known yet"], tags: [] });
    expect(match.factors.locationProximity.reason).toBe("Bergen, 762 miles from Tartu");
    expect(scoreMatch(far, [winter], { ...newcomer, thumbsUp: 1, thumbsDown: 1 }).reasons).toEqual([]);
    const answered = (answeredCount: number) =>
      scoreMatch(far, [winter], { ...newcomer, responseHours: 2, answeredCount }).tags;
    expect([answered(2), answered(3)]).toEqual([[], ["Quick to answer"]]);
    const near = scoreMatch({ ...brand, place: bergen }, [winter], newcomer);
    expect([near.reasons, near.tags]).toEqual([["Also in Bergen"], ["Nearby"]]);
  });

  it("stays within 0..1 with whole sentences, for any input", () => {
    fc.assert(
      fc.property(anyProfile, anyPitches, anyProfile, anyHistory, (viewer, pitches, candidate, history) => {
        const match = scoreMatch(viewer, pitches, candidate, feedbackFrom(history));
        let sum = 0;
        for (const key of factorKeys) {
          const factor = match.factors[key];
          expect(factor.value).toBeGreaterThanOrEqual(0);
          expect(factor.value).toBeLessThanOrEqual(1);
          if (!factor.known) expect(factor.value).toBe(0.5);
          expect(factor.reason).not.toMatch(/undefined|NaN|null|^$/);
          sum += factorWeights[key] * factor.value;
        }
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(1);
        expect(Math.abs(match.score - sum)).toBeLessThanOrEqual(FEEDBACK_BOUND + 1e-9);
        // A score without feedback is the weighted sum and nothing else.
        expect(scoreMatch(viewer, pitches, candidate).score).toBeCloseTo(sum, 9);
        expect(match.reasons.length).toBeLessThanOrEqual(3);
        expect(match.tags.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it("counts the better of several active pitches", () => {
    fc.assert(
      fc.property(
        anyProfile,
        fc.array(anyPitch, { minLength: 1, maxLength: 4 }),
        anyProfile,
        (viewer, pitches, candidate) => {
          const alone = pitches.map((pitch) => scoreMatch(viewer, [pitch], candidate).score);
          expect(scoreMatch(viewer, pitches, candidate).score).toBeCloseTo(Math.max(...alone), 12);
        },
      ),
    );
  });
});

describe("factors", () => {
  // A factor that is always 0.5 would pass the tests of bounds and symmetry, but not these numbers.
  it("are worth what their formulas say, at points worked out by hand", () => {
    const at = (change: Partial<ScoringProfile>) => ({ ...nobody, ...change });
    const reach = (count: number) => socialReach(brand, at({ reach: count })).value;
    expect([0, 999, 184_000, 5_000_000].map((count) => Number(reach(count).toFixed(3)))).toEqual([
      0, 0.462, 0.81, 1,
    ]);
    const response = (responseHours: number, answeredCount: number) =>
      Number(responseTime(brand, at({ responseHours, answeredCount })).value.toFixed(3));
    expect([response(72, 9), response(0, 1), response(24, 99), response(720, 99)]).toEqual([
      0.5, 0.75, 0.896, 0.015,
    ]);
    const thumbs = (thumbsUp: number, thumbsDown: number) =>
      Number(reputation(brand, at({ thumbsUp, thumbsDown })).value.toFixed(3));
    expect([thumbs(5, 0), thumbs(1, 1), thumbs(0, 3), thumbs(98, 0)]).toEqual([0.857, 0.5, 0.2, 0.99]);
    const degree = { label: "One degree north", latitude: 1, longitude: 0 };
    const equator = { label: "Equator", latitude: 0, longitude: 0 };
    const nearness = locationProximity(at({ place: equator }), at({ place: degree })).value;
    // A degree of latitude is 69.09 miles on this sphere.
    expect(nearness).toBeCloseTo(1 / (1 + 69.09 / 350), 4);
    const perks = (offered: string[], wanted: string[]) =>
      perksAlignment(at({ kind: "brand", perksOffered: offered }), at({ perksWanted: wanted })).value;
    expect(perks(["Interview", "Photo"], ["Interview", "Photo"])).toBe(1);
    expect(perks(["Interview"], ["Interview", "White Paper"])).toBe(0.5);
    expect(perks(["Photo"], ["Headshot"])).toBeCloseTo(0.7, 12);
    expect(perks(["Cab ride"], ["Dawn visit"])).toBe(0);
  });

  it("order topics: the same, then a child, then a sibling, then unrelated ones", () => {
    const of = (mine: string[], theirs: string[]) =>
      topicAlignment({ ...nobody, topics: mine }, { ...maren, topics: theirs }).value;
    const [same, child, sibling, stranger] = [
      of(["travel.rail"], ["travel.rail"]),
      of(["travel"], ["travel.rail"]),
      of(["travel.slow"], ["travel.nordic"]),
      of(["travel.rail"], ["sport.golf"]),
    ];
    expect(same).toBe(1);
    expect(child).toBeLessThan(same);
    expect(sibling).toBeLessThan(child);
    expect(stranger).toBeLessThan(sibling);
    expect(stranger).toBe(0);
    // One topic of two in common is worth more than none and less than both.
    expect(of(["travel.rail", "food"], ["travel.rail", "sport.golf"])).toBeGreaterThan(
      of(["travel.rail", "food"], ["sport.golf"]),
    );
    expect(of(["travel.rail", "food"], ["travel.rail", "sport.golf"])).toBeLessThan(1);
  });

  it("are the candidate's own where the viewer plays no part: reach, response time, reputation", () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, anyProfile, (one, other, candidate) => {
        for (const factor of [socialReach, responseTime, reputation]) {
          expect(factor(one, candidate)).toEqual(factor(other, candidate));
        }
      }),
    );
  });

  it("fall with thumbs down, and are bounded by what is known", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 50 }), (up, down, more) => {
        const at = (thumbsDown: number) => reputation(brand, { ...nobody, thumbsUp: up, thumbsDown }).value;
        fc.pre(up + down > 0);
        expect(at(down + more)).toBeLessThan(at(down));
      }),
    );
  });

  it("are the same from both sides where sides are alike: topics, location, perks", () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (a, b) => {
        for (const factor of [topicAlignment, locationProximity, perksAlignment]) {
          expect(factor(a, b).value).toBeCloseTo(factor(b, a).value, 6);
          expect(factor(a, b).known).toBe(factor(b, a).known);
        }
      }),
    );
  });

  it("never fall when both get one more topic in common", () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, fc.constantFrom(...topicIds), (a, b, topic) => {
        const before = topicAlignment(a, b);
        fc.pre(before.known && !a.topics.includes(topic) && !b.topics.includes(topic));
        const after = topicAlignment(
          { ...a, topics: [...a.topics, topic] },
          { ...b, topics: [...b.topics, topic] },
        );
        expect(after.value).toBeGreaterThanOrEqual(before.value - 1e-6);
      }),
    );
  });

  it("never fall when a wanted perk is offered, or both sides name one more", () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, fc.constantFrom(...perkNames), (a, b, perk) => {
        const before = perksAlignment(a, b);
        fc.pre(before.known);
        const offering = { ...a, perksOffered: [...a.perksOffered, perk] };
        fc.pre(a.perksOffered.length > 0 || b.perksWanted.length === 0);
        expect(perksAlignment(offering, b).value).toBeGreaterThanOrEqual(before.value - 1e-9);
        const wanting = { ...b, perksWanted: [...b.perksWanted, perk] };
        expect(perksAlignment(offering, wanting).value).toBeGreaterThanOrEqual(before.value - 1e-9);
      }),
    );
  });

  it("rise with reach, nearness, speed and thumbs up", () => {
    fc.assert(
      fc.property(anyProfile, fc.nat(1_000_000), fc.nat(1_000_000), (candidate, one, more) => {
        const at = (change: Partial<ScoringProfile>) => ({ ...candidate, ...change });
        expect(socialReach(nobody, at({ reach: one + more })).value).toBeGreaterThanOrEqual(
          socialReach(nobody, at({ reach: one })).value,
        );
        expect(
          responseTime(nobody, at({ responseHours: one, answeredCount: 3 })).value,
        ).toBeGreaterThanOrEqual(
          responseTime(nobody, at({ responseHours: one + more, answeredCount: 3 })).value,
        );
        expect(
          reputation(nobody, at({ thumbsUp: candidate.thumbsUp + 1 + more })).value,
        ).toBeGreaterThanOrEqual(reputation(nobody, at({ thumbsUp: candidate.thumbsUp + 1 })).value);
        const east = (longitude: number) => at({ place: { label: "x", latitude: 0, longitude } });
        const viewer = { ...nobody, place: { label: "y", latitude: 0, longitude: 0 } };
        const [near = 0, far = 0] = [one, one + more].map((step) => (step / 2_000_000) * 180);
        expect(locationProximity(viewer, east(near)).value).toBeGreaterThanOrEqual(
          locationProximity(viewer, east(far)).value - 1e-12,
        );
      }),
    );
  });

  it("measure real miles", () => {
    const london = { label: "London", latitude: 51.5074, longitude: -0.1278 };
    const newYork = { label: "New York", latitude: 40.7128, longitude: -74.006 };
    expect(haversineMiles(london, newYork)).toBeCloseTo(3461, -1);
    expect(haversineMiles(london, london)).toBe(0);
    expect([1, 1234.4].map(formatDistance)).toEqual(["1 mile away", "1,234 miles away"]);
    expect([950, 1000, 184_200, 999_600, 2_540_000].map(formatReach)).toEqual([
      "950",
      "1K",
      "184K",
      "1.0M",
      "2.5M",
    ]);
  });

  it("are worded by the type: sources, creators, unrelated profiles", () => {
    const source = {
      ...nobody,
      kind: "source" as const,
      topics: ["travel"],
      perksOffered: ["Interview", "Photo"],
    };
    const writer = { ...maren, perksWanted: ["Photo", "Interview"], thumbsUp: 0 };
    expect(topicAlignment(writer, source).reason).toBe(
      "Works in travel, close to rail travel and slow travel",
    );
    expect(perksAlignment(writer, source).reason).toBe("Offers an interview and photos, as you asked");
    expect(socialReach(writer, { ...source, kind: "paid_media", reach: 1 }).reason).toBe(
      "1 follower, self-reported",
    );
    expect(reputation(writer, { ...source, thumbsDown: 2 }).reason).toBe("No thumbs up, 2 down");
    expect(responseTime(writer, { ...source, responseHours: 900, answeredCount: 1 }).reason).toBe(
      "Answered one pitch after more than two weeks",
    );
    expect(topicAlignment(source, { ...maren, topics: ["sport.golf"] }).reason).toBe(
      "Covers golf; your topics include travel",
    );
    expect(locationProximity(maren, maren).reason).toBe("Also in Bergen");
  });
});

describe("feedback", () => {
  it("is bounded and blind to order", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const weights = feedbackFrom(history);
        const reversed = feedbackFrom([...history].reverse());
        for (const part of ["profiles", "topics"] as const) {
          for (const [key, value] of Object.entries(weights[part])) {
            expect(Math.abs(value)).toBeLessThanOrEqual(FEEDBACK_BOUND);
            expect(reversed[part][key]).toBeCloseTo(value, 9);
          }
        }
      }),
    );
  });

  it("moves the ranking: helpful up, unhelpful and pass down, and others of the topic with them", () => {
    const twin = { ...maren, id: "twin" };
    const entry = (kind: FeedbackEntry["kind"]) =>
      feedbackFrom([{ profileId: "maren", topics: maren.topics, kind, at: 1 }]);
    const score = (candidate: ScoringProfile, kind?: FeedbackEntry["kind"]) =>
      scoreMatch(brand, [winter], candidate, kind ? entry(kind) : null).score;
    expect(score(maren, "helpful")).toBeGreaterThan(score(maren));
    expect(score(maren, "unhelpful")).toBeLessThan(score(maren, "pass"));
    expect(score(maren, "pass")).toBeLessThan(score(maren));
    expect(score(twin, "helpful")).toBeGreaterThan(score(twin));
    expect(score(twin, "helpful")).toBeLessThan(score(maren, "helpful"));
  });
});

describe("rankCandidates", () => {
  it("returns what sorting everybody would, in any order of input, ties by id", () => {
    const some = fc.uniqueArray(anyProfile, { maxLength: 30, selector: (profile) => profile.id });
    fc.assert(
      fc.property(anyProfile, anyPitches, some, fc.nat(12), (viewer, pitches, candidates, limit) => {
        const twins = candidates.flatMap((candidate) => [
          candidate,
          { ...candidate, id: `${candidate.id}-twin` },
        ]);
        const expected = twins
          .map((candidate) => ({ id: candidate.id, score: scoreMatch(viewer, pitches, candidate).score }))
          .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
          .slice(0, limit);
        for (const order of [twins, [...twins].reverse()]) {
          const ranked = rankCandidates(viewer, pitches, order, null, limit);
          expect(ranked.map((match) => ({ id: match.candidate.id, score: match.score }))).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("puts super likes first and never shows the viewer", () => {
    const weak = { ...nobody, id: "weak", topics: ["sport.golf"] };
    const ids = rankCandidates(brand, [winter], [maren, brand, weak], null, 5, new Set(["weak"])).map(
      (match) => match.candidate.id,
    );
    expect(ids).toEqual(["weak", "maren"]);
    expect(rankCandidates(brand, [], [maren], null, 0)).toEqual([]);
  });
});
