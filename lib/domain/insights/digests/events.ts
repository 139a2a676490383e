import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { monthlyReportMail } from "@/lib/domain/insights/digests/mails/monthly-report";
import { releaseDigestMail } from "@/lib/domain/insights/digests/mails/release-digest";
import { weeklyDigestMail } from "@/lib/domain/insights/digests/mails/weekly-digest";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { settings } from "@/lib/platform/settings/settings";
import { monthInput, readMonth, readReleaseDigest, readWeek, releaseDigestInput, weekInput } from "./queries";

/** Mails one person's digest, unless nothing happened or it was switched off meanwhile. */
export const weeklyDigestMailJob = job({
  name: "digests.mail",
  queue: "mail",
  payload: weekInput,
  run: async (context) => {
    const { payload, actor } = context;
    const week = await execute(actor, readWeek, payload);
    if (!week) return;
    const { userId, until } = payload;
    const { APP_URL: appUrl } = settings();
    const pitchUrl = (id: string) => `${appUrl}/matching?tab=inbox&pitch=${id}`;
    const sections = [
      {
        label: "New match",
        count: week.matches.count,
        entries: week.matches.newest.map(({ name, title }) => ({
          title: name,
          text: title,
          url: `${appUrl}/matching?tab=matches`,
        })),
      },
      {
        label: "New pitch",
        count: week.received.count,
        entries: week.received.newest.map(({ pitchId, title, from }) => ({
          title,
          text: `From ${from}`,
          url: pitchUrl(pitchId),
        })),
      },
      {
        label: "Answer to your pitches",
        count: week.answers.count,
        entries: week.answers.newest.map(({ pitchId, title, by, accepted }) => ({
          title,
          text: `${by} ${accepted ? "accepted" : "declined"} it`,
          url: pitchUrl(pitchId),
        })),
      },
      {
        label: "Release of newsrooms you follow",
        count: week.releases.count,
        entries: week.releases.newest.map(({ title, slug, newsroom, newsroomSlug, kind }) => ({
          title,
          text: newsroom,
          url: `${appUrl}${releaseUrl({ kind, slug: newsroomSlug }, slug)}`,
        })),
      },
    ];
    await mailPerson(context, {
      ...{ userId, to: week.email, kind: "weekly_digest" },
      key: `weekly-digest.${until}.${userId}`,
      template: (unsubscribeUrl) =>
        weeklyDigestMail({
          recipientName: week.name,
          sections: sections.filter(({ count }) => count > 0),
          appUrl,
          unsubscribeUrl,
        }),
    });
  },
});

/** One mail lists so many releases and gives the number of the others. */
const RELEASES_LISTED = 10;

/** Mails one person's new releases, without those withdrawn or seen meanwhile; with none left nothing is sent. */
export const releaseDigestMailJob = job({
  // The job was part of `follows` before, and some jobs may still be queued under this name.
  name: "follows.releaseDigestMail",
  queue: "mail",
  payload: releaseDigestInput,
  run: async (context) => {
    const { payload, actor } = context;
    const facts = await execute(actor, readReleaseDigest, payload);
    if (!facts) return;
    const { userId, notificationIds } = payload;
    const { APP_URL: appUrl } = settings();
    await mailPerson(context, {
      ...{ userId, to: facts.email, kind: "release_digest" },
      key: `release-digest.${notificationIds[0]}.${userId}`,
      template: (unsubscribeUrl) =>
        releaseDigestMail({
          recipientName: facts.name,
          releases: facts.news
            .slice(0, RELEASES_LISTED)
            .map(({ newsroom, kind, newsroomSlug, slug, title, subtitle }) => ({
              newsroom,
              title,
              subtitle,
              url: `${appUrl}${releaseUrl({ kind, slug: newsroomSlug }, slug)}`,
            })),
          more: Math.max(0, facts.news.length - RELEASES_LISTED),
          appUrl,
          unsubscribeUrl,
        }),
    });
  },
});

/** Mails one person's figures of a month, unless it was switched off meanwhile. */
export const monthlyReportMailJob = job({
  name: "monthlyReports.mail",
  queue: "mail",
  payload: monthInput,
  run: async (context) => {
    const { payload, actor } = context;
    const report = await execute(actor, readMonth, payload);
    if (!report) return;
    const { userId, month } = payload;
    const { APP_URL: appUrl } = settings();
    const { period } = report.analytics;
    const address = new URLSearchParams({ from: period.firstDay, to: period.lastDay, zone: period.zone });
    await mailPerson(context, {
      ...{ userId, to: report.email, kind: "monthly_report" },
      key: `monthly-report.${month}.${userId}`,
      template: (unsubscribeUrl) =>
        monthlyReportMail({
          recipientName: report.name,
          profileName: report.profileName,
          analytics: report.analytics,
          appUrl,
          reportUrl: new URL(`/analytics?${address}`, appUrl).href,
          unsubscribeUrl,
        }),
    });
  },
});
