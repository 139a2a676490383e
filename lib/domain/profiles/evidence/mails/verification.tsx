import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailQuote, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { VERIFICATION_PATH, type VerificationNews, verificationNews } from "../rules";

export interface VerificationMailData {
  name: string;
  news: VerificationNews;
  /** The subject of the decision, and the reviewer's reason; null where it is about the website. */
  submission: { outlet: string; url: string; reviewReason: string } | null;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

/** The mail is about a decision on an appeal, or the loss of a website's proof. */
export function verificationMail(data: VerificationMailData): MailTemplate {
  const { name, news, submission, appUrl, unsubscribeUrl } = data;
  const [heading, text] = verificationNews[news];
  return {
    subject: `${PRODUCT_NAME}: ${heading}`,
    element: (
      <MailLayout preview={text} {...{ heading, appUrl, unsubscribeUrl }}>
        <MailText>
          Hello <bdi>{name}</bdi>. {text}
        </MailText>
        {submission && (
          <>
            <MailText>
              {submission.outlet}: {submission.url}
            </MailText>
            <MailQuote>{submission.reviewReason}</MailQuote>
          </>
        )}
        <MailAction href={`${appUrl}${VERIFICATION_PATH}`}>See your verification</MailAction>
      </MailLayout>
    ),
  };
}
