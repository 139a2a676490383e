import type { TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { ScoringPlace, ScoringProfile } from "./scoring-profile";

/** A factor's value, and its reason (`reasons.ts`), follow from its evidence alone. A null value is not known. */
export interface TopicEvidence {
  value: number | null;
  kind: ScoringProfile["kind"];
  hasPitch: boolean;
  /** False where nothing is known of the candidate's topics. */
  theirsKnown: boolean;
  /** The closeness of the two in meaning, 0..1; null where it is not known. */
  closeness: number | null;
  /** Topics that both have: of the pitch itself, and of the viewer's profile. */
  sharedWithPitch: TopicId[];
  sharedWithProfile: TopicId[];
  /** The candidate's topics that are near each of `nearMine`, where no topic is shared. */
  near: TopicId[];
  nearMine: TopicId[];
  /** Topics that only one of the two has. */
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
