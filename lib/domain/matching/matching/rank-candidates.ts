import type { FeedbackWeights } from "./feedback";
import { explain, type MatchScore, prepareViewer, type ScoredFactors, scoreFactors } from "./score";
import type { ScoringPitch, ScoringProfile } from "./scoring-profile";

export interface RankedCandidate extends MatchScore {
  candidate: ScoringProfile;
}

export interface RankedPlace {
  /** Super likes come before everybody else. */
  first: boolean;
  score: number;
  id: string;
}

interface Entry extends RankedPlace {
  candidate: ScoringProfile;
  scored: ScoredFactors;
}

/** Super likes come first, then the higher score, then the smaller id. */
function isBefore(a: RankedPlace, b: RankedPlace): boolean {
  if (a.first !== b.first) return a.first;
  if (a.score !== b.score) return a.score > b.score;
  return a.id < b.id;
}

/** The heap has the lowest of the stored entries on top, so that a better one replaces it in log(limit). */
class BoundedHeap {
  private readonly items: Entry[] = [];

  constructor(private readonly limit: number) {}

  offer(entry: Entry): void {
    if (this.items.length < this.limit) {
      this.items.push(entry);
      this.rise(this.items.length - 1);
    } else {
      const last = this.items[0];
      if (!last || !isBefore(entry, last)) return;
      this.items[0] = entry;
      this.sink(0);
    }
  }

  sorted(): Entry[] {
    return [...this.items].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  }

  private swap(a: number, b: number): void {
    const [itemA, itemB] = [this.items[a], this.items[b]];
    if (itemA && itemB) [this.items[a], this.items[b]] = [itemB, itemA];
  }

  private isLater(a: number, b: number): boolean {
    const [itemA, itemB] = [this.items[a], this.items[b]];
    return itemA !== undefined && itemB !== undefined && isBefore(itemB, itemA);
  }

  private rise(at: number): void {
    let child = at;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.isLater(child, parent)) return;
      this.swap(child, parent);
      child = parent;
    }
  }

  private sink(at: number): void {
    let parent = at;
    for (;;) {
      let last = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) if (this.isLater(child, last)) last = child;
      if (last === parent) return;
      this.swap(parent, last);
      parent = last;
    }
  }
}

/**
 * The best `limit` candidates, best first; ties by id, whatever the order they came in. Every candidate is scored, in
 * one pass and without building reasons; only the winners are explained. The viewer itself is left out.
 * @param first ids of profiles with a pending super like for the viewer: they come first.
 * @param after leaves out everybody up to this place.
 */
export function rankCandidates(
  viewer: ScoringProfile,
  pitches: readonly ScoringPitch[],
  candidates: Iterable<ScoringProfile>,
  feedback: FeedbackWeights | null,
  limit: number,
  first: ReadonlySet<string> = new Set(),
  after?: RankedPlace,
): RankedCandidate[] {
  if (!(limit >= 1)) return [];
  const prepared = prepareViewer(viewer, pitches, feedback);
  const heap = new BoundedHeap(Math.floor(limit));
  for (const candidate of candidates) {
    if (candidate.id === viewer.id) continue;
    const scored = scoreFactors(prepared, candidate);
    const { id } = candidate;
    const entry = { candidate, scored, id, score: scored.score, first: first.has(id) };
    if (!after || isBefore(after, entry)) heap.offer(entry);
  }
  return heap.sorted().map(({ candidate, scored }) => ({ candidate, ...explain(candidate, scored) }));
}
