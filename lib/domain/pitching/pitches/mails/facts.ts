import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import type { Db } from "@/db/types";
import { readDraftLink } from "@/lib/domain/pitching/pitch-pages/store";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { headlineOf, isWaiting } from "../rules";
import { type PitchRow, pitchColumns } from "../views";

/** The input names a pitch, and somebody who acts for one of its parties. */
export const pitchMailInput = z.object({ pitchId: z.uuid(), userId: z.uuid() });

export const pitchMailView = z.object({
  email: z.string(),
  /** The pitch is neither answered nor out of time. */
  isWaiting: z.boolean(),
  title: z.string(),
  summary: z.string(),
  subjectLine: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  /** The whole address of the pitch page it comes with; null without one. */
  pageUrl: z.string().nullable(),
});

/** What a mail about a pitch says; null when the pitch or the account is gone. */
export async function readPitchFacts(
  db: Db,
  { pitchId, userId }: z.output<typeof pitchMailInput>,
): Promise<z.output<typeof pitchMailView> | null> {
  const [pitch] = await db.select(pitchColumns).from(pitches).where(eq(pitches.id, pitchId));
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!pitch?.recipientProfileId || !user) return null;
  const { senderProfileId, recipientProfileId } = pitch;
  const parties = await readParties(db, [senderProfileId, recipientProfileId]);
  return {
    email: user.email,
    isWaiting: isWaiting(pitch.status) && !pitch.isOverdue,
    title: headlineOf(pitch),
    summary: pitch.what || pitch.content,
    subjectLine: pitch.subject,
    senderName: parties.get(senderProfileId)?.name ?? "",
    recipientName: parties.get(recipientProfileId)?.name ?? "",
    pageUrl: await readPageUrl(db, pitch),
  };
}

/** The address is read anew, never from the pitch's links, which its sender wrote. */
async function readPageUrl(db: Db, { draftId, senderProfileId }: PitchRow): Promise<string | null> {
  if (!draftId) return null;
  const [draft] = await db
    .select({ pitchPageId: pitchDrafts.pitchPageId })
    .from(pitchDrafts)
    .where(eq(pitchDrafts.id, draftId));
  return draft ? readDraftLink(db, draft.pitchPageId, senderProfileId) : null;
}
