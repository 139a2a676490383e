import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface ConfirmNewEmailData {
  name: string;
  token: string;
  appUrl: string;
}

/** This mail goes to the new address, with the link that makes it the account's for 24 hours. */
export function confirmNewEmailMail({ name, token, appUrl }: ConfirmNewEmailData): MailTemplate {
  return {
    subject: `Confirm your new e-mail address for ${PRODUCT_NAME}`,
    element: (
      <MailLayout
        preview="Your account moves to this address with one click."
        heading="Confirm your new e-mail address"
        appUrl={appUrl}
      >
        <MailText>
          Hello <bdi>{name}</bdi>, please confirm that this address is yours. From then on you sign in with
          it, and our mails come here.
        </MailText>
        <MailAction href={`${appUrl}/change-email?token=${encodeURIComponent(token)}`}>
          Use this address
        </MailAction>
        <MailText>
          The link is good for 24 hours and works once. If you did not ask for it, you need not do anything:
          without this click nothing changes.
        </MailText>
      </MailLayout>
    ),
  };
}
