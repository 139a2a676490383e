import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export function removalMail({ company, appUrl }: { company: string; appUrl: string }): MailTemplate {
  const heading = `You are no longer a member of ${company}`;
  return {
    subject: heading,
    element: (
      <MailLayout preview="An Admin or Manager removed you." heading={heading} appUrl={appUrl}>
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
