import { and, eq, inArray, sql } from "drizzle-orm";
import { notifications } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import { forgetCompanyLog, forgetNames } from "@/lib/core/audit";
import type { Effects } from "@/lib/core/effects";
import { forgetCustomerJob } from "@/lib/domain/accounts/plans/events";
import { customersOf } from "@/lib/domain/accounts/plans/store";
import { leaveCompany } from "@/lib/domain/profiles/companies/store";
import { previewFolder } from "@/lib/domain/profiles/link-previews/store";
import { kindsOfActor } from "@/lib/domain/profiles/notifications/rules";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { DELETED_USER } from "@/lib/domain/profiles/profiles/views";

type Account = { id: string; email: string };

/**
 * Erases an account with its profile, and its company where it was the last member. Returns the keys of files that
 * nothing refers to any more. Where others have something of it (a pitch, a message, a rating, a match, a product
 * request), the profile's row stays for them, blank.
 */
export async function eraseAccountRows(
  db: Transaction,
  effects: Effects,
  { id: userId, email }: Account,
): Promise<{ keys: string[]; folders: string[] }> {
  const companyId = await leaveCompany(db, effects, userId);
  const rows = await db.execute<{ id: string }>(sql`
    select id from profiles where user_id = ${userId} or company_id = ${companyId}
    order by id for update`);
  const keys: string[] = [];
  for (const { id } of rows) keys.push(...(await eraseProfile(db, effects, id)));
  await db.execute(sql`delete from invitations where email = ${email}`);
  // What they did for a profile that stays still counts, and names them no more.
  await db.execute(sql`update events set user_id = null where user_id = ${userId}`);
  for (const stripeCustomerId of await customersOf(db, userId, companyId)) {
    effects.job(forgetCustomerJob, { stripeCustomerId });
  }
  // Sessions, links, drafts, notifications, what is paid, stored answers and counters go with the account.
  await db.execute(sql`delete from users where id = ${userId}`);
  await db.execute(sql`delete from subscribers where lower(email) = lower(${email})`);
  await db.execute(sql`delete from stopped_addresses where email = ${email}`);
  await db.execute(sql`delete from mail_deliveries where email = ${email}`);
  await db.execute(sql`delete from account_limits where key in
    (lower(${email}), ${`reset:${email}`}, ${userId}, ${`verify:${userId}`})`);
  if (companyId) {
    await forgetCompanyLog(db, companyId);
    await db.execute(sql`delete from companies where id = ${companyId}`);
  }
  await forgetNames(db, {
    ...{ userId, email, shown: DELETED_USER },
    profileIds: rows.map(({ id }) => id),
  });
  return { keys, folders: rows.map(({ id }) => previewFolder(id)) };
}

