import type { TopicId } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { ScoringPlace, ScoringProfile } from "./scoring-profile";

/** What each factor's value was made of. Reasons are made of it alone (`reasons.ts`). A null value is not known. */
export interface TopicEvidence {
  value: number | null;
  kind: ScoringProfile["kind"];
  hasPitch: boolean;
  /** Whether the candidate's topics are known at all. */
  theirsKnown: boolean;
  /** How close the two are in meaning, 0..1; null where it is not known. */
  closeness: number | null;
  /** Both have them: those of the pitch itself, and those of the viewer's profile. */
  sharedWithPitch: TopicId[];
  sharedWithProfile: TopicId[];
  /** Where none is shared: the candidate's that stand near each of `nearMine`. */
  near: TopicId[];
  nearMine: TopicId[];
  /** Those that only one of the two has. */
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
  /** Whether the viewer offers and the candidate wants, or the other way round. */
  viewerOffers: boolean;
  /** Names as their owner wrote them, each perk once. */
  wanted: string[];
  offered: string[];
  /** Wanted ones that are offered as they are, by the candidate's name for them. */
  met: string[];
  /** A wanted one with what is offered of its family in its stead. */
  related: { wanted: string; offered: string }[];
}
