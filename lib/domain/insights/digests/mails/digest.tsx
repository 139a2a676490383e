import { MailAction, MailEntry, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import type { DigestPart } from "../queries/read";

export interface DigestMailData {
  recipientName: string;
  kind: "daily" | "weekly";
  /** There is at least one part; what waits comes first. Its label is the kicker above each entry. */
  parts: DigestPart[];
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

const texts = {
  daily: { subject: "Your day", heading: "What moved since yesterday" },
  weekly: { subject: "Your week", heading: "What moved last week" },
};

const add = (parts: DigestPart[], waits: boolean) =>
  parts.reduce((sum, part) => (part.waits === waits ? sum + part.count : sum), 0);

/** Says what is in it: "2 wait for you, one thing is new". */
function summarize(parts: DigestPart[]): string {
  const [waiting, fresh] = [add(parts, true), add(parts, false)];
  return [
    waiting > 0 && (waiting === 1 ? "one waits for you" : `${waiting} wait for you`),
    fresh > 0 && (fresh === 1 ? "one thing is new" : `${fresh} things are new`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The one mail of a day or a week, with everything that one would want to know of it. */
export function digestMail({
  recipientName,
  kind,
  parts,
  appUrl,
  unsubscribeUrl,
}: DigestMailData): MailTemplate {
  const { subject, heading } = texts[kind];
  return {
    subject: `${subject}: ${summarize(parts)}`,
    element: (
      <MailLayout
        preview={parts.flatMap(({ newest }) => newest.map(({ title }) => title)).join(" · ")}
        {...{ heading, appUrl, unsubscribeUrl }}
      >
        <MailText>
          Hello <bdi>{recipientName}</bdi>, this waits for you or happened since the last digest:
        </MailText>
        {parts.map(({ label, count, newest }) => (
          <div key={label}>
            {newest.map(({ title, text, path }) => (
              <MailEntry key={`${title} ${path}`} kicker={label} title={title} href={`${appUrl}${path}`}>
                {text}
              </MailEntry>
            ))}
            {count > newest.length && <MailText>And {count - newest.length} more.</MailText>}
          </div>
        ))}
        <MailAction href={`${appUrl}/dashboard`}>Open the dashboard</MailAction>
      </MailLayout>
    ),
  };
}
