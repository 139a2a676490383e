import { MailAction, MailEntry, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { daySpan, utcMonth } from "../../../../utils/dates";
import { describeChange, type FigureName, figures } from "../../figures/rules";
import type { AnalyticsView } from "../../figures/schema";

export interface MonthlyReportData {
  recipientName: string;
  profileName: string;
  analytics: AnalyticsView;
  appUrl: string;
  /** The page with the same figures. */
  reportUrl: string;
  unsubscribeUrl: string | undefined;
}

/** The report lists these; the page it leads to has all. */
const listed: FigureName[] = [
  ...(["dailyVisitors", "downloads", "matchesMade", "pitchesSent", "pitchesAccepted"] as const),
  ...(["pitchesReceived", "pitchesAnswered", "storiesPublished", "followersGained"] as const),
];

/** This mail goes out on a month's first day, about the month before. */
export function monthlyReportMail({
  recipientName,
  profileName,
  analytics,
  appUrl,
  reportUrl,
  unsubscribeUrl,
}: MonthlyReportData): MailTemplate {
  const { period, before } = analytics;
  const month = utcMonth(`${period.firstDay}T12:00:00Z`);
  const count = (value: number) => value.toLocaleString("en");
  const textOf = (name: FigureName) => {
    const { way, by, rest } = describeChange(analytics.change[name], before[name]);
    return [way, by, rest].filter(Boolean).join(" ");
  };
  return {
    subject: `${profileName} in ${month}`,
    element: (
      <MailLayout
        preview={listed.map((name) => `${figures[name].label} ${count(analytics[name])}`).join(" · ")}
        heading={`${profileName} in ${month}`}
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{recipientName}</bdi>, these are the figures of{" "}
          {daySpan(period.firstDay, period.lastDay)}, days of {period.zone}:
        </MailText>
        {period.note && <MailText>{period.note}</MailText>}
        {listed.map((name) => (
          <MailEntry key={name} kicker={figures[name].label} title={count(analytics[name])} href={reportUrl}>
            {textOf(name)}
          </MailEntry>
        ))}
        <MailAction href={reportUrl}>Open the report</MailAction>
      </MailLayout>
    ),
  };
}
