import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface NewsletterConfirmData {
  token: string;
  appUrl: string;
  unsubscribeUrl: string;
}

export function newsletterConfirmMail({
  token,
  appUrl,
  unsubscribeUrl,
}: NewsletterConfirmData): MailTemplate {
  return {
    subject: `Confirm your ${PRODUCT_NAME} newsletter`,
    element: (
      <MailLayout
        preview="One click, and the next letter comes to you."
        heading="Do you want our newsletter?"
        appUrl={appUrl}
        unsubscribeUrl={unsubscribeUrl}
        reason={`You get this mail because this address was entered for the newsletter of ${PRODUCT_NAME}.`}
      >
        <MailText>
          This address was entered for the newsletter of {PRODUCT_NAME}: at most one letter a month, about
          what desks are looking for. Please confirm that you want it.
        </MailText>
        <MailAction href={`${appUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`}>
          Confirm the newsletter
        </MailAction>
        <MailText>
          The link is good for seven days. If it was not you, you need not do anything: without this click no
          newsletter comes.
        </MailText>
      </MailLayout>
    ),
  };
}