async function eraseProfile(db: Transaction, effects: Effects, id: string): Promise<string[]> {
  const files = await filesOf(db, id);
  await leaveFollows(db, effects, id);
  // These rows belong to this profile alone. Its newsroom's releases take their versions and shares along.
  for (const table of ["call_signals", "evidence_submissions", "site_proofs", "evidence"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  // Its pitch pages take their addresses along.
  for (const table of [
    "assets",
    "releases",
    "pitch_pages",
    "work_samples",
    "requests",
    "imports",
    "coverage",
  ]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  for (const table of ["slugs", "profile_topics", "profile_meanings", "feedback_resets", "release_shares"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  // The notices of its releases and of its being suggested name it, and lead nowhere now.
  await db
    .delete(notifications)
    .where(and(eq(notifications.actorProfileId, id), inArray(notifications.kind, kindsOfActor())));
  await db.execute(sql`delete from saved_profiles where saver_id = ${id} or profile_id = ${id}`);
  await db.execute(sql`delete from blocks where blocker_id = ${id} or blocked_id = ${id}`);
  await db.execute(sql`delete from reports where profile_id = ${id}`);
  // A report of somebody else stays for what it shows, without whose it was and what they wrote.
  await db.execute(
    sql`update reports set reporter_profile_id = null, text = '' where reporter_profile_id = ${id}`,
  );
  // That others saw it, and what they decided, stays in their history and their figures, as "Deleted user"'s.
  for (const table of ["decisions", "shown_cards"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  for (const table of ["match_feedback", "prepared_suggestions"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id} or target_id = ${id}`);
  }
  // Every member's draft goes, because a builder's draft holds what the profile said.
  for (const table of ["pitch_drafts", "builder_drafts"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  await db.execute(sql`delete from pitches where sender_profile_id = ${id} and status = 'unsent'`);
  await endPitches(db, effects, id);
  for (const table of ["events", "event_hours", "event_days", "event_subjects", "visitor_days"]) {
    await db.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${id}`);
  }
  await db.execute(sql`update events set actor_profile_id = null where actor_profile_id = ${id}`);
  const referred = await db.execute(sql`
    select 1 where exists (select 1 from pitches where ${id} in (sender_profile_id, recipient_profile_id))
      or exists (select 1 from conversations where ${id} in (profile_a, profile_b))
      or exists (select 1 from shown_cards where target_id = ${id})
      or exists (select 1 from matches where ${id} in (profile_a, profile_b))
      or exists (select 1 from ratings where ${id} in (rater_profile_id, rated_profile_id))
      or exists (select 1 from product_requests where ${id} in (owner_profile_id, requester_profile_id))
      or exists (select 1 from notifications where actor_profile_id = ${id})`);
  if (referred.length > 0) await blankProfile(db, id);
  else await db.execute(sql`delete from profiles where id = ${id}`);
  effects.invalidate(profileTag(id));
  return files;
}

/** Nobody can answer the profile's pending pitches any more; whom they were sent to or came from counts their end. */
async function endPitches(db: Transaction, effects: Effects, id: string): Promise<void> {
  const ended = await db.execute<{ id: string; status: "withdrawn" | "expired"; other: string | null }>(sql`
    update pitches set status = case when sender_profile_id = ${id} then 'withdrawn' else 'expired' end::pitch_status,
      updated_at = app_now()
    where ${id} in (sender_profile_id, recipient_profile_id) and status in ('sent', 'read')
    returning id, status, case when sender_profile_id = ${id} then recipient_profile_id else sender_profile_id end as other`);
  for (const { id: subjectId, status, other } of ended) {
    effects.count(`pitch_${status}`, { by: null, to: other, subjectId });
  }
}

/** The profiles that it followed, and those that followed it, count one less. */
async function leaveFollows(db: Transaction, effects: Effects, id: string): Promise<void> {
  const gone = await db.execute<{ follower_id: string; profile_id: string }>(sql`
    delete from follows where ${id} in (follower_id, profile_id) returning follower_id, profile_id`);
  const followed = gone.filter(({ follower_id }) => follower_id === id).map(({ profile_id }) => profile_id);
  const followers = gone.filter(({ profile_id }) => profile_id === id).map(({ follower_id }) => follower_id);
  for (const to of followed) effects.count("profile_unfollowed", { by: null, to });
  await db.execute(sql`
    update profiles set follower_count = greatest(follower_count - 1, 0) where id = any(${list(followed)})`);
  await db.execute(sql`
    update profiles set following_count = greatest(following_count - 1, 0) where id = any(${list(followers)})`);
  effects.invalidate(...[...followed, ...followers].map(profileTag));
}

const list = (ids: string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;

/**
 * Others' history refers to this row, so it stays without anything of the person: every column but its key has the
 * value of a new row.
 */
async function blankProfile(db: Transaction, id: string): Promise<void> {
  const columns = await db.execute<{ name: string; fallback: string | null }>(sql`
    select column_name as name, column_default as fallback from information_schema.columns
    where table_schema = 'public' and table_name = 'profiles' and is_generated = 'NEVER'
      and column_name not in ('id', 'kind', 'slug', 'name', 'created_at', 'listed')`);
  const blank = columns.map(
    ({ name, fallback }) => sql`${sql.identifier(name)} = ${sql.raw(fallback ?? "null")}`,
  );
  await db.execute(sql`
    update profiles set name = ${DELETED_USER}, slug = ${`.${id}`}, listed = false, ${sql.join(blank, sql`, `)}
    where id = ${id}`);
}

/** Returns the files that no other row shows: the demo's pictures, and equal portraits, may be shared. */
async function filesOf(db: Transaction, id: string): Promise<string[]> {
  const rows = await db.execute<{ key: string | null }>(sql`
    select unnest(array[a.original_key, a.untouched_key, a.poster_key, a.captions_key]) as key from assets a where a.profile_id = ${id}
      and not exists (select 1 from assets o where o.original_key = a.original_key and o.profile_id <> a.profile_id)
    union select r ->> 'key' from assets a, jsonb_array_elements(a.renditions) r where a.profile_id = ${id}
      and not exists (select 1 from assets o where o.original_key = a.original_key and o.profile_id <> a.profile_id)
    union select pdf_key from releases where profile_id = ${id}
    union select unnest(array[w.picture_key, w.video ->> 'key', w.video ->> 'captionsKey']) from work_samples w
      where w.profile_id = ${id}
    union select key || size from profiles p, unnest(array[p.avatar_key, p.logo_key]) key,
      unnest(array['-512.webp', '-128.webp']) size
      where p.id = ${id} and not exists (
        select 1 from profiles o where key in (o.avatar_key, o.logo_key) and o.id <> p.id)`);
  // The demo's drawn portraits and pictures are no stored files.
  return rows.flatMap(({ key }) => (key && !key.startsWith("/") ? [key] : []));
}
