import type { DigestKind } from "@/db/enums";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { settings } from "@/lib/platform/settings/settings";
import type { DigestEntry, DigestPart } from "../queries/read";
import { digestMail } from "./digest";
import { monthlyReportMail } from "./monthly-report";
import { releaseDigestMail } from "./release-digest";

/** A mail lists so many releases and gives the number of the others. */
const RELEASES_LISTED = 10;

type Digest = { name: string; kind: DigestKind; parts: DigestPart[]; news: DigestEntry[] };

/** Writes a digest as it is mailed and as the settings preview it. */
export function digestTemplate(
  { name: recipientName, kind, parts, news }: Digest,
  unsubscribeUrl: string | undefined,
): MailTemplate {
  const { APP_URL: appUrl } = settings();
  const frame = { recipientName, appUrl, unsubscribeUrl };
  if (kind !== "releases") return digestMail({ ...frame, kind, parts });
  return releaseDigestMail({
    ...frame,
    releases: news
      .slice(0, RELEASES_LISTED)
      .map(({ newsroom, kind: type, newsroomSlug, slug, title, subtitle }) => ({
        ...{ newsroom, title, subtitle },
        url: `${appUrl}${releaseUrl({ kind: type, slug: newsroomSlug }, slug)}`,
      })),
    more: Math.max(0, news.length - RELEASES_LISTED),
  });
}

type Month = { name: string; profileName: string; analytics: AnalyticsView };

export function monthTemplate(
  { name: recipientName, profileName, analytics }: Month,
  unsubscribeUrl: string | undefined,
): MailTemplate {
  const { APP_URL: appUrl } = settings();
  const { firstDay: from, lastDay: to, zone } = analytics.period;
  const reportUrl = new URL(`/analytics?${new URLSearchParams({ from, to, zone })}`, appUrl).href;
  return monthlyReportMail({ recipientName, profileName, analytics, appUrl, reportUrl, unsubscribeUrl });
}
