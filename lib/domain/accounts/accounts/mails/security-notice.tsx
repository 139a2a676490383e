import { PRODUCT_NAME } from "@/lib/product";
import { utcMoment } from "@/lib/utils/dates";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export const securityEvents = [
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_new",
  "recovery_code_used",
  "email_changed",
  "email_stays",
  "account_restored",
  "data_copied",
  "mail_resumed",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export interface SecurityNoticeData {
  name: string;
  /** The moment in UTC. */
  at: Date;
  supportEmail: string;
  appUrl: string;
}

const TEXTS: Record<SecurityEvent, [heading: string, text: string]> = {
  two_factor_on: ["Two-factor sign-in is on", "Your account now asks for a code besides the password."],
  two_factor_off: [
    "Two-factor sign-in is off",
    "Your account no longer asks for a code besides the password.",
  ],
  recovery_codes_new: [
    "You have new recovery codes",
    "New recovery codes were made for your account, and the earlier ones ended.",
  ],
  recovery_code_used: [
    "A recovery code was used",
    "Somebody signed in to your account with its password and a recovery code, which works no more.",
  ],
  email_changed: [
    "Your e-mail address is changed",
    "This address is the one of your account now: you sign in with it.",
  ],
  email_stays: [
    "Your e-mail address stays as it was",
    "A change of your account's address was stopped, and everybody was signed out. Whoever asked for it knew your password: please choose a new one.",
  ],
  account_restored: ["Your account is back", "Your account was about to be deleted and was restored."],
  data_copied: [
    "Your data was downloaded",
    "Somebody signed in to your account downloaded a copy of everything it holds.",
  ],
  mail_resumed: [
    "Our mails reach you again",
    "Its mail server had refused a mail from us, and you asked us to try this address again.",
  ],
};

export function securityNoticeMail(kind: SecurityEvent, data: SecurityNoticeData): MailTemplate {
  const { name, at, supportEmail, appUrl } = data;
  const [heading, text] = TEXTS[kind];
  return {
    subject: `${PRODUCT_NAME}: ${heading}`,
    element: (
      <MailLayout preview="If it was you, all is well." heading={heading} appUrl={appUrl}>
        <MailText>
          Hello <bdi>{name}</bdi>. {text} This was on {utcMoment(at.toISOString())}.
        </MailText>
        <MailText>
          If it was you, all is well. If not, set a new password at once and write to {supportEmail}.
        </MailText>
        <MailAction href={`${appUrl}/forgot-password`}>It was not me</MailAction>
      </MailLayout>
    ),
  };
}
