import { ANSWER_DAYS } from "@/lib/product";
import { MailAction, MailLayout, MailLink, MailQuote, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface PitchReceivedData {
  recipientName: string;
  senderName: string;
  pitchTitle: string;
  /** The writer's own subject line, in place of the title. */
  subjectLine?: string;
  /** The pitch's "what" or the message's beginning; may be empty. */
  summary: string;
  /** The pitch in the inbox. */
  pitchUrl: string;
  /** Its pitch page's whole address, which anybody may open; null without one. */
  pageUrl: string | null;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

export function pitchReceivedMail(data: PitchReceivedData): MailTemplate {
  const { recipientName, senderName, pitchTitle, subjectLine, summary } = data;
  const { pitchUrl, pageUrl, appUrl, unsubscribeUrl } = data;
  return {
    subject: `${senderName} sent you a pitch: ${subjectLine || pitchTitle}`,
    element: (
      <MailLayout
        preview={summary || pitchTitle}
        heading={pitchTitle}
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{recipientName}</bdi>, <bdi>{senderName}</bdi> sent you a pitch.
        </MailText>
        {summary ? <MailQuote>{summary}</MailQuote> : null}
        {pageUrl ? (
          <MailText>
            <MailLink href={pageUrl}>See its pitch page</MailLink>
          </MailText>
        ) : null}
        <MailAction href={pitchUrl}>Read and answer</MailAction>
        <MailText>{`It waits for your answer for ${ANSWER_DAYS} days. Accepting opens a conversation.`}</MailText>
      </MailLayout>
    ),
  };
}
