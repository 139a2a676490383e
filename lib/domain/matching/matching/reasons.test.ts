import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cosineOf, packVector, prepareVector } from "@/lib/domain/vocabulary/meaning/vector";
import { allPerks, perkKey, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { allTopics, topicLabel, topicSimilarity } from "@/lib/domain/vocabulary/topics/taxonomy";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { topicsNamedIn } from "@/tests/matching/prove-match";
import { CLOSE, formatReach, TOPICS_FIT } from "./reasons";
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
    stated: someTopics,
    topicWeights: weights.map((value) => value ?? undefined),
  }),
  { maxLength: 2 },
);

/** A profile whose shared topic weighs next to nothing on both sides, which random cases draw once in 200. */
const lightOnBoth = (topic: string): ScoringProfile => ({
  ...{ ...unknownProfile, id: topic, kind: "press", topics: ["travel.rail", topic] },
  topicWeights: { "travel.rail": 0.01 },
});

const about = (topics: string[]): ScoringProfile => ({
  ...{ ...unknownProfile, id: topics.join(), kind: "press", topics },
});
const pitchOf = (topics: string[], stated: string[]): ScoringPitch[] => [
  { id: "pitch", title: "A title", topics, stated, perks: [] },
];

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
    {
      numRuns: 600,
      // Random cases draw these seldom: little shared, a topic near the sender's alone, one that the pitch only
      // names, topics apart from the pitch.
      examples: [
        [lightOnBoth("agriculture"), [], lightOnBoth("education.higher")],
        [about(["travel.rail"]), pitchOf(["agriculture"], ["agriculture"]), about(["travel"])],
        [
          about([]),
          pitchOf(["agriculture", "travel.rail"], ["travel.rail"]),
          lightOnBoth("education.higher"),
        ],
        [about([]), pitchOf(["travel.rail"], []), about(["travel.rail"])],
        [about([]), pitchOf(["travel.rail"], ["travel.rail"]), about(["agriculture"])],
      ],
    },
  );

const phrase = (name: string) => resolvePerk(name)?.phrase ?? name;

