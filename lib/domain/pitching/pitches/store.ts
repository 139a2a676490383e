import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { pitches, ratings } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { userChannel } from "@/lib/core/live-events";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { lockPair, readAudience } from "@/lib/domain/profiles/profiles/store";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { ANSWERS_COUNTED, headlineOf, RATING_DAYS } from "./rules";
import { isOverdue } from "./views";

type Parties = { id: string; senderProfileId: string; recipientProfileId: string | null };

/** The pitch is between these two profiles, in either direction. */
export const betweenPair = (one: string, other: string): SQL => sql`
  least(${pitches.senderProfileId}, ${pitches.recipientProfileId}) = least(${one}::uuid, ${other}::uuid)
  and greatest(${pitches.senderProfileId}, ${pitches.recipientProfileId}) = greatest(${one}::uuid, ${other}::uuid)`;

/**
 * Notifies everyone who acts for either party, live, that a pitch changed. The recipient is notified once it is sent.
 * `recipients` are the users who act for it, where the caller has read them.
 */
export async function announcePitch(
  tx: Transaction,
  effects: Effects,
  { senderProfileId, recipientProfileId, ...pitch }: Parties,
  recipients?: readonly string[],
): Promise<void> {
  const senders = await readAudience(tx, senderProfileId);
  const others = recipients ?? (recipientProfileId ? await readAudience(tx, recipientProfileId) : []);
  for (const userId of new Set([...senders, ...others])) {
    effects.emit({ channel: userChannel(userId), name: "pitch.updated", data: { pitchId: pitch.id } });
  }
}

/**
 * Marks a waiting pitch whose time is over as expired and notifies both parties. Returns false, and does nothing, when
 * it was answered meanwhile or its time is not over.
 */
export async function expirePitch(tx: Transaction, effects: Effects, pitchId: string): Promise<boolean> {
  const [pitch] = await tx
    .update(pitches)
    .set({ status: "expired", updatedAt: sql`app_now()` })
    .where(and(eq(pitches.id, pitchId), inArray(pitches.status, ["sent", "read"]), isOverdue))
    .returning();
  if (!pitch?.recipientProfileId) return false;
  const notification = {
    kind: "pitch_expired" as const,
    dedupeKey: `pitch_expired:${pitch.id}`,
    subjectId: pitch.id,
    data: { title: headlineOf(pitch) },
  };
  const { senderProfileId, recipientProfileId } = pitch;
  effects.count("pitch_expired", { by: recipientProfileId, to: senderProfileId, subjectId: pitch.id });
  await notify(tx, effects, {
    ...notification,
    profileId: senderProfileId,
    actorProfileId: recipientProfileId,
  });
  await notify(tx, effects, {
    ...notification,
    profileId: recipientProfileId,
    actorProfileId: senderProfileId,
  });
  await announcePitch(tx, effects, pitch);
  // Their page says how many pitches they answer.
  effects.invalidate(profileTag(recipientProfileId));
  return true;
}

/**
 * Counts the ratings of a collaboration whose time has come (both are in, or `RATING_DAYS` have passed) into the rated
 * profiles' thumbs. Each counts exactly once, however often this runs; returns whether one did.
 */
export async function countRatings(tx: Transaction, effects: Effects, pitchId: string): Promise<boolean> {
  const [pitch] = await tx
    .select({ sender: pitches.senderProfileId, recipient: pitches.recipientProfileId })
    .from(pitches)
    .where(eq(pitches.id, pitchId))
    .for("update");
  if (!pitch?.recipient) return false;
  await lockPair(tx, pitch.sender, pitch.recipient);
  const counted = await tx.execute<{ id: string; up: boolean; down: boolean }>(sql`
    with counted as (
      update ${ratings} set counted_at = app_now()
      where pitch_id = ${pitchId} and counted_at is null and (
        created_at <= app_now() - make_interval(days => ${RATING_DAYS})
        or (select count(*) from ${ratings} both_in where both_in.pitch_id = ${pitchId}) = 2)
      returning rated_profile_id, value),
    tally as (
      select rated_profile_id, count(*) filter (where value = 'up') as up, count(*) filter (where value = 'down') as down
      from counted group by 1)
    update ${profiles} p set thumbs_up_count = p.thumbs_up_count + tally.up,
      thumbs_down_count = p.thumbs_down_count + tally.down, updated_at = app_now()
    from tally where p.id = tally.rated_profile_id
    returning p.id, tally.up > 0 as up, tally.down > 0 as down`);
  for (const { id, up, down } of counted) {
    const rated = { by: null, to: id, subjectId: pitchId };
    if (up) effects.count("rated_up", rated);
    if (down) effects.count("rated_down", rated);
  }
  effects.invalidate(...counted.map((row) => profileTag(row.id)));
  for (const { id } of counted) await refreshDirectory(tx, effects, id);
  return counted.length > 0;
}

/** Recomputes how fast a profile answers: the median of its latest answers, in hours, with this one. */
export async function countAnswer(tx: Transaction, effects: Effects, profileId: string): Promise<void> {
  // The lock comes first, so that a later statement sees every answer that was committed before.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  await tx.execute(sql`
    update ${profiles} set answered_count = answered_count + 1, response_hours = (
      select percentile_cont(0.5) within group (order by hours) from (
        select extract(epoch from responded_at - sent_at) / 3600 as hours from ${pitches}
        where recipient_profile_id = ${profileId} and responded_at is not null
        order by responded_at desc, id desc limit ${ANSWERS_COUNTED}) latest)
    where id = ${profileId}`);
  effects.invalidate(profileTag(profileId));
}
