import { MailAction, MailLayout, MailText } from "@/lib/platform/mail/mail-layout";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { PRODUCT_NAME } from "@/lib/product";
import { questionPath } from "../rules";

const HEADING = "Our staff ask you something";

export function questionMail(facts: {
  id: string;
  name: string;
  question: string;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}): MailTemplate {
  return {
    subject: `${PRODUCT_NAME}: ${HEADING}`,
    element: (
      <MailLayout
        preview={facts.question}
        heading={HEADING}
        appUrl={facts.appUrl}
        unsubscribeUrl={facts.unsubscribeUrl}
      >
        <MailText>
          Hello <bdi>{facts.name}</bdi>. Before they decide about a report, our staff would like to hear you.
        </MailText>
        <MailText>They write: {facts.question}</MailText>
        <MailAction href={`${facts.appUrl}${questionPath(facts.id)}`}>Answer</MailAction>
      </MailLayout>
    ),
  };
}
