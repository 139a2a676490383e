import { and, asc, between, eq, isNull, ne, sql } from "drizzle-orm";
import { conversations, messages } from "@/db/schema/messages";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { ReportSnapshot } from "@/db/schema/trust";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conversationVisibleTo } from "@/lib/domain/messaging/messages/policy";
import { counterpartOf, pitchVisibleTo } from "@/lib/domain/pitching/pitches/policy";
import { hasMet } from "@/lib/domain/profiles/blocks/store";
import { memberMay } from "@/lib/domain/profiles/companies/policy";
import { resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import type { ReportedKind } from "./rules";

/** What is reported: the profile behind it, the account that wrote it, and how it reads now. */
export type Reported = {
  id: string;
  profileId: string;
  accountId: string | null;
  snapshot: ReportSnapshot;
};

/** Reads a subject as the caller may see it; null for one's own and for what one does not see. */
export function readReported(
  db: Db,
  actor: UserActor,
  { subject, id }: { subject: ReportedKind; id: string },
): Promise<Reported | null> {
  const readers = { profile: readProfile, pitch: readPitch, message: readMessage };
  return readers[subject](db, actor, id);
}

async function readProfile(db: Db, actor: UserActor, address: string): Promise<Reported | null> {
  const id = await resolveProfileId(db, address);
  if (!id || id === actor.profileId) return null;
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (!row || row.userId === actor.userId) return null;
  if (!row.listed && !(await hasMet(db, actor.profileId, id))) return null;
  const about = [row.title, row.tagline, row.about].filter(Boolean).join("\n");
  const line = { id, profileId: id, text: about, at: row.createdAt.toISOString() };
  const accountId = row.userId ?? (await readAccountable(db, id))[0] ?? null;
  return { id, profileId: id, accountId, snapshot: { title: row.name, lines: [line] } };
}

/**
 * Reads who answers for a newsroom that stands on no account of its own: its manager first, then the Admins of its
 * company, the longest-standing one first. Accounts that are gone are left out.
 */
export async function readAccountable(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select u.id from profiles p
    join memberships m on m.company_id = p.company_id and m.status = 'active'
      and (${memberMay(sql`m`, "manageCompany")} or m.user_id = p.manager_id)
    join users u on u.id = m.user_id and u.deleted_at is null
    where p.id = ${profileId} and p.user_id is null
    order by (m.user_id = p.manager_id) is true desc, m.created_at, u.id`);
  return rows.map(({ id }) => id);
}

/** A pitch is reported by the side that received it or sent it, and is about the other one. */
async function readPitch(db: Db, actor: UserActor, id: string): Promise<Reported | null> {
  const [row] = await db
    .select()
    .from(pitches)
    .where(and(pitchVisibleTo(actor), eq(pitches.id, id), ne(pitches.status, "unsent")));
  const profileId = row && counterpartOf(actor, row);
  if (!profileId) return null;
  const accountId = row.senderProfileId === profileId ? row.senderId : row.recipientId;
  const texts = [row.who, row.what, row.whereLocation, row.whenTiming, row.whyNewsworthy, row.content];
  const at = (row.sentAt ?? row.createdAt).toISOString();
  const line = { id, profileId: row.senderProfileId, text: texts.filter(Boolean).join("\n"), at };
  return { id, profileId, accountId, snapshot: { title: row.title, lines: [line] } };
}

/** A message of the other side, with the one before it and the one after it. */
async function readMessage(db: Db, actor: UserActor, id: string): Promise<Reported | null> {
  const [row] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        conversationVisibleTo(actor),
        eq(messages.id, id),
        isNull(messages.deletedAt),
        ne(messages.senderProfileId, actor.profileId),
      ),
    );
  if (!row) return null;
  const { conversationId, seq, senderProfileId: profileId, senderId: accountId } = row.message;
  const around = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), between(messages.seq, seq - 1, seq + 1)))
    .orderBy(asc(messages.seq));
  const lines = around.map((message) => ({
    id: message.id,
    profileId: message.senderProfileId,
    text: message.deletedAt ? "" : writeWordings(message),
    at: message.createdAt.toISOString(),
  }));
  return { id, profileId, accountId, snapshot: { title: "", lines } };
}

/** What was read before an edit is reported with what stands there now, the present text first. */
const writeWordings = ({ content, earlier }: typeof messages.$inferSelect): string =>
  [content, ...earlier.toReversed().map((wording) => `Before an edit: ${wording.content}`)].join("\n\n");
