import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { releases } from "@/db/schema/newsrooms";
import { notifications } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { job } from "@/lib/core/jobs";
import { releaseDigestMail } from "@/lib/domain/follows/mails/release-digest";
import { isPublicRelease } from "@/lib/domain/releases/policy";
import { releaseUrl } from "@/lib/domain/releases/views";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";

/** People whose mail one run plans; when there are more, another run follows at once. */
const BATCH = 500;
/** Releases in one mail; the rest is a number. */
const LISTED = 10;

/**
 * Once a day: everybody with new releases they have not seen in the product gets one mail with them, the newest
 * 200 at most. It marks releases and adds their mail's job in one transaction, so no release is mailed twice.
 */
export const planDigestsJob = job({
  name: "follows.planDigests",
  payload: z.object({}),
  cron: "0 6 * * *",
  run: ({ transact }) =>
    transact(async (tx, effects) => {
      const planned = await tx.execute<{ user_id: string; ids: string[] }>(sql`
        with due as (
          select user_id from notifications
          where kind = 'release_published' and mailed_at is null and read_at is null
          group by user_id order by user_id limit ${BATCH}),
        marked as (
          update notifications set mailed_at = app_now()
          where user_id in (select user_id from due)
            and kind = 'release_published' and mailed_at is null and read_at is null
          returning user_id, id)
        select user_id, array_agg(id order by id desc) as ids from marked group by user_id`);
      for (const { user_id: userId, ids } of planned) {
        effects.job(releaseDigestMailJob, { userId, notificationIds: ids.slice(0, MAX_IDS) });
      }
      if (planned.length === BATCH) effects.job(planDigestsJob, {}, { key: "follows.planDigests.more" });
    }),
});

const MAX_IDS = 200;

/** One person's mail. Releases that were withdrawn or seen meanwhile are left out; with none left nothing is sent. */
export const releaseDigestMailJob = job({
  name: "follows.releaseDigestMail",
  queue: "mail",
  payload: z.object({ userId: z.uuid(), notificationIds: z.array(z.uuid()).min(1).max(MAX_IDS) }),
  run: async ({ payload: { userId, notificationIds }, transact }) => {
    const facts = await transact((tx) => readDigest(tx, userId, notificationIds));
    if (!facts) return;
    const who = { userId, kind: "release_digest" };
    const { APP_URL: appUrl } = settings();
    await sendMail({
      to: facts.email,
      key: `release-digest.${notificationIds[0]}.${userId}`,
      template: releaseDigestMail({
        recipientName: facts.name,
        releases: facts.news
          .slice(0, LISTED)
          .map(({ newsroom, kind, newsroomSlug, slug, title, subtitle }) => ({
            newsroom,
            title,
            subtitle,
            url: `${appUrl}${releaseUrl({ kind, slug: newsroomSlug }, slug)}`,
          })),
        more: Math.max(0, facts.news.length - LISTED),
        appUrl,
        unsubscribeUrl: unsubscribePageUrl(who),
      }),
      headers: unsubscribeHeaders(who),
    });
  },
});

async function readDigest(tx: Transaction, userId: string, notificationIds: string[]) {
  const [user] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
        users.mailReleaseDigest,
      ),
    );
  if (!user) return null;
  const news = await tx
    .select({
      newsroom: profiles.name,
      kind: profiles.kind,
      newsroomSlug: profiles.slug,
      slug: releases.slug,
      title: releases.title,
      subtitle: releases.subtitle,
    })
    .from(notifications)
    .innerJoin(releases, eq(releases.id, notifications.subjectId))
    .innerJoin(profiles, eq(profiles.id, releases.profileId))
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.id, notificationIds),
        isNull(notifications.readAt),
        isPublicRelease,
        profiles.listed,
      ),
    )
    .orderBy(desc(releases.liveAt));
  return news.length > 0 ? { ...user, news } : null;
}
