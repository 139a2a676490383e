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

/** A score as answers carry it. */
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

/** Who the match is with, seen from one of its two parties. */
export const otherParty = (row: Pick<MatchRow, "profileA" | "profileB">, profileId: string) =>
  row.profileA === profileId ? row.profileB : row.profileA;

/** Matches from the viewer's side, in the order given: cards with conversations and today's scores in one batch. */
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

/** A deleted account as the score may see it: nothing is known. */
const forget = ({ id, kind }: ScoringProfile): ScoringProfile => ({ ...unknownProfile, id, kind });

/** The match of a pair, or null. */
export async function readMatchOf(db: Db, one: string, other: string): Promise<MatchRow | null> {
  const pair = [one, other];
  const [row] = await db
    .select()
    .from(matches)
    .where(and(inArray(matches.profileA, pair), inArray(matches.profileB, pair)));
  return row ?? null;
}
