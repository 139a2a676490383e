"use client";

import { MatchCard } from "@/components/matching/matches/match-card";
import { usePaged } from "@/components/matching/matches/use-paged";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { LoadMore } from "@/components/ui/load-more";
import { api } from "@/lib/client/api";
import type { MatchListView } from "@/lib/domain/matching/matches/schema";

/** The newest match is first, three portraits across. */
export function MatchList({
  initial,
  pitches,
  pitchId,
}: {
  initial: MatchListView;
  pitches: SavedPitch[];
  /** The pitch that the list is scored by, where it is one. */
  pitchId: string | undefined;
}) {
  const list = usePaged({
    first: { rows: initial.matches, pagination: initial.pagination },
    read: (next) => api.get("/matches", { query: { pitchId, ...next } }),
    rowsOf: ({ matches }) => matches,
    idOf: ({ id }) => id,
  });
  return (
    <>
      <div className="mt-6 grid gap-x-7 gap-y-7 md:grid-cols-2 md:gap-y-12 xl:grid-cols-3">
        {list.rows.map((match) => (
          <MatchCard key={match.id} match={match} pitches={pitches} />
        ))}
      </div>
      {list.hasMore && (
        <LoadMore
          shown={list.rows.length}
          total={initial.pagination.total ?? undefined}
          noun="matches"
          busy={list.busy}
          failed={list.failed}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}
