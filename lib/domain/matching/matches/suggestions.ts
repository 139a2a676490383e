import { z } from "zod";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import {
  type RankedCandidate,
  type RankedPlace,
  rankCandidates,
} from "@/lib/domain/matching/matching/rank-candidates";
import { type Candidates, readCandidates } from "./candidates";
import { readCards } from "./cards";
import type { listSuggestionsInput, SuggestionListView } from "./schema";
import { readViewer, type Viewer } from "./store";
import { toSuggestionView } from "./views";

type PageQuery = z.output<typeof listSuggestionsInput>;

/**
 * Reads the viewer's ranked suggestions: every candidate is scored, then the page's winners are read. The cursor holds
 * a place in the ranking (super like, score, id), so that candidates who are decided on meanwhile shift nothing. The
 * viewer's likes and passes move scores a little; a deck therefore refills without a cursor, asks for as many as it
 * still holds plus the next ones, and drops those that it holds by id.
 */
export async function readSuggestions(
  db: Db,
  actor: UserActor,
  input: PageQuery,
): Promise<SuggestionListView> {
  const viewer = await readViewer(db, actor, input.pitchId);
  const source = await readCandidates(db, viewer);
  const ranked = rankPage(viewer, source, input);
  const { rows, pagination } = toPage(ranked, input, source.candidates.length, ({ candidate, score }) => [
    source.first.has(candidate.id) ? 1 : 0,
    score,
    candidate.id,
  ]);
  const cards = await readCards(
    db,
    viewer,
    rows.map((row) => row.candidate.id),
  );
  const suggestions = rows.flatMap(({ candidate, ...match }) => {
    const card = cards.get(candidate.id);
    return card ? toSuggestionView(viewer, card, match, source.first.has(candidate.id)) : [];
  });
  return {
    suggestions,
    dailyLikesRemaining: viewer.left.likes,
    superLikesRemaining: viewer.left.superLikes,
    hasActivePitch: viewer.pitches.length > 0,
    pagination,
  };
}

/** Ranks the page's candidates, best first, and one more that shows whether there is a next page. */
function rankPage(viewer: Viewer, { candidates, first }: Candidates, input: PageQuery): RankedCandidate[] {
  const skip = offsetOf(input);
  if (skip >= candidates.length) return [];
  const { profile, pitches, feedback } = viewer;
  const limit = skip + input.limit + 1;
  const after = input.cursor ? placeOf(input.cursor) : undefined;
  return rankCandidates(profile, pitches, candidates, feedback, limit, first, after).slice(skip);
}

function placeOf(cursor: string): RankedPlace {
  const [first, score, id] = decodeCursor(cursor, [
    z.union([z.literal(0), z.literal(1)]),
    z.number(),
    z.uuid(),
  ]);
  return { first: first === 1, score, id };
}
