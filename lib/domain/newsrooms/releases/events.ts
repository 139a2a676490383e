import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { NotificationKind } from "@/db/enums";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { userChannel } from "@/lib/core/live-events";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { receiversOf } from "@/lib/domain/profiles/profiles/store";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { settings } from "@/lib/platform/settings/settings";
import { momentIn } from "@/lib/utils/dates";
import { uuidv7 } from "@/lib/utils/uuid";
import type { ActingProfile } from "./policy";

type Shared = { id: string; liveAt: Date | null; timeZone: string };

/** Readers whom a release was shared with see it on this page before its time. */
export const previewUrl = (releaseId: string) => `/releases/${releaseId}/preview`;

const termsOf = ({ liveAt, timeZone }: Shared) =>
  liveAt ? `Under embargo until ${momentIn(liveAt.toISOString(), timeZone)}` : "It will not appear";

/**
 * Notifies those it was shared with just now. The notice reveals nothing of the release itself: they have not agreed to
 * the terms yet.
 */
export async function inviteReaders(
  tx: Transaction,
  effects: Effects,
  newsroom: ActingProfile,
  release: Shared,
  profileIds: string[],
): Promise<void> {
  const ids = JSON.stringify(profileIds);
  await notifyAudience(
    tx,
    effects,
    sql`select value::uuid as profile_id from jsonb_array_elements_text(${ids}::jsonb)`,
    {
      kind: "release_shared",
      dedupeKey: `release_shared:${release.id}`,
      actorProfileId: newsroom.profileId,
      subjectId: release.id,
      data: { title: termsOf(release), url: previewUrl(release.id) },
    },
  );
}

/** Removes every notification that led a reader to a release, so that a later share may notify again. */
export async function deleteInvitations(
  tx: Transaction,
  effects: Effects,
  releaseId: string,
  readerId: string,
): Promise<void> {
  const gone = await tx.execute<{ id: string; user_id: string }>(sql`
    delete from notifications where kind = 'release_shared' and subject_id = ${releaseId}
      and user_id in (select user_id from (${receiversOf(sql`select ${readerId}::uuid as profile_id`)}) people)
    returning id, user_id`);
  ring(effects, gone);
}

/** Notifies everyone who agreed to an embargo that its time has moved, or that the release is taken back. */
export async function notifyReaders(
  tx: Transaction,
  effects: Effects,
  newsroom: ActingProfile,
  release: Shared,
): Promise<void> {
  const readers = sql`
    select profile_id from release_shares where release_id = ${release.id} and agreed_at is not null`;
  await notifyAudience(tx, effects, readers, {
    kind: "release_shared",
    dedupeKey: `release_moved:${release.id}:${release.liveAt?.toISOString() ?? "never"}`,
    actorProfileId: newsroom.profileId,
    subjectId: release.id,
    data: {
      title: `The time has moved. ${termsOf(release)}`,
      // A release that was taken back before its time has no page any more.
      url: release.liveAt ? previewUrl(release.id) : profileUrl(newsroom.kind, newsroom.slug),
    },
  });
}

/** So many live events are sent at once; further receivers see the notification on their next page load. */
const MAX_BELLS = 500;

type Announcement = {
  kind: NotificationKind;
  dedupeKey: string;
  actorProfileId: string;
  subjectId: string;
  data: Record<string, string>;
};

/**
 * Notifies those whom the notices of the profiles go to that `audience` selects as `profile_id`, each user once, in one
 * statement however many they are. Who is blocked with the newsroom, by either side, is left out.
 */
export async function notifyAudience(
  tx: Transaction,
  effects: Effects,
  audience: SQL,
  { kind, dedupeKey, actorProfileId, subjectId, data }: Announcement,
): Promise<void> {
  // The UUIDv7 is put together here, its moment from us and the rest random, because not every Postgres makes them.
  const moment = uuidv7().slice(0, 18);
  const written = await tx.execute<{ id: string; user_id: string }>(sql`
    with people as (${receiversOf(sql`select profile_id from (${audience}) b where profile_id not in ${blockedWith(actorProfileId)}`)})
    insert into notifications (id, user_id, kind, dedupe_key, actor_profile_id, subject_id, data)
    select (${moment} || substr(gen_random_uuid()::text, 19))::uuid, u.id, ${kind}::notification_kind, ${dedupeKey},
      ${actorProfileId}::uuid, ${subjectId}::uuid, ${JSON.stringify(data)}::jsonb
    from people join users u on u.id = people.user_id where u.deleted_at is null
    on conflict (user_id, dedupe_key) do nothing
    returning id, user_id`);
  ring(effects, written);
}

/** The receivers' open pages count their notifications again. */
function ring(effects: Effects, rows: { id: string; user_id: string }[]): void {
  for (const row of rows.slice(0, MAX_BELLS)) {
    effects.emit({ channel: userChannel(row.user_id), name: "notification.created", data: { id: row.id } });
  }
}

/**
 * Releases ask for the job that notifies the WebSub hub by this request. The job itself stands in syndication, which
 * knows the feeds.
 */
export const pingHubRequest = {
  name: "syndication.pingHub",
  queue: "websub",
  maxAttempts: 8,
  payload: z.object({ profileId: z.uuid() }),
};

/** Asks for a ping where a hub is set. A newsroom's changes before the job runs go out together. */
export function pingHub(effects: Effects, profileId: string): void {
  if (settings().WEBSUB_HUB_URL) effects.job(pingHubRequest, { profileId }, { key: `websub:${profileId}` });
}
