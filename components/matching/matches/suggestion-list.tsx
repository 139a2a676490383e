"use client";

import { SuggestionRow } from "@/components/matching/matches/suggestion-row";
import { usePaged } from "@/components/matching/matches/use-paged";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { LoadMore } from "@/components/ui/load-more";
import { api } from "@/lib/client/api";
import type { SuggestionListView } from "@/lib/domain/matching/matches/schema";

export function SuggestionList({
  initial,
  pitches,
  pitchId,
}: {
  initial: SuggestionListView;
  pitches: SavedPitch[];
  /** The pitch that the list is scored by, where it is one. */
  pitchId: string | undefined;
}) {
  const list = usePaged({
    first: { rows: initial.suggestions, pagination: initial.pagination },
    read: (next) => api.get("/matches/suggestions", { query: { pitchId, ...next } }),
    rowsOf: ({ suggestions }) => suggestions,
    idOf: ({ profile }) => profile.id,
  });
  return (
    <>
      <div className="grid gap-x-14 xl:grid-cols-2">
        {list.rows.map((suggestion) => (
          <SuggestionRow key={suggestion.profile.id} suggestion={suggestion} pitches={pitches} />
        ))}
      </div>
      {list.hasMore && (
        <LoadMore
          shown={list.rows.length}
          total={initial.pagination.total ?? undefined}
          noun="suggestions"
          busy={list.busy}
          failed={list.failed}
          onMore={() => void list.more()}
        />
      )}
    </>
  );
}
