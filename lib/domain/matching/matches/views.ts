import { and, inArray } from "drizzle-orm";
import { matches } from "@/db/schema/matching";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { formatDistance } from "@/lib/domain/matching/matching/reasons";
import { type MatchScore, scoreMatch } from "@/lib/domain/matching/matching/score";
import { type ScoringProfile, unknownProfile } from "@/lib/domain/matching/matching/scoring-profile";
import { factorKeys } from "@/lib/domain/matching/matching/weights";
import { readScoringProfiles } from "./candidates";
import { type Card, readCards } from "./cards";
import type { MatchView, SuggestionView } from "./schema";
import type { Viewer } from "./store";

export function toScoreView(viewer: Viewer, match: MatchScore) {
  const pitch = viewer.pitches.find(({ id }) => id === match.bestPitchId);
  return {
    matchScore: match.score,
    matchReasons: match.reasons,
    matchTags: match.tags,
    compatibilityFactors: mapFactors((key) => match.factors[key].value),
    factors: mapFactors((key) => match.factors[key]),
    distance: match.distanceMiles === null ? null : formatDistance(match.distanceMiles),
    bestPitch: pitch ? { id: pitch.id, title: pitch.title } : null,
  };
}

function mapFactors<T>(each: (key: (typeof factorKeys)[number]) => T) {
  return Object.fromEntries(factorKeys.map((key) => [key, each(key)])) as Record<
    (typeof factorKeys)[number],
    T
  >;
}

export function toSuggestionView(
  viewer: Viewer,
  { profile, conversationId }: Card,
  match: MatchScore,
  superLikedYou: boolean,
): SuggestionView {
  const score = toScoreView(viewer, match);
  return { profile, ...score, canSuperLike: viewer.left.superLikes > 0, superLikedYou, conversationId };
}

export type MatchRow = typeof matches.$inferSelect;

/** Returns the other party, seen from one of the two. */
export const otherParty = (row: Pick<MatchRow, "profileA" | "profileB">, profileId: string) =>
  row.profileA === profileId ? row.profileB : row.profileA;

/** Reads cards with conversations and today's scores in one batch, in the order given. */
export async function readMatchViews(db: Db, viewer: Viewer, rows: MatchRow[]): Promise<MatchView[]> {
  const others = rows.map((row) => otherParty(row, viewer.profileId));
  const [cards, scoring] = await Promise.all([
    readCards(db, viewer, others),
    readScoringProfiles(db, others),
  ]);
  return rows.flatMap((row) => {
    const other = otherParty(row, viewer.profileId);
    const card = cards.get(other);
    const candidate = scoring.get(other);
    if (!card || !candidate) return [];
    const { profile, conversationId } = card;
    return {
      id: row.id,
      profile,
      ...scoreParty(viewer, profile.deleted ? forget(candidate) : candidate),
      ...(profile.deleted ? { matchReasons: [], matchTags: [] } : {}),
      conversationId,
      createdAt: toIso(row.createdAt),
    };
  });
}

const scoreParty = (viewer: Viewer, candidate: ScoringProfile) =>
  toScoreView(viewer, scoreMatch(viewer.profile, viewer.pitches, candidate, viewer.feedback));

/** Nothing of a deleted account may reach the score. */
const forget = ({ id, kind }: ScoringProfile): ScoringProfile => ({ ...unknownProfile, id, kind });

export async function readMatchOf(db: Db, one: string, other: string): Promise<MatchRow | null> {
  const pair = [one, other];
  const [row] = await db
    .select()
    .from(matches)
    .where(and(inArray(matches.profileA, pair), inArray(matches.profileB, pair)));
  return row ?? null;
}