describe("A match reason states what is not so: the six reasons", () => {
  it("name topics that are on the side they say, and claim agreement only from the threshold on", () => {
    const seen = new Set<string>();
    forEveryMatch(({ factors }, { viewer, pitch, candidate }) => {
      const { reason, value, known } = factors.topicAlignment;
      if (!known) return;
      const counted = (topics: readonly string[], { topicWeights }: Pick<ScoringPitch, "topicWeights">) =>
        topics.filter((topic) => topicWeights?.[topic] !== 0);
      const stated = pitch
        ? counted(pitch.topics, pitch).filter((topic) => pitch.stated.includes(topic))
        : [];
      const chosen = pitch ? viewer.topics : counted(viewer.topics, viewer);
      const read = (pattern: RegExp) => {
        const [, theirs = "", own = ""] = pattern.exec(reason) ?? [];
        return theirs ? { theirs: topicsNamedIn(theirs), own: topicsNamedIn(own) } : null;
      };
      const expectAll = (named: string[], owners: readonly string[]) => {
        expect(named.length, reason).toBeGreaterThan(0);
        for (const topic of named) expect(owners, reason).toContain(topic);
      };
      const shapes = {
        "shared with the pitch": read(/^(?:Covers|Works in) (.+), as your pitch does$/),
        "shared with the profile": read(/^(?:Covers|Works in) (.+), as you do$/),
        "near the profile": read(/^(?:Covers|Works in) (.+), close to your own topics (.+)$/),
        near: read(/^(?:Covers|Works in) (.+), close to (?!your own)(.+)$/),
        "apart from the pitch": read(/^(?:Covers|Works in) (.+); your pitch is about (.+)$/),
        "apart from the profile": read(/^(?:Covers|Works in) (.+); your topics include (.+)$/),
        "little of the pitch": read(/^Shares (.+) with your pitch, and little else$/),
        "little of the profile": read(/^Shares (.+) with you, and little else$/),
        theirs: read(/^(?:Covers|Works in) ((?:(?!, as |, close to |; your ).)+)$/),
      };
      for (const [shape, found] of Object.entries(shapes)) {
        if (!found) continue;
        seen.add(shape);
        expectAll(found.theirs, candidate.topics);
        const own = /pitch/.test(shape) || (shape === "near" && pitch) ? stated : chosen;
        if (/shared|little/.test(shape)) expectAll(found.theirs, own);
        if (/near|apart/.test(shape)) expectAll(found.own, own);
        if (/near/.test(shape))
          for (const topic of found.theirs)
            for (const other of found.own)
              expect(topicSimilarity(topic, other)).toBeGreaterThanOrEqual(CLOSE);
        if (/apart/.test(shape)) for (const topic of found.theirs) expect(chosen).not.toContain(topic);
      }
      const meant = /^What they (?:cover|do) is close to what (your pitch says|you do)$/.exec(reason);
      if (meant) {
        seen.add("meant");
        const meaning = (pitch ?? viewer).meaning;
        const cosine = meaning && candidate.meaning ? cosineOf(prepareVector(meaning), candidate.meaning) : 0;
        expect(cosine).toBeGreaterThanOrEqual(CLOSE);
        expect(meant[1]).toBe(pitch ? "your pitch says" : "you do");
      }
      const claims =
        meant ?? Object.entries(shapes).find(([shape, found]) => found && /shared|near/.test(shape));
      if (claims) expect(value, reason).toBeGreaterThanOrEqual(TOPICS_FIT);
      else if (value >= TOPICS_FIT) expect(reason).toMatch(/^(?:Covers|Works in) |^Names no topics yet$/);
      else
        expect(reason).toMatch(/^Shares |^Little in common with |; your (?:pitch is about|topics include) /);
    });
    expect([...seen].sort()).toEqual([
      "apart from the pitch",
      "apart from the profile",
      "little of the pitch",
      "little of the profile",
      "meant",
      "near",
      "near the profile",
      "shared with the pitch",
      "shared with the profile",
      "theirs",
    ]);
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

  it("name the candidate's own figures and places", () => {
    forEveryMatch(({ factors }, { viewer, pitch, candidate }) => {
      const { socialReach, reputation, responseTime, locationProximity } = factors;
      if (socialReach.known) expect(socialReach.reason).toContain(formatReach(candidate.reach ?? 0));
      if (responseTime.known)
        expect(responseTime.reason).toMatch(
          candidate.answeredCount === 1
            ? /^Answered one pitch /
            : new RegExp(
                `^Answers .+, the median of (?:the last )?${Math.min(20, candidate.answeredCount)}$`,
              ),
        );
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
    });
  });

  it("lead a card only where their factor is above neutral, and a distance only where it is near", () => {
    const seen = new Set<string>();
    forEveryMatch(({ factors, reasons, distanceMiles }, { candidate }) => {
      const record = candidate.answeredCount + candidate.thumbsUp + candidate.thumbsDown;
      if (reasons.length === 0) expect(record).toBeGreaterThan(0);
      for (const reason of reasons) {
        const [key, factor] = Object.entries(factors).find(([, factor]) => factor.reason === reason) ?? [];
        seen.add(key ?? reason);
        if (!factor) expect([reason, record, reasons.length]).toEqual(["New here: nothing known yet", 0, 1]);
        else expect(factor.known && factor.value > 0.5, reason).toBe(true);
        if (key === "locationProximity") expect(distanceMiles).toBeLessThanOrEqual(50);
        if (key === "topicAlignment") expect(reason).toMatch(/, as your? |close to /);
      }
    });
    expect(seen.size).toBe(7);
  });

  it("stand in tags with evidence on both sides, or what was measured of the candidate, or not at all", () => {
    const seen = new Set<string>();
    forEveryMatch(({ tags, factors, distanceMiles }, { viewer, pitch, candidate }) => {
      expect(tags.length).toBeLessThanOrEqual(4);
      for (const tag of tags) {
        const topic = topicIds.find((id) => topicLabel(id) === tag);
        if (topic) {
          seen.add("topic");
          expect(candidate.topics).toContain(topic);
          expect(pitch ? pitch.stated : viewer.topics).toContain(topic);
        } else if (tag === "Quick to answer") {
          seen.add(tag);
          expect(factors.responseTime.value).toBeGreaterThanOrEqual(0.7);
          expect(candidate.answeredCount).toBeGreaterThanOrEqual(3);
        } else if (tag === "Well rated") {
          seen.add(tag);
          expect(factors.reputation.value).toBeGreaterThanOrEqual(0.8);
        } else if (tag === "Nearby") {
          seen.add(tag);
          expect(distanceMiles).toBeLessThanOrEqual(50);
        } else {
          seen.add("perk");
          const mine = [...viewer.perksOffered, ...viewer.perksWanted, ...(pitch?.perks ?? [])].map(perkKey);
          expect([...candidate.perksOffered, ...candidate.perksWanted]).toContain(tag);
          expect(mine).toContain(perkKey(tag));
        }
      }
    });
    expect(seen.size).toBe(5);
  });
});
