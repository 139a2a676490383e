import type { MemberRole } from "@/db/enums";
import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { INVITATION_DAYS, roleLabels } from "../rules";

export interface InvitationMailData {
  company: string;
  invitedBy: string | null;
  role: MemberRole;
  hasAccount: boolean;
  token: string;
  appUrl: string;
}

export function invitationMail({
  company,
  invitedBy,
  role,
  hasAccount,
  token,
  appUrl,
}: InvitationMailData): MailTemplate {
  const sender = invitedBy ?? "An Admin";
  const heading = `Join ${company} on ${PRODUCT_NAME}`;
  return {
    subject: heading,
    element: (
      <MailLayout
        preview={`You are invited as ${roleLabels[role]}.`}
        heading={heading}
        appUrl={appUrl}
        reason={
          hasAccount
            ? undefined
            : `You get this mail because ${sender} entered your address to invite you. It has no account at ${PRODUCT_NAME}, and gets one only if you sign up.`
        }
      >
        <MailText>
          <bdi>{sender}</bdi> invites you to <bdi>{company}</bdi> as {roleLabels[role]}.
          {!hasAccount && " You have no account yet: the link leads to the sign-up."}
        </MailText>
        <MailAction href={`${appUrl}/invitation/${encodeURIComponent(token)}`}>See the invitation</MailAction>
        <MailText>
          The link works once, within {INVITATION_DAYS} days. If you do not know <bdi>{company}</bdi>, you
          need not do anything.
        </MailText>
      </MailLayout>
    ),
  };
}
