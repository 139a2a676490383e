import { cosineOf } from "@/lib/domain/vocabulary/meaning/vector";
import { allTopics, similarityRow, type TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import { measureCloseness } from "../closeness";
import type { TopicEvidence } from "../evidence";
import { CLOSE, topicReason } from "../reasons";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";
import { sidesOf, type TopicSet, toTopicSet, type ViewerSide } from "../viewer-side";

/**
 * Measures how far the topics of a pitch (or of the viewer) and of a candidate cover each other, 0..1: each topic is
 * worth its similarity to the nearest one on the other side, averaged by weight on each side, and the two averages are
 * averaged. So it is the same from both sides, a topic that both have never lowers it, and a pitch tagged with
 * everything gains nothing. Null when either side has no topic.
 */
function measureOverlap(side: ViewerSide, candidate: TopicSet): number | null {
  const mine = side.topics;
  if (mine.indexes.length === 0 || candidate.indexes.length === 0) return null;
  let covered = 0;
  let total = 0;
  for (let at = 0; at < candidate.indexes.length; at++) {
    const weight = candidate.weights[at] ?? 1;
    covered += weight * (side.nearest[candidate.indexes[at] ?? 0] ?? 0);
    total += weight;
  }
  let answered = 0;
  let asked = 0;
  for (let at = 0; at < mine.indexes.length; at++) {
    const row = similarityRow(mine.indexes[at] ?? 0);
    let best = 0;
    for (const index of candidate.indexes) best = Math.max(best, row[index] ?? 0);
    const weight = mine.weights[at] ?? 1;
    answered += weight * best;
    asked += weight;
  }
  return Math.min(1, (covered / total + answered / asked) / 2);
}

/**
 * Measures topics in common and closeness in meaning, half each, 0..1; where one of them is not known, the other alone
 * counts. Null when neither is known.
 */
export function measureTopics(
  side: ViewerSide,
  topics: TopicSet,
  meaning: string | null | undefined,
): number | null {
  const overlap = measureOverlap(side, topics);
  const closeness = measureCloseness(side.meaning, meaning);
  if (overlap === null || closeness === null) return overlap ?? closeness;
  return (overlap + closeness) / 2;
}

const idOf = (index: number): TopicId => allTopics()[index]?.id ?? "";

const similarityOf = (one: number, other: number) => similarityRow(one)[other] ?? 0;

/** The topics of the greatest weight come first; equal ones keep their order. */
const byWeight = ({ indexes, weights }: TopicSet): number[] =>
  [...indexes.keys()].sort((a, b) => (weights[b] ?? 1) - (weights[a] ?? 1)).map((at) => indexes[at] ?? 0);

/** A reason names so many topics of each side where none is the same. */
const NAMED_NEAR = 2;

/**
 * Finds the candidate's topics near the viewer's nearest one, best first, and the viewer's topics near each of them, so
 * that any one named is near any other.
 */
function findNear(mine: readonly number[], theirs: readonly number[]): { mine: number[]; theirs: number[] } {
  const nearestTo = (topic: number) => Math.max(0, ...theirs.map((other) => similarityOf(topic, other)));
  const best = [...mine].sort((a, b) => nearestTo(b) - nearestTo(a));
  const [first] = best;
  if (first === undefined) return { mine: [], theirs: [] };
  const near = theirs
    .filter((other) => similarityOf(first, other) >= CLOSE)
    .sort((a, b) => similarityOf(first, b) - similarityOf(first, a))
    .slice(0, NAMED_NEAR);
  const isNearAll = (topic: number) => near.every((other) => similarityOf(topic, other) >= CLOSE);
  return { mine: near.length > 0 ? best.filter(isNearAll).slice(0, NAMED_NEAR) : [], theirs: near };
}

/** A reason may name only what the value was measured by, and of a pitch only the topics that its text states. */
export function topicEvidence(side: ViewerSide, candidate: ScoringProfile): TopicEvidence {
  const set = toTopicSet(candidate);
  const mine = byWeight(side.topics);
  const theirs = byWeight(set);
  const isTheirs = (index: number) => set.indexes.includes(index);
  const isStated = (index: number) => side.stated.includes(index);
  const isChosen = (index: number) => side.chosen.includes(index);
  const own = side.pitchId === null ? isChosen : isStated;
  const others = theirs.filter((index) => !side.topics.indexes.includes(index));
  const nearPitch = findNear(mine.filter(isStated), others);
  const near = nearPitch.theirs.length > 0 ? nearPitch : findNear(mine.filter(isChosen), others);
  return {
    value: measureTopics(side, set, candidate.meaning),
    kind: candidate.kind,
    hasPitch: side.pitchId !== null,
    cosine: side.meaning && candidate.meaning ? cosineOf(side.meaning, candidate.meaning) : null,
    theirs: theirs.map(idOf),
    sharedWithPitch: theirs.filter(isStated).map(idOf),
    sharedWithProfile: theirs.filter((index) => isChosen(index) && !isStated(index)).map(idOf),
    near: near.theirs.map(idOf),
    nearMine: near.mine.map(idOf),
    nearsPitch: near === nearPitch,
    onlyTheirs: others.map(idOf),
    onlyMine: mine.filter((index) => own(index) && !isTheirs(index)).map(idOf),
  };
}

export function topicAlignment(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const [side] = sidesOf(viewer) as [ViewerSide];
  const evidence = topicEvidence(side, candidate);
  return toFactor(evidence.value, topicReason(evidence));
}
