import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface ResetPasswordData {
  name: string;
  token: string;
  appUrl: string;
}

export function resetPasswordMail({ name, token, appUrl }: ResetPasswordData): MailTemplate {
  return {
    subject: `Choose a new password for ${PRODUCT_NAME}`,
    element: (
      <MailLayout preview="The link is good for one hour." heading="Choose a new password" appUrl={appUrl}>
        <MailText>
          Hello <bdi>{name}</bdi>, somebody, most likely you, asked to set a new password for your account.
        </MailText>
        <MailAction href={`${appUrl}/reset-password?token=${encodeURIComponent(token)}`}>
          Choose a new password
        </MailAction>
        <MailText>
          The link is good for one hour and works once. If it was not you, ignore this mail: your password
          stays as it is.
        </MailText>
      </MailLayout>
    ),
  };
}
