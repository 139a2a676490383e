import type { MatchScore } from "@/lib/domain/matching/matching/score";
import { cosineOf, prepareVector } from "@/lib/domain/vocabulary/meaning/vector";
import { offersPerks, perkKey, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import {
  allTopics,
  topicInSentence,
  topicLabel,
  topicSimilarity,
  topicsNamed,
} from "@/lib/domain/vocabulary/topics/taxonomy";
import { tokensOf } from "@/lib/domain/vocabulary/topics/tokens";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { joinList, spellCount } from "@/lib/utils/fold-text";
import { formatCount } from "@/lib/utils/format-number";
import { haversineMiles } from "@/lib/utils/geo";

/** What the database holds of a profile, as people wrote it and as it was measured. */
export interface ProfileData {
  kind: UserType;
  title: string;
  about: string;
  expertise: string[];
  beats: Record<string, string[]>;
  social: Record<string, { followers: number } | null>;
  location: string;
  latitude: number | null;
  longitude: number | null;
  offered: string[];
  preferred: string[];
  meaning: string | null;
  /** Hours to each answer, of the latest twenty, and the number of all. */
  hours: number[];
  answers: number;
  up: number;
  down: number;
}

export interface PitchData {
  text: string;
  where: string;
  latitude: number | null;
  longitude: number | null;
  perks: string[];
  meaning: string | null;
}

export interface Sides {
  viewer: ProfileData;
  pitch: PitchData | null;
  candidate: ProfileData;
}

const topics = allTopics();
const sentenceLabels = topics.map(({ id }) => [topicInSentence(id), id] as const);
sentenceLabels.sort(([a], [b]) => b.length - a.length);

/** The topics that a part of a sentence names. Labels may hold "and" themselves, so the longest is matched first. */
export function topicsNamedIn(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (const [label, id] of sentenceLabels) {
    if (!new RegExp(`(^|[ ,])${label.replace(/[^\w ]/g, "\\$&")}($|[ ,;])`).test(rest)) continue;
    rest = rest.replace(label, "#");
    found.push(id);
  }
  return found;
}

const termsOf = (id: string) => {
  const topic = topics.find((one) => one.id === id);
  return [topic?.label ?? "", ...(topic?.keywords ?? [])].map((term) => tokensOf(term).join(" "));
};
const owners = new Map<string, Set<string>>();
for (const { id } of topics)
  for (const term of termsOf(id)) owners.set(term, (owners.get(term) ?? new Set()).add(id));

/** A text states a topic by two of the topic's own terms. */
function states(text: string, topic: string): boolean {
  const tokens = ` ${tokensOf(text).join(" ")} `;
  const own = termsOf(topic).filter((term) => owners.get(term)?.size === 1 && tokens.includes(` ${term} `));
  return new Set(own.map((term) => term.slice(0, 5))).size >= 2;
}

const chooses = ({ expertise, beats }: ProfileData, topic: string) =>
  [...expertise, ...Object.keys(beats)].some((name) => topicsNamed(name).includes(topic));

const place = ({ latitude, longitude }: Pick<ProfileData, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
const cityOf = (location: string) => location.split(",")[0];
const originOf = ({ viewer, pitch }: Sides) => {
  const at = pitch && place(pitch);
  return at && pitch
    ? { at, city: cityOf(pitch.where) }
    : { at: place(viewer), city: cityOf(viewer.location) };
};
function milesOf(sides: Sides): number | null {
  const { at } = originOf(sides);
  const there = place(sides.candidate);
  return at && there ? haversineMiles(at, there) : null;
}

function median(hours: readonly number[]): number {
  const sorted = [...hours].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

const phraseOf = (name: string) => resolvePerk(name)?.phrase ?? name;
const keysOf = (names: readonly string[]) => [...new Set(names.map(perkKey))];
const familyOf = (name: string) => resolvePerk(name)?.family ?? perkKey(name);
/** The perks of the list that a part of a sentence names; null where the part says anything else. */
function perksIn(part: string, names: readonly string[]): string[] | null {
  const found: string[] = [];
  let rest = part;
  for (const name of [...names].sort((a, b) => phraseOf(b).length - phraseOf(a).length)) {
    if (!rest.includes(phraseOf(name))) continue;
    rest = rest.replace(phraseOf(name), "");
    found.push(name);
  }
  return found.length > 0 && /^(?:,| |and)*$/.test(rest) ? found : null;
}

type Proof = (parts: string[], sides: Sides) => boolean;

const all = (part: string | undefined, holds: (topic: string) => boolean) => {
  const named = topicsNamedIn(part ?? "");
  return joinList(named.map(topicInSentence)).length === (part ?? "").length && named.every(holds);
};
const covers = (part: string | undefined, { candidate }: Sides) =>
  all(part, (topic) => chooses(candidate, topic));
const isStated = (part: string | undefined, { pitch }: Sides) =>
  pitch !== null && all(part, (topic) => states(pitch.text, topic));
const isChosen = (part: string | undefined, { viewer }: Sides) =>
  all(part, (topic) => chooses(viewer, topic));
const areClose = (one: string | undefined, other: string | undefined) =>
  all(one, (a) => topicsNamedIn(other ?? "").every((b) => topicSimilarity(a, b) >= 0.45));
const isVerbOf = (verb: string | undefined, { candidate }: Sides) =>
  (verb === "Works in") === offersPerks(candidate.kind);

const steps: Record<string, number> = {
  "an hour": 1,
  "six hours": 6,
  "a day": 24,
  "two days": 48,
  "three days": 72,
  "a week": 168,
  "two weeks": 336,
};
const isWithin = (hours: number, within: string | undefined) =>
  within === "after more than two weeks" ? hours > 336 : hours <= (steps[within?.slice(7) ?? ""] ?? -1);

function exchange(sides: Sides, viewerOffers: boolean) {
  const { viewer, pitch, candidate } = sides;
  const ofPitch =
    pitch && pitch.perks.length > 0 && offersPerks(viewer.kind) === viewerOffers ? pitch.perks : null;
  const mine = ofPitch ?? (viewerOffers ? viewer.offered : viewer.preferred);
  const [wanted, offered] = viewerOffers ? [candidate.preferred, mine] : [mine, candidate.offered];
  return { mine, wanted, offered, met: keysOf(wanted).filter((key) => keysOf(offered).includes(key)) };
}
type Exchange = ReturnType<typeof exchange>;
const areMet = (part: string | undefined, { wanted, offered, met }: Exchange) => {
  if (part === spellCount(met.length)) return met.length > 2;
  const named = perksIn(part ?? "", [...wanted, ...offered]);
  return named?.every((name) => met.includes(perkKey(name))) ?? false;
};
const isPart = (part: string | undefined, of: string | undefined, found: Exchange) =>
  areMet(part, found) && of === spellCount(keysOf(found.wanted).length);
const areRelated = (wish: string | undefined, offer: string | undefined, { wanted, offered }: Exchange) => {
  const [one] = perksIn(wish ?? "", wanted) ?? [];
  const [other] = perksIn(offer ?? "", offered) ?? [];
  return one !== undefined && other !== undefined && familyOf(one) === familyOf(other);
};
const isRelated = (offer: string | undefined, of: string | undefined, { wanted, offered }: Exchange) => {
  const named = perksIn(offer ?? "", offered);
  const isWanted = named?.every((name) => wanted.some((wish) => familyOf(wish) === familyOf(name)));
  return isWanted === true && of === spellCount(keysOf(wanted).length);
};
const countRelated = (count: string | undefined, of: string | undefined, { wanted, offered }: Exchange) => {
  const families = offered.map(familyOf);
  const related = keysOf(wanted).filter((key) => families.includes(familyOf(key)));
  return count === spellCount(related.length) && of === spellCount(keysOf(wanted).length);
};

/**
 * Every sentence that a reason may be, and what has to hold for it: the first form that it has. What has none is not
 * proved.
 */
const sentences: [name: string, form: RegExp, proof: Proof][] = [
  [
    "as the pitch does",
    /^(Covers|Works in) (.+), as your pitch does$/,
    ([verb, both], sides) => isVerbOf(verb, sides) && covers(both, sides) && isStated(both, sides),
  ],
  [
    "as you do",
    /^(Covers|Works in) (.+), as you do$/,
    ([verb, both], sides) => isVerbOf(verb, sides) && covers(both, sides) && isChosen(both, sides),
  ],
  [
    "close to the viewer's topics",
    /^(Covers|Works in) (.+), close to your own topics (.+)$/,
    ([, theirs, mine], sides) => covers(theirs, sides) && isChosen(mine, sides) && areClose(theirs, mine),
  ],
  [
    "close to what the pitch is about",
    /^(Covers|Works in) (.+), close to (.+)$/,
    ([, theirs, mine], sides) =>
      covers(theirs, sides) && (sides.pitch ? isStated : isChosen)(mine, sides) && areClose(theirs, mine),
  ],
  [
    "about another topic",
    /^(Covers|Works in) (.+); your pitch is about (.+)$/,
    ([, theirs, mine], sides) => covers(theirs, sides) && isStated(mine, sides),
  ],
  [
    "other topics",
    /^(Covers|Works in) (.+); your topics include (.+)$/,
    ([, theirs, mine], sides) => covers(theirs, sides) && isChosen(mine, sides) && sides.pitch === null,
  ],
  [
    "little shared with the pitch",
    /^Shares (.+) with your pitch, and little else$/,
    ([both], sides) => covers(both, sides) && isStated(both, sides),
  ],
  [
    "little shared",
    /^Shares (.+) with you, and little else$/,
    ([both], sides) => covers(both, sides) && isChosen(both, sides),
  ],
  [
    "little in common",
    /^Little in common with (your pitch|you)$/,
    ([with_], { pitch }) => (with_ === "you") === !pitch,
  ],
  [
    "close in meaning",
    /^What they (?:cover|do) is close to what (your pitch says|you do)$/,
    ([whose], { viewer, pitch, candidate }) => {
      const meaning = pitch ? pitch.meaning : viewer.meaning;
      if (!meaning || !candidate.meaning || (whose === "you do") !== !pitch) return false;
      return cosineOf(prepareVector(meaning), candidate.meaning) >= 0.45;
    },
  ],
  [
    "what they cover",
    /^(Covers|Works in) ([^;]+)$/,
    ([verb, theirs], sides) => isVerbOf(verb, sides) && covers(theirs, sides),
  ],
  [
    "reach",
    /^(\S+) followers?, self-reported$/,
    ([count], { candidate }) => {
      const stated = Object.values(candidate.social).reduce(
        (sum, account) => sum + (account?.followers ?? 0),
        0,
      );
      return count === formatCount(stated);
    },
  ],
  [
    "distance",
    /^(.+), ([\d,]+) miles? from (.+)$/,
    ([there, miles, here], sides) =>
      there === cityOf(sides.candidate.location) &&
      here === originOf(sides).city &&
      miles === Math.round(milesOf(sides) ?? -1).toLocaleString("en-US"),
  ],
  [
    "the same place",
    /^Also in (.+)$/,
    ([city], sides) =>
      city === cityOf(sides.candidate.location) && city === originOf(sides).city && (milesOf(sides) ?? 9) < 1,
  ],
  [
    "one answer",
    /^Answered one pitch (.+)$/,
    ([within], { candidate: { hours, answers } }) => answers === 1 && isWithin(hours[0] ?? -1, within),
  ],
  [
    "answers",
    /^Answers (.+), the median of (\d+)$/,
    ([within, count], { candidate: { hours, answers } }) =>
      String(answers) === count && hours.length === answers && isWithin(median(hours), within),
  ],
  [
    "ratings",
    /^(?:\w+: )?(\w+) thumbs? up, (\w+) down$/,
    ([up, down], { candidate }) =>
      (up?.toLowerCase() === "no" ? "0" : up) === String(candidate.up) &&
      (down === "none" ? "0" : down) === String(candidate.down),
  ],
  [
    "wishes met",
    /^Wants (.+); you offer (it|both|all \w+)$/,
    ([wish, count], sides) => {
      const found = exchange(sides, true);
      const names = { 1: "it", 2: "both" }[found.met.length] ?? `all ${spellCount(found.met.length)}`;
      return areMet(wish, found) && count === names && found.met.length === keysOf(found.wanted).length;
    },
  ],
  [
    "one wish nearly met",
    /^You offer (.+), related to one of (\w+) perks wanted$/,
    ([offer, of], sides) => isRelated(offer, of, exchange(sides, true)),
  ],
  [
    "some wishes nearly met",
    /^You offer perks related to (\w+) of (\w+) wanted$/,
    ([count, of], sides) => countRelated(count, of, exchange(sides, true)),
  ],
  [
    "some wishes met",
    /^You offer (.+) of (\w+) perks wanted$/,
    ([part, of], sides) => isPart(part, of, exchange(sides, true)),
  ],
  [
    "a wish nearly met",
    /^Wants (.+); you offer (.+), which is close$/,
    ([wish, offer], sides) => areRelated(wish, offer, exchange(sides, true)),
  ],
  [
    "other wishes",
    /^Wants (.+); you offer others$/,
    ([wish], sides) => {
      const { wanted, mine, met } = exchange(sides, true);
      return perksIn(wish ?? "", wanted) !== null && mine.length > 0 && met.length === 0;
    },
  ],
  [
    "offers what was asked",
    /^Offers (.+), as you asked$/,
    ([offer], sides) => {
      const found = exchange(sides, false);
      return areMet(offer, found) && found.met.length === keysOf(found.wanted).length;
    },
  ],
  [
    "offers nearly one of what was asked",
    /^Offers (.+), related to one of (\w+) perks you asked for$/,
    ([offer, of], sides) => isRelated(offer, of, exchange(sides, false)),
  ],
  [
    "offers nearly some of what was asked",
    /^Offers perks related to (\w+) of (\w+) you asked for$/,
    ([count, of], sides) => countRelated(count, of, exchange(sides, false)),
  ],
  [
    "offers some of what was asked",
    /^Offers (.+) of (\w+) perks you asked for$/,
    ([part, of], sides) => isPart(part, of, exchange(sides, false)),
  ],
  [
    "offers nearly what was asked",
    /^Offers (.+); you asked for (.+), which is close$/,
    ([offer, wish], sides) => areRelated(wish, offer, exchange(sides, false)),
  ],
  [
    "offers others",
    /^Offers (.+); you asked for others$/,
    ([offer], sides) => {
      const { offered, mine, met } = exchange(sides, false);
      return perksIn(offer ?? "", offered) !== null && mine.length > 0 && met.length === 0;
    },
  ],
];

/** The form of the sentence; null where the data do not prove it. */
function proofOf(sentence: string, sides: Sides): string | null {
  for (const [name, form, proof] of sentences) {
    const [, ...parts] = form.exec(sentence) ?? [];
    if (parts.length > 0) return proof(parts, sides) ? name : null;
  }
  return null;
}

function isTagProved(tag: string, sides: Sides): boolean {
  const { viewer, pitch, candidate } = sides;
  const topic = topics.find(({ id }) => topicLabel(id) === tag);
  if (topic) {
    return chooses(candidate, topic.id) && (pitch ? states(pitch.text, topic.id) : chooses(viewer, topic.id));
  }
  if (tag === "Nearby") return (milesOf(sides) ?? 51) <= 50;
  if (tag === "Quick to answer") return candidate.answers >= 3 && median(candidate.hours) <= 48;
  if (tag === "Well rated") return candidate.up >= 3 && candidate.up >= 3 * candidate.down;
  return [true, false].some((viewerOffers) => exchange(sides, viewerOffers).met.includes(perkKey(tag)));
}

/** Lists what a match says that the data of its two sides do not prove, and the forms of what they do prove. */
export function proveMatch({ factors, reasons, tags }: MatchScore, sides: Sides) {
  const unproved: string[] = [];
  const proved = new Set<string>();
  for (const { known, reason } of Object.values(factors)) {
    const name = known ? proofOf(reason, sides) : / not known yet$/.test(reason) && "not known";
    if (name) proved.add(name);
    else unproved.push(reason);
  }
  const { answers, up, down } = sides.candidate;
  for (const reason of reasons) {
    const factor = Object.values(factors).find((one) => one.reason === reason);
    const isNew =
      reason === "New here: nothing known yet" && reasons.length === 1 && answers + up + down === 0;
    const isFar = factor === factors.locationProximity && (milesOf(sides) ?? 51) > 50;
    if (factor ? factor.value <= 0.5 || isFar : !isNew) unproved.push(`Reason: ${reason}`);
    else proved.add(factor ? "a reason" : reason);
  }
  for (const tag of tags) {
    if (isTagProved(tag, sides)) proved.add("a tag");
    else unproved.push(`Tag: ${tag}`);
  }
  return { unproved, proved };
}

/**
 * Lists what the learning screen says after one act about a received pitch, where its text does not state it. `text` is
 * null for a pitch that was learned as its sender's topics, which the sender has to have chosen.
 */
export function proveLearned(
  learned: readonly { title: string; reason: string }[],
  { text, sender }: { text: string | null; sender: ProfileData },
): string[] {
  const isIts = (topic: string) => (text === null ? chooses(sender, topic) : states(text, topic));
  return learned.flatMap(({ title, reason }) => {
    const [, half] = /^What you did about (.+) counts half here\.$/.exec(reason) ?? [];
    const named = half ? topicsNamedIn(half) : topicsLabelled(/ about (.+)$/.exec(title)?.[1]);
    return named.length > 0 && named.every(isIts) ? [] : [`${title}: ${reason}`];
  });
}
const topicsLabelled = (label = "") =>
  topics.filter(({ id }) => topicLabel(id) === label).map(({ id }) => id);
