import { allTopics, similarityRow, topicInSentence } from "@/lib/domain/topics/taxonomy";
import { joinList } from "@/lib/utils/fold-text";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";
import { sidesOf, type TopicSet, toTopicSet, type ViewerSide } from "../viewer-side";

/** From this similarity on a topic counts as one both have. */
const SAME = 0.999;

/**
 * How far the topics of a pitch (or of the viewer) and of a candidate cover each other, 0..1: each topic is worth its
 * similarity to the nearest one on the other side, averaged by weight on each side, and the two averages are averaged.
 * So it is the same from both sides, a topic both have never lowers it, and a pitch tagged with everything gains
 * nothing. Null when either side has no topic.
 */
export function measureTopics(side: ViewerSide, candidate: TopicSet): number | null {
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

/** The candidate's topics by nearness to the pitch, the nearest first, with that nearness. */
function rankTopics(side: ViewerSide, candidate: TopicSet): { id: string; nearness: number }[] {
  return candidate.indexes
    .map((index) => ({ id: allTopics()[index]?.id ?? "", nearness: side.nearest[index] ?? 0 }))
    .sort((a, b) => b.nearness - a.nearness);
}

/** Ids of topics both have, for tags. */
export function sharedTopics(side: ViewerSide, candidate: ScoringProfile): string[] {
  return rankTopics(side, toTopicSet(candidate))
    .filter((topic) => topic.nearness >= SAME)
    .map((topic) => topic.id);
}

function namesOf(topics: readonly { id: string }[]): string {
  return joinList(topics.map((topic) => topicInSentence(topic.id)));
}

/** "Covers rail travel and slow living, as your pitch does" */
export function explainTopics(side: ViewerSide, candidate: ScoringProfile): string {
  const set = toTopicSet(candidate);
  if (set.indexes.length === 0) return "Topics not known yet";
  if (side.topics.indexes.length === 0) return "Your topics are not known yet";
  const ranked = rankTopics(side, set);
  const verb = candidate.kind === "press" || candidate.kind === "paid_media" ? "Covers" : "Works in";
  const shared = ranked.filter((topic) => topic.nearness >= SAME).slice(0, 3);
  const owner = side.pitchId ? "your pitch" : "you";
  if (shared.length > 0) return `${verb} ${namesOf(shared)}, as ${owner} ${side.pitchId ? "does" : "do"}`;
  const near = ranked.filter((topic) => topic.nearness > 0).slice(0, 2);
  const mine = namesOf(
    side.topics.indexes.slice(0, 2).map((index) => ({ id: allTopics()[index]?.id ?? "" })),
  );
  if (near.length > 0) return `${verb} ${namesOf(near)}, close to ${mine}`;
  return `${verb} ${namesOf(ranked.slice(0, 2))}; ${owner} ${side.pitchId ? "is" : "are"} about ${mine}`;
}

/** The factor for one viewer without a pitch: number and reason together. */
export function topicAlignment(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const [side] = sidesOf(viewer) as [ViewerSide];
  return toFactor(measureTopics(side, toTopicSet(candidate)), explainTopics(side, candidate));
}
