import type { Db } from "@/db/types";
import { readNow } from "../../newsrooms/releases/views";
import { readKnownPlaces } from "../../vocabulary/locations/store";
import type { PitchText } from "../pitches/pitch-text";
import { assessNewsworthiness } from "./newsworthiness";

/** Judges a pitch by the application's clock and gazetteer, and returns the part that is stored and sent. */
export async function scorePitch(db: Db, pitch: PitchText) {
  const { score, language, factors, notes } = await assessNewsworthiness(pitch, await readNow(db), (names) =>
    readKnownPlaces(db, names),
  );
  return {
    score,
    language,
    reasons: factors.map(({ key, label, value, reason }) => ({ key, label, value, reason })),
    notes,
  };
}
