"use client";

import { useCallback, useEffect, useState } from "react";
import { type SavedPitch, toSavedPitches } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { readDrafts } from "@/components/pitching/pitches/drafts-api";

type State = { pitches: SavedPitch[] | null; failed: boolean };

/**
 * The viewer's saved pitches: those given, else read when `wanted` turns true (cached pages know no viewer).
 * `pitches` is null while they are on their way.
 */
export function useSavedPitches(given: SavedPitch[] | undefined, wanted: boolean) {
  const [read, setRead] = useState<State>({ pitches: null, failed: false });
  const load = useCallback(async () => {
    setRead({ pitches: null, failed: false });
    const response = await readDrafts();
    setRead(
      response.ok
        ? { pitches: toSavedPitches(response.data.drafts), failed: false }
        : { pitches: null, failed: true },
    );
  }, []);
  const mustRead = wanted && given === undefined;
  useEffect(() => {
    if (mustRead) void load();
  }, [mustRead, load]);
  return { pitches: given ?? read.pitches, failed: given === undefined && read.failed, retry: load };
}
