import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packVector, prepareVector } from "@/lib/domain/vocabulary/meaning/vector";
import { allPerks, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { allTopics, topicInSentence, topicSimilarity } from "@/lib/domain/vocabulary/topics/taxonomy";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { measureCloseness } from "./closeness";
import { formatReach, MEANING_CLOSE, TOPICS_FIT } from "./reasons";
import { scoreMatch } from "./score";
import { type ScoringPitch, type ScoringProfile, unknownProfile } from "./scoring-profile";

const topicIds = allTopics().map((topic) => topic.id);
const perkNames = [...allPerks().map((perk) => perk.name), "Cab ride", "Dawn visit"];
// The topics are few, so that both sides often have the same or a related one.
const someTopics = fc.uniqueArray(
  fc.constantFrom(
    "travel",
    "travel.rail",
    "travel.slow",
    "education.higher",
    "agriculture",
    ...topicIds.slice(0, 9),
  ),
  { maxLength: 5 },
);
const somePerks = fc.array(fc.constantFrom(...perkNames.slice(0, 6), "Photo", "Headshot", "Cab ride"), {
  maxLength: 5,
});
/** Meanings are points on a circle, so that two are alike to every degree, from equal to opposite. */
const meaning = fc.option(
  fc
    .oneof(fc.constantFrom(0, 1.26), fc.double({ min: 0, max: 3, noNaN: true }))
    .map((angle) =>
      packVector(
        Array.from(
          { length: 512 },
          (_, at) => Math.cos(angle) * Math.sin(at * 7.3) + Math.sin(angle) * Math.sin(at * 3.1),
        ),
      ),
    ),
);
const weights = fc.option(
  fc.dictionary(
    fc.constantFrom("travel.rail", "travel.slow", "education.higher"),
    fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1, noNaN: true })),
  ),
);
const place = fc.option(
  fc.record({
    label: fc.constantFrom("Bergen, Norway", "Rjukan, Norway", "Bergen, Netherlands"),
    latitude: fc.double({ min: 59, max: 59.02, noNaN: true }),
    longitude: fc.double({ min: 5, max: 5.02, noNaN: true }),
  }),
);
const profile: fc.Arbitrary<ScoringProfile> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...userTypes),
  name: fc.constant("A name"),
  topics: someTopics,
  topicWeights: weights.map((value) => value ?? {}),
  meaning,
  reach: fc.option(fc.nat(5_000_000)),
  place,
  responseHours: fc.option(fc.nat(900)),
  answeredCount: fc.nat(40),
  thumbsUp: fc.nat(30),
  thumbsDown: fc.nat(30),
  perksOffered: somePerks,
  perksWanted: somePerks,
});
const pitches: fc.Arbitrary<ScoringPitch[]> = fc.array(
  fc.record({
    ...{ id: fc.uuid(), title: fc.constant("A title"), topics: someTopics, meaning, place, perks: somePerks },
    topicWeights: weights.map((value) => value ?? undefined),
  }),
  { maxLength: 2 },
);

/** A profile whose shared topic weighs next to nothing on both sides, which random cases draw once in 200. */
const lightOnBoth = (topic: string): ScoringProfile => ({
  ...{ ...unknownProfile, id: topic, kind: "press", topics: ["travel.rail", topic] },
  topicWeights: { "travel.rail": 0.01 },
});

/** Every case of viewer, pitches and candidate, with the pitch that was chosen. */
const forEveryMatch = (
  check: (
    match: ReturnType<typeof scoreMatch>,
    sides: { viewer: ScoringProfile; pitch?: ScoringPitch; candidate: ScoringProfile },
  ) => void,
) =>
  fc.assert(
    fc.property(profile, pitches, profile, (viewer, own, candidate) => {
      const match = scoreMatch(viewer, own, candidate);
      check(match, { viewer, candidate, pitch: own.find(({ id }) => id === match.bestPitchId) });
    }),
    { numRuns: 600, examples: [[lightOnBoth("agriculture"), [], lightOnBoth("education.higher")]] },
  );

const labels = new Map(topicIds.map((id) => [topicInSentence(id), id]));
/**
 * The topics that a part of a sentence names. Labels may hold "and" themselves, so the longest is matched
 * first.
 */
function topicsNamedIn(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (const label of [...labels.keys()].sort((a, b) => b.length - a.length)) {
    if (!new RegExp(`(^|[ ,])${label.replace(/[^\w ]/g, "\\$&")}($|[ ,;])`).test(rest)) continue;
    rest = rest.replace(label, "#");
    found.push(labels.get(label) ?? "");
  }
  return found;
}
const phrase = (name: string) => resolvePerk(name)?.phrase ?? name;

