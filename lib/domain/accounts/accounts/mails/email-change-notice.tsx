import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface EmailChangeNoticeData {
  name: string;
  token: string;
  /** The address that the account is to have. */
  newEmail: string | null;
  appUrl: string;
}

/** This mail goes to the old address: its owner can stop the change, and for seven days take it back. */
export function emailChangeNoticeMail(data: EmailChangeNoticeData): MailTemplate {
  const { name, token, newEmail, appUrl } = data;
  return {
    subject: `Your ${PRODUCT_NAME} e-mail address is being changed`,
    element: (
      <MailLayout
        preview="If it was you, all is well."
        heading="Your e-mail address is being changed"
        appUrl={appUrl}
      >
        <MailText>
          Hello <bdi>{name}</bdi>, somebody who knows your password asked to change the address of your
          account
          {newEmail ? ` to ${newEmail}` : ""}. It changes once the link that we sent there is opened.
        </MailText>
        <MailText>
          If it was you, all is well. If not, this button keeps your address and signs everybody out. It works
          for seven days, also after the change.
        </MailText>
        <MailAction href={`${appUrl}/change-email?stop=${encodeURIComponent(token)}`}>
          Keep this address
        </MailAction>
      </MailLayout>
    ),
  };
}
