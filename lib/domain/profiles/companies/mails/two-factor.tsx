import { utcDay } from "@/lib/utils/dates";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface TwoFactorMailData {
  company: string;
  /** The end of the grace, ISO 8601 in UTC. */
  until: string;
  appUrl: string;
}

export function twoFactorMail({ company, until, appUrl }: TwoFactorMailData): MailTemplate {
  const heading = `${company} asks you to set up two-factor sign-in`;
  return {
    subject: heading,
    element: (
      <MailLayout {...{ heading, appUrl }} preview={`You may go on without it until ${utcDay(until)}.`}>
        <MailText>
          You may go on without it until {utcDay(until)}. From then on signing in leads to the set-up first,
          and your API tokens are refused until it is done.
        </MailText>
        <MailText>It takes an authenticator app and about two minutes.</MailText>
        <MailAction href={`${appUrl}/settings/security`}>Set it up</MailAction>
      </MailLayout>
    ),
  };
}
