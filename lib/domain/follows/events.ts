import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { releaseDigestMail } from "@/lib/domain/follows/mails/release-digest";
import { releaseUrl } from "@/lib/domain/releases/views";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";
import { digestInput, readDigest } from "./queries";

/** Releases in one mail; the rest is a number. */
const LISTED = 10;

/** One person's mail. Releases that were withdrawn or seen meanwhile are left out; with none left nothing is sent. */
export const releaseDigestMailJob = job({
  name: "follows.releaseDigestMail",
  queue: "mail",
  payload: digestInput,
  run: async ({ payload, actor }) => {
    const facts = await execute(actor, readDigest, payload);
    if (!facts) return;
    const { userId, notificationIds } = payload;
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
