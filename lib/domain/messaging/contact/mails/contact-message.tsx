import { PRODUCT_NAME } from "@/lib/product";
import { cutText } from "@/lib/utils/cut-text";
import { MailLayout, MailQuote, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface ContactMessageData {
  name: string;
  email: string;
  topic: string;
  message: string;
  appUrl: string;
}

export function contactMessageMail({
  name,
  email,
  topic,
  message,
  appUrl,
}: ContactMessageData): MailTemplate {
  return {
    subject: `${topic}: ${name} wrote to ${PRODUCT_NAME}`,
    element: (
      <MailLayout
        preview={cutText(message, 120)}
        heading={topic}
        appUrl={appUrl}
        reason={`Sent from the contact page of ${PRODUCT_NAME}. Nobody has proved that the address is the sender's.`}
      >
        <MailText>
          <bdi>{name}</bdi>, {email}, wrote:
        </MailText>
        {message.split(/[\r\n]+/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
          <MailQuote key={index}>{paragraph}</MailQuote>
        ))}
        <MailText>Answer this mail to write to {email}.</MailText>
      </MailLayout>
    ),
  };
}
