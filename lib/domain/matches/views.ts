import { and, eq, inArray, or } from "drizzle-orm";
import { matches } from "@/db/schema/matching";
import { conversations } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { formatDistance } from "@/lib/domain/matching/factors/location-proximity";
import { type MatchScore, scoreMatch } from "@/lib/domain/matching/score";
import { factorKeys, type ScoringProfile } from "@/lib/domain/matching/scoring-profile";
import { orderPair } from "@/lib/domain/messages/rules";
import { readScoringProfiles } from "./candidates";
import { readCards } from "./cards";
import type { CardView, MatchView, SuggestionView } from "./schema";
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
  profile: CardView,
  match: MatchScore,
  extra: { superLikesLeft: number; superLikedYou: boolean; conversationId: string | null },
): SuggestionView {
  const { superLikesLeft, superLikedYou, conversationId } = extra;
  const score = toScoreView(viewer, match);
  return { profile, ...score, canSuperLike: superLikesLeft > 0, superLikedYou, conversationId };
}

export type MatchRow = typeof matches.$inferSelect;

/** Who the match is with, seen from one of its two parties. */
export const otherParty = (row: Pick<MatchRow, "profileA" | "profileB">, profileId: string) =>
  row.profileA === profileId ? row.profileB : row.profileA;

/** Matches from the viewer's side, in the order given: cards, today's scores and conversations in one batch. */
export async function readMatchViews(db: Db, viewer: Viewer, rows: MatchRow[]): Promise<MatchView[]> {
  const others = rows.map((row) => otherParty(row, viewer.profileId));
  const [cards, scoring, talks] = await Promise.all([
    readCards(db, others),
    readScoringProfiles(db, others),
    readConversations(db, rows),
  ]);
  return rows.flatMap((row) => {
    const other = otherParty(row, viewer.profileId);
    const profile = cards.get(other);
    const candidate = scoring.get(other);
    if (!profile || !candidate) return [];
    return {
      id: row.id,
      profile,
      ...scoreParty(viewer, profile.deleted ? forget(candidate) : candidate),
      ...(profile.deleted ? { matchReasons: [], matchTags: [] } : {}),
      conversationId: talks.get(`${row.profileA} ${row.profileB}`) ?? null,
      createdAt: toIso(row.createdAt),
    };
  });
}

const scoreParty = (viewer: Viewer, candidate: ScoringProfile) =>
  toScoreView(viewer, scoreMatch(viewer.profile, viewer.pitches, candidate, viewer.feedback));

/** A deleted account as the score may see it: nothing is known. */
const forget = ({ id, kind }: ScoringProfile): ScoringProfile => ({
  id,
  kind,
  name: "",
  topics: [],
  reach: null,
  outlets: 0,
  place: null,
  responseHours: null,
  answeredCount: 0,
  thumbsUp: 0,
  thumbsDown: 0,
  perksOffered: [],
  perksWanted: [],
});

/** The conversations the viewer has with these profiles, by profile. */
export async function readConversationsWith(db: Db, viewer: Viewer, others: string[]) {
  const found = await readConversations(
    db,
    others.map((other) => {
      const [profileA, profileB] = orderPair(viewer.profileId, other);
      return { profileA, profileB };
    }),
  );
  const talks = others.map((other) => [other, found.get(orderPair(viewer.profileId, other).join(" "))]);
  return new Map(talks.filter((talk): talk is [string, string] => talk[1] !== undefined));
}

async function readConversations(
  db: Db,
  rows: Pick<MatchRow, "profileA" | "profileB">[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const pairs = rows.map((row) =>
    and(eq(conversations.profileA, row.profileA), eq(conversations.profileB, row.profileB)),
  );
  const found = await db
    .select({ id: conversations.id, profileA: conversations.profileA, profileB: conversations.profileB })
    .from(conversations)
    .where(or(...pairs));
  return new Map(found.map((row) => [`${row.profileA} ${row.profileB}`, row.id]));
}

/** The match of a pair, or null. */
export async function readMatchOf(db: Db, one: string, other: string): Promise<MatchRow | null> {
  const pair = [one, other];
  const [row] = await db
    .select()
    .from(matches)
    .where(and(inArray(matches.profileA, pair), inArray(matches.profileB, pair)));
  return row ?? null;
}
