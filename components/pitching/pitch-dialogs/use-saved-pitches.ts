"use client";

import { useCallback, useEffect, useState } from "react";
import { type SavedPitch, toSavedPitches } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { readDrafts } from "@/components/pitching/pitches/drafts-api";

type State = { pitches: SavedPitch[] | null; failed: boolean };

/**
 * Returns the saved pitches that are given, else reads them when `wanted` turns true (cached pages know no viewer).
 * `pitches` is null while they are being read.
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
