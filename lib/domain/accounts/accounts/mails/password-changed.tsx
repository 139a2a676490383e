import { PRODUCT_NAME } from "@/lib/product";
import { utcMoment } from "@/lib/utils/dates";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface PasswordChangedData {
  name: string;
  /** The moment in UTC. */
  changedAt: Date;
  supportEmail: string;
  appUrl: string;
}

export function passwordChangedMail(data: PasswordChangedData): MailTemplate {
  const { name, changedAt, supportEmail, appUrl } = data;
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    element: (
      <MailLayout preview="If it was you, all is well." heading="Your password was changed" appUrl={appUrl}>
        <MailText>
          Hello <bdi>{name}</bdi>, the password of your account was changed on{" "}
          {utcMoment(changedAt.toISOString())}. Wherever else you were signed in, you are signed out now.
        </MailText>
        <MailText>
          If it was you, all is well. If not, set a new one at once and write to {supportEmail}.
        </MailText>
        <MailAction href={`${appUrl}/forgot-password`}>It was not me</MailAction>
      </MailLayout>
    ),
  };
}
