import { MailAction, MailLayout, MailQuote, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface FirstMessageData {
  recipientName: string;
  senderName: string;
  /** The message's beginning. */
  excerpt: string;
  /** The conversation in the inbox. */
  conversationUrl: string;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

/** Only the first message of a conversation sends this mail; later ones send none. */
export function firstMessageMail(data: FirstMessageData): MailTemplate {
  const { recipientName, senderName, excerpt, conversationUrl, appUrl, unsubscribeUrl } = data;
  return {
    subject: `${senderName} wrote to you`,
    element: (
      <MailLayout
        preview={excerpt}
        heading={`${senderName} wrote to you`}
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{recipientName}</bdi>, a conversation has begun:
        </MailText>
        <MailQuote>{excerpt}</MailQuote>
        <MailAction href={conversationUrl}>Answer</MailAction>
      </MailLayout>
    ),
  };
}
