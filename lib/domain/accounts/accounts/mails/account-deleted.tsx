import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface AccountDeletedData {
  name: string;
  token: string;
  supportEmail: string;
  appUrl: string;
}

export function accountDeletedMail({ name, token, supportEmail, appUrl }: AccountDeletedData): MailTemplate {
  return {
    subject: `Your ${PRODUCT_NAME} account is being deleted`,
    element: (
      <MailLayout
        preview="It goes for good in 24 hours. Until then you can restore it."
        heading="Your account is being deleted"
        appUrl={appUrl}
      >
        <MailText>
          Hello <bdi>{name}</bdi>, we received the request to delete your account. You are signed out
          everywhere and nobody sees your profile any more. In 24 hours everything goes for good.
        </MailText>
        <MailText>
          If you changed your mind, or it was not you, this link brings everything back. It is good for 24
          hours.
        </MailText>
        <MailAction href={`${appUrl}/restore-account?token=${encodeURIComponent(token)}`}>
          Restore my account
        </MailAction>
        <MailText>If it does not work, write to {supportEmail} within these 24 hours.</MailText>
      </MailLayout>
    ),
  };
}
