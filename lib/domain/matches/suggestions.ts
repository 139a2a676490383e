import { z } from "zod";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { type RankedCandidate, rankCandidates } from "@/lib/domain/matching/rank-candidates";
import { prepareViewer, scoreFactors } from "@/lib/domain/matching/score";
import type { ScoringProfile } from "@/lib/domain/matching/scoring-profile";
import { type Candidates, readCandidates } from "./candidates";
import { readCards } from "./cards";
import type { listSuggestionsInput, SuggestionListView } from "./schema";
import { readLikesLeft, readViewer, type Viewer } from "./store";
import { readConversationsWith, toSuggestionView } from "./views";

type PageQuery = z.output<typeof listSuggestionsInput>;

/**
 * The viewer's ranked suggestions: every candidate is scored, then the page's winners are read. The cursor says
 * after which place in the ranking to go on (super like, score, id), so candidates decided on meanwhile shift
 * nothing. The viewer's likes and passes move scores a little: a deck therefore refills without a cursor, asking
 * for as many as it still holds plus the next ones, and drops those it holds by id.
 */
export async function readSuggestions(
  db: Db,
  actor: UserActor,
  input: PageQuery,
): Promise<SuggestionListView> {
  const viewer = await readViewer(db, actor, input.pitchId);
  const [source, left] = await Promise.all([readCandidates(db, viewer), readLikesLeft(db, actor.userId)]);
  const ranked = rankPage(viewer, source, input);
  const { rows, pagination } = toPage(ranked, input, source.candidates.length, ({ candidate, score }) => [
    source.first.has(candidate.id) ? 1 : 0,
    score,
    candidate.id,
  ]);
  const ids = rows.map((row) => row.candidate.id);
  const [cards, talks] = await Promise.all([readCards(db, ids), readConversationsWith(db, viewer, ids)]);
  const suggestions = rows.flatMap(({ candidate, ...match }) => {
    const card = cards.get(candidate.id);
    const extra = {
      superLikesLeft: left.superLikes,
      superLikedYou: source.first.has(candidate.id),
      conversationId: talks.get(candidate.id) ?? null,
    };
    return card ? toSuggestionView(viewer, card, match, extra) : [];
  });
  return {
    suggestions,
    dailyLikesRemaining: left.likes,
    superLikesRemaining: left.superLikes,
    hasActivePitch: viewer.pitches.length > 0,
    pagination,
  };
}

/** The page's candidates, best first, and one more that shows whether there is a next page. */
function rankPage(viewer: Viewer, { candidates, first }: Candidates, input: PageQuery): RankedCandidate[] {
  const skip = offsetOf(input);
  if (skip >= candidates.length) return [];
  const pool = input.cursor ? standingAfter(viewer, candidates, first, input.cursor) : candidates;
  const limit = skip + input.limit + 1;
  return rankCandidates(viewer.profile, viewer.pitches, pool, viewer.feedback, limit, first).slice(skip);
}

/** Those who stand after the cursor's place in the ranking. */
function* standingAfter(
  viewer: Viewer,
  candidates: readonly ScoringProfile[],
  first: ReadonlySet<string>,
  cursor: string,
): Generator<ScoringProfile> {
  const [lastFirst, lastScore, lastId] = decodeCursor(cursor, [
    z.union([z.literal(0), z.literal(1)]),
    z.number(),
    z.uuid(),
  ]);
  const prepared = prepareViewer(viewer.profile, viewer.pitches, viewer.feedback);
  for (const candidate of candidates) {
    const isFirst = first.has(candidate.id) ? 1 : 0;
    const { score } = scoreFactors(prepared, candidate);
    const order = lastFirst - isFirst || lastScore - score;
    if (order > 0 || (order === 0 && candidate.id > lastId)) yield candidate;
  }
}
