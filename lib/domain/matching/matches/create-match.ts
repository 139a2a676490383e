import { and, inArray, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { matches } from "@/db/schema/matching";
import { pitchDrafts } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { userChannel } from "@/lib/core/live-events";
import { scoreMatch } from "@/lib/domain/matching/matching/score";
import { openConversation } from "@/lib/domain/messaging/messages/store";
import { isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { readAudience } from "@/lib/domain/profiles/profiles/store";
import { readScoringProfiles } from "./candidates";
import { readScoringPitches } from "./store";
import { type MatchRow, otherParty } from "./views";

/**
 * Makes the match of a locked pair that likes each other: its row, its conversation, both notifications, and one more
 * match for the best-fitting pitch of each side.
 */
export async function createMatch(
  tx: Transaction,
  effects: Effects,
  one: string,
  other: string,
): Promise<MatchRow> {
  const [profileA, profileB] = one < other ? [one, other] : [other, one];
  const row = only(await tx.insert(matches).values({ profileA, profileB }).returning());
  effects.count("match_made", { by: one, to: other, subjectId: row.id });
  const parties = [profileA, profileB];
  await openConversation(tx, effects, { profileIds: [profileA, profileB], matchId: row.id });
  for (const profileId of parties) await notifyParty(tx, effects, row, profileId);
  await creditPitches(tx, parties);
  return row;
}

async function notifyParty(
  tx: Transaction,
  effects: Effects,
  row: MatchRow,
  profileId: string,
): Promise<void> {
  const other = otherParty(row, profileId);
  await notify(tx, effects, {
    profileId,
    kind: "match_created",
    dedupeKey: `match:${row.id}`,
    actorProfileId: other,
    subjectId: row.id,
  });
  for (const userId of await readAudience(tx, profileId)) {
    effects.emit({
      channel: userChannel(userId),
      name: "match.created",
      data: { id: row.id, profileId: other },
    });
  }
}

/** Counts the match on each side's active pitch that suits the other best. */
async function creditPitches(tx: Transaction, parties: string[]): Promise<void> {
  const pitches = await readScoringPitches(tx, and(inArray(pitchDrafts.profileId, parties), isActiveDraft));
  if (pitches.length === 0) return;
  const scoring = await readScoringProfiles(tx, parties);
  const best = parties.flatMap((profileId, index) => {
    const viewer = scoring.get(profileId);
    const candidate = scoring.get(parties[1 - index] ?? "");
    const own = pitches.filter((pitch) => pitch.profileId === profileId);
    return (viewer && candidate && own.length > 0 && scoreMatch(viewer, own, candidate).bestPitchId) || [];
  });
  if (best.length === 0) return;
  await tx
    .update(pitchDrafts)
    .set({ matchCount: sql`${pitchDrafts.matchCount} + 1` })
    .where(inArray(pitchDrafts.id, best));
}