describe("the six reasons", () => {
  it("name topics that are on the side they say, and claim agreement only from the threshold on", () => {
    const seen = new Set<string>();
    forEveryMatch(({ factors }, { viewer, pitch, candidate }) => {
      const { reason, value, known } = factors.topicAlignment;
      if (!known) return;
      const counted = ({ topics, topicWeights }: Pick<ScoringPitch, "topics" | "topicWeights">) =>
        topics.filter((topic) => topicWeights?.[topic] !== 0);
      const mine = pitch ? [...counted(pitch), ...viewer.topics] : counted(viewer);
      const shared = /^(?:Covers|Works in) (.+), as (your pitch does|you do)$/.exec(reason);
      const near = /^(?:Covers|Works in) (.+), close to (.+)$/.exec(reason);
      const apart = /^(?:Covers|Works in) (.+); (?:your pitch is|you are) about (.+)$/.exec(reason);
      const little = /^Shares (.+) with (?:your pitch|you), and little else$/.exec(reason);
      if (shared) {
        seen.add("shared");
        const owners = shared[2] === "your pitch does" ? (pitch?.topics ?? []) : viewer.topics;
        const named = topicsNamedIn(shared[1] ?? "");
        expect(named.length).toBeGreaterThan(0);
        for (const topic of named) {
          expect(owners).toContain(topic);
          expect(candidate.topics).toContain(topic);
        }
      } else if (near) {
        seen.add("near");
        for (const topic of topicsNamedIn(near[1] ?? "")) {
          expect(candidate.topics).toContain(topic);
          for (const other of topicsNamedIn(near[2] ?? "")) {
            expect(topicSimilarity(topic, other)).toBeGreaterThanOrEqual(TOPICS_FIT);
          }
        }
        for (const topic of topicsNamedIn(near[2] ?? "")) expect(mine).toContain(topic);
      } else if (apart) {
        seen.add("apart");
        for (const topic of topicsNamedIn(apart[1] ?? "")) {
          expect(candidate.topics).toContain(topic);
          expect(mine).not.toContain(topic);
        }
        for (const topic of topicsNamedIn(apart[2] ?? ""))
          expect(pitch?.topics ?? viewer.topics).toContain(topic);
      } else if (little) {
        seen.add("little");
        for (const topic of topicsNamedIn(little[1] ?? "")) {
          expect(mine).toContain(topic);
          expect(candidate.topics).toContain(topic);
        }
      }
      const meant = /^What they (?:cover|do) is (close|related) to what (?:your pitch says|you do)$/.exec(
        reason,
      );
      if (meant) {
        seen.add(meant[1] ?? "");
        const meaning = (pitch ?? viewer).meaning;
        const closeness = measureCloseness(meaning ? prepareVector(meaning) : null, candidate.meaning) ?? 0;
        expect(closeness).toBeGreaterThanOrEqual(meant[1] === "close" ? MEANING_CLOSE : TOPICS_FIT);
      }
      const claims = shared ?? near ?? meant;
      expect(reason, `${value}`).toMatch(claims ? /./ : /^Shares|ittle|; (?:your pitch is|you are) about/);
      if (claims) expect(value).toBeGreaterThanOrEqual(TOPICS_FIT);
      else expect(value).toBeLessThan(TOPICS_FIT);
    });
    expect([...seen].sort()).toEqual(["apart", "close", "little", "near", "related", "shared"]);
  });

  it("name perks that the one wants and the other offers", () => {
    const seen = new Set<string>();
    forEveryMatch(({ factors }, { viewer, pitch, candidate }) => {
      const { reason, value, known } = factors.perksAlignment;
      if (!known) return;
      const own = pitch?.perks ?? [];
      const mine = [...viewer.perksOffered, ...viewer.perksWanted, ...own].map(phrase);
      const theirs = [...candidate.perksOffered, ...candidate.perksWanted].map(phrase);
      const namedIn = (text: string, phrases: string[]) => phrases.some((name) => text.includes(name));
      expect(namedIn(reason, theirs) || reason.startsWith("You offer") || reason.startsWith("Offers")).toBe(
        true,
      );
      if (/you offer (it|both|all)/.test(reason)) {
        seen.add("wholly");
        expect(value).toBe(1);
        const named = theirs.filter((name) => reason.includes(name));
        expect(named.some((name) => mine.includes(name))).toBe(true);
      }
      if (reason.endsWith("as you asked")) {
        seen.add("asked");
        expect(value).toBe(1);
      }
      if (reason.endsWith("which is close")) {
        seen.add("close");
        expect(value).toBeGreaterThanOrEqual(0.35);
      }
      if (/, related to |perks related to /.test(reason)) {
        seen.add("related");
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(0.35);
      }
      if (reason.endsWith("others")) {
        seen.add("others");
        expect(value).toBe(0);
      }
    });
    expect([...seen].sort()).toEqual(["asked", "close", "others", "related", "wholly"]);
  });

  it("name the candidate's own figures and places, and no tag says more than its value", () => {
    forEveryMatch(({ factors, tags, distanceMiles }, { viewer, pitch, candidate }) => {
      const { socialReach, reputation, responseTime, locationProximity } = factors;
      if (socialReach.known) expect(socialReach.reason).toContain(formatReach(candidate.reach ?? 0));
      if (reputation.known) {
        expect(reputation.reason).toMatch(
          new RegExp(`\\b${candidate.thumbsUp === 0 ? "no" : candidate.thumbsUp} thumbs? up`, "i"),
        );
      }
      const from = pitch?.place ?? viewer.place;
      if (locationProximity.known) {
        expect(locationProximity.reason).toContain(candidate.place?.label.split(",")[0] ?? "?");
        if (locationProximity.reason.startsWith("Also in"))
          expect(from?.label.split(",")[0]).toBe(candidate.place?.label.split(",")[0]);
      }
      if (tags.includes("Quick to answer")) expect(responseTime.value).toBeGreaterThanOrEqual(0.7);
      if (tags.includes("Well rated")) expect(reputation.value).toBeGreaterThanOrEqual(0.8);
      if (tags.includes("Nearby")) expect(distanceMiles).toBeLessThanOrEqual(50);
      if (tags.includes("New here"))
        expect(candidate.answeredCount + candidate.thumbsUp + candidate.thumbsDown).toBe(0);
    });
  });
});
