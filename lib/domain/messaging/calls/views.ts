import { eq, inArray, sql } from "drizzle-orm";
import { only } from "@/db/only";
import type { calls } from "@/db/schema/calls";
import { conversations } from "@/db/schema/messages";
import { pitches } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import type { CallView } from "./schema";

export type CallRow = typeof calls.$inferSelect;

/** The device that holds a profile's side of a call; null while it rings there. */
export const deviceOf = (call: CallRow, profileId: string): string | null =>
  call.callerProfileId === profileId ? call.callerDevice : call.calleeDevice;

const isSideOf = (profileId: string) => (call: CallRow) => call.callerProfileId === profileId;

/** Reads calls as their sides see them; `isCaller` says whether the reader's is the calling one. */
export async function readCallViews(
  db: Db,
  rows: CallRow[],
  isCaller: (call: CallRow) => boolean,
): Promise<CallView[]> {
  if (rows.length === 0) return [];
  const otherOf = (call: CallRow) => (isCaller(call) ? call.calleeProfileId : call.callerProfileId);
  const parties = await readParties(db, rows.map(otherOf));
  const titles = await db
    .select({
      id: conversations.id,
      title: sql<string>`coalesce(nullif(btrim(${pitches.title}), ''), ${pitches.subject})`,
    })
    .from(conversations)
    .innerJoin(pitches, eq(pitches.id, conversations.pitchId))
    .where(
      inArray(
        conversations.id,
        rows.map(({ conversationId }) => conversationId),
      ),
    );
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return rows.flatMap((row) => {
    const counterpart = parties.get(otherOf(row));
    if (!counterpart) return [];
    return [
      toCallView(row, isCaller(row), { counterpart, pitchTitle: titleOf.get(row.conversationId) ?? null }),
    ];
  });
}

/** Reads a call as one of its two profiles sees it. */
export const readCallView = async (db: Db, row: CallRow, profileId: string): Promise<CallView> =>
  only(await readCallViews(db, [row], isSideOf(profileId)));

function toCallView(
  row: CallRow,
  isCaller: boolean,
  about: Pick<CallView, "counterpart" | "pitchTitle">,
): CallView {
  const ownProfileId = isCaller ? row.callerProfileId : row.calleeProfileId;
  return {
    ...about,
    id: row.id,
    conversationId: row.conversationId,
    kind: upperCase(row.kind),
    state: upperCase(row.state),
    outcome: upperCase(row.outcome),
    ownProfileId,
    isCaller,
    ownDevice: deviceOf(row, ownProfileId),
    ringsUntil: toIso(row.ringsUntil),
    answeredAt: toIsoOrNull(row.answeredAt),
    mediaAt: toIsoOrNull(row.mediaAt),
    endedAt: toIsoOrNull(row.endedAt),
    lastSignal: row.lastSignal,
  };
}
