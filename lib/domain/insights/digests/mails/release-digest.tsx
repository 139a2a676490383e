import { MailAction, MailEntry, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface ReleaseDigestData {
  recipientName: string;
  /** The newest release comes first; there is at least one. */
  releases: { newsroom: string; title: string; subtitle: string; url: string }[];
  /** The number of new releases that are not listed here. */
  more: number;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

/** This mail goes out once a day, with what the followed newsrooms have published since the last one. */
export function releaseDigestMail(data: ReleaseDigestData): MailTemplate {
  const { recipientName, releases, more, appUrl, unsubscribeUrl } = data;
  const [first] = releases;
  const count = releases.length + more;
  const subject =
    count === 1 && first
      ? `${first.newsroom}: ${first.title}`
      : `${count} new releases from newsrooms you follow`;
  return {
    subject,
    element: (
      <MailLayout
        preview={releases.map(({ title }) => title).join(" · ")}
        heading={count === 1 ? "News from a newsroom you follow" : "News from newsrooms you follow"}
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{recipientName}</bdi>, this came out since the last mail:
        </MailText>
        {releases.map(({ newsroom, title, subtitle, url }) => (
          <MailEntry key={url} kicker={newsroom} title={title} href={url}>
            {subtitle}
          </MailEntry>
        ))}
        {more > 0 && <MailText>And {more} more.</MailText>}
        <MailAction href={`${appUrl}/dashboard`}>Open the dashboard</MailAction>
      </MailLayout>
    ),
  };
}
