import type { pressePassLevels } from "@/db/enums";
import { reputationShare } from "@/lib/domain/vocabulary/reputation/reputation";
import { allTopics, ancestorsOf, topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";

/** A directory's first page has so many cards, and each Load More adds as many. */
export const DIRECTORY_PAGE = 24;

type PressePassLevel = (typeof pressePassLevels)[number];

/** The directories' order is made of these. Counts are whole numbers, 0 and up. */
type RankingFacts = {
  verified: boolean;
  pressePassLevel: PressePassLevel | null;
  thumbsUpCount: number;
  thumbsDownCount: number;
  followerCount: number;
  /** Self-reported; null while unknown. */
  reach: number | null;
  about: string;
  /** The picture beside its name: the portrait, or a newsroom's logo. */
  hasPicture: boolean;
  topicIds: string[];
  /** The stories, work and news that are shown. */
  pieces: number;
  perks: string[];
};

const tierPoints: Record<PressePassLevel, number> = { gold: 300, silver: 200, bronze: 100 };
const VERIFIED_POINTS = 150;
const REPUTATION_POINTS = 200;
const FOLLOWER_POINTS = 40;
const REACH_POINTS = 15;

/**
 * Ranks a profile in its directory before anybody filters: evidence first (Presse Pass tier 100 to 300, verified 150),
 * then the ratings of others (reputation's share of 200, half of it while there is none), then followers here (40 a
 * power of ten, to 200) and stated reach, which is only a claim (15 a power of ten, to 120), then completeness (20 each
 * for a picture, a text, topics, perks and something to read; 20 for ten pieces). The result is a whole number, 0 to
 * 1,090. More of anything never lowers it, but for a thumb down.
 */
export function relevanceOf(facts: RankingFacts): number {
  const { verified, pressePassLevel, thumbsUpCount, thumbsDownCount, followerCount, reach } = facts;
  const reputation = reputationShare(thumbsUpCount, thumbsDownCount) ?? 0.5;
  return Math.round(
    (pressePassLevel ? tierPoints[pressePassLevel] : 0) +
      (verified ? VERIFIED_POINTS : 0) +
      REPUTATION_POINTS * reputation +
      Math.min(200, FOLLOWER_POINTS * Math.log10(1 + followerCount)) +
      Math.min(120, REACH_POINTS * Math.log10(1 + (reach ?? 0))) +
      completenessOf(facts),
  );
}

function completenessOf({ about, hasPicture, topicIds, perks, pieces }: RankingFacts): number {
  const there = [hasPicture, about.length >= 80, topicIds.length > 0, perks.length > 0, pieces > 0];
  return 20 * there.filter(Boolean).length + (pieces >= 10 ? 20 : 0);
}

/** Lists topics with everything above them, over a second place in the taxonomy too: a topic filter asks for these. */
export function topicTreeOf(topicIds: readonly string[]): string[] {
  const all = topicIds.flatMap((id) => {
    const also = allTopics()[topicIndex(id)]?.also;
    return [id, ...ancestorsOf(id), ...(also ? [also, ...ancestorsOf(also)] : [])];
  });
  return [...new Set(all)].sort();
}

/** Returns the mean of the platforms' engagement, in percent; null without any. */
export function meanEngagement(engagement: Record<string, number>): number | null {
  const rates = Object.values(engagement);
  return rates.length > 0 ? rates.reduce((sum, rate) => sum + rate, 0) / rates.length : null;
}

/** Returns the lowest rate for anything, in whole US dollars; null without any. A rate of 0 is none. */
export function lowestRateOf(rates: Record<string, Record<string, number>>): number | null {
  const asked = Object.values(rates)
    .flatMap((byPlatform) => Object.values(byPlatform))
    .filter((rate) => rate > 0);
  return asked.length > 0 ? Math.round(Math.min(...asked)) : null;
}
