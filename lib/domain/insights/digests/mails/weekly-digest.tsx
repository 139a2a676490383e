import { MailAction, MailEntry, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface WeeklyDigestData {
  recipientName: string;
  /** There is at least one section; its `label` in the singular is the kicker above each entry. */
  sections: { label: string; count: number; entries: { title: string; text: string; url: string }[] }[];
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

/** This mail goes out on Mondays, about the week before. */
export function weeklyDigestMail({
  recipientName,
  sections,
  appUrl,
  unsubscribeUrl,
}: WeeklyDigestData): MailTemplate {
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: total === 1 ? "Your week: one thing is new" : `Your week: ${total} things are new`,
    element: (
      <MailLayout
        preview={sections.flatMap(({ entries }) => entries.map(({ title }) => title)).join(" · ")}
        heading="What moved last week"
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>Hello {recipientName}, this happened since last Monday:</MailText>
        {sections.map(({ label, count, entries }) => (
          <div key={label}>
            {entries.map(({ title, text, url }) => (
              <MailEntry key={`${title} ${url}`} kicker={label} title={title} href={url}>
                {text}
              </MailEntry>
            ))}
            {count > entries.length && <MailText>And {count - entries.length} more.</MailText>}
          </div>
        ))}
        <MailAction href={`${appUrl}/dashboard`}>Open the dashboard</MailAction>
      </MailLayout>
    ),
  };
}
