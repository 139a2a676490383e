import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface RemovalMailData {
  company: string;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

export function removalMail({ company, appUrl, unsubscribeUrl }: RemovalMailData): MailTemplate {
  const heading = `You are no longer a member of ${company}`;
  return {
    subject: heading,
    element: (
      <MailLayout {...{ heading, appUrl, unsubscribeUrl }} preview="An Admin or Manager removed you.">
        <MailText>
          You act for its newsrooms no more, and invitations that you sent have ended. What you made stays
          with the company.
        </MailText>
        <MailText>Your account is yours as before, with a profile of your own.</MailText>
        <MailAction href={`${appUrl}/dashboard`}>To your dashboard</MailAction>
      </MailLayout>
    ),
  };
}
