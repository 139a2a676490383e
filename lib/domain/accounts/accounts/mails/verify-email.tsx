import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface VerifyEmailData {
  name: string;
  token: string;
  appUrl: string;
}

export function verifyEmailMail({ name, token, appUrl }: VerifyEmailData): MailTemplate {
  return {
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    element: (
      <MailLayout
        preview="One click, and you can send pitches and messages."
        heading="Confirm your e-mail address"
        appUrl={appUrl}
      >
        <MailText>
          Hello <bdi>{name}</bdi>, welcome to {PRODUCT_NAME}. Please confirm that this address is yours. After
          that you can send pitches and messages.
        </MailText>
        <MailAction href={`${appUrl}/verify-email?token=${encodeURIComponent(token)}`}>
          Confirm this address
        </MailAction>
        <MailText>
          The link is good for 24 hours. If you did not sign up, you need not do anything: without this click
          the address stays unconfirmed.
        </MailText>
      </MailLayout>
    ),
  };
}
