import type { TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { ScoringPlace, ScoringProfile } from "./scoring-profile";

/** A factor's value, and its reason (`reasons.ts`), follow from its evidence alone. A null value is not known. */
export interface TopicEvidence {
  value: number | null;
  kind: ScoringProfile["kind"];
  hasPitch: boolean;
  /** The cosine of the two in meaning, -1..1; null where one is not known. */
  cosine: number | null;
  /** The candidate's topics. */
  theirs: TopicId[];
  /** Topics that both have: what the pitch states, and what only the viewer's profile has. */
  sharedWithPitch: TopicId[];
  sharedWithProfile: TopicId[];
  /** The candidate's topics that are close to each of `nearMine`, which the pitch or else the viewer's profile has. */
  near: TopicId[];
  nearMine: TopicId[];
  nearsPitch: boolean;
  /** Topics of the candidate alone, and of the pitch alone, or of the viewer where there is no pitch. */
  onlyTheirs: TopicId[];
  onlyMine: TopicId[];
}

export interface LocationEvidence {
  value: number | null;
  mine: ScoringPlace | null;
  theirs: ScoringPlace | null;
  /** Null when a place is not known. */
  miles: number | null;
}

export interface ReachEvidence {
  value: number | null;
  /** Followers, as their owner states them; 0 or more. */
  reach: number;
}

export interface ResponseEvidence {
  value: number | null;
  /** Median hours to an answer; 0 or more. */
  hours: number;
  answered: number;
}

export interface ReputationEvidence {
  value: number | null;
  thumbsUp: number;
  thumbsDown: number;
}

export interface PerksEvidence {
  value: number | null;
  /** True where the viewer offers and the candidate wants, false for the other way round. */
  viewerOffers: boolean;
  /** Names as their owner wrote them, each perk once. */
  wanted: string[];
  offered: string[];
  /** Wanted perks that are offered as they are, by the candidate's name for them. */
  met: string[];
  /** Wanted perks for each of which one of its family is offered instead. */
  related: { wanted: string; offered: string }[];
}
