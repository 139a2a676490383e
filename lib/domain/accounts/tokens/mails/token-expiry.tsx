import { PRODUCT_NAME } from "@/lib/product";
import { utcMoment } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";

export interface TokenExpiryMailData {
  name: string;
  /** The company's name, where the token is a company's. */
  company: string | null;
  /** ISO 8601 */
  expiresAt: string;
  appUrl: string;
  unsubscribeUrl: string | undefined;
}

export function tokenExpiryMail(data: TokenExpiryMailData): MailTemplate {
  const { name, company, expiresAt, appUrl, unsubscribeUrl } = data;
  const heading = `The API token ${quoted(name)} expires soon`;
  const at = company ? "/company-management?tab=settings#tokens" : "/settings/tokens";
  return {
    subject: `${PRODUCT_NAME}: ${heading}`,
    element: (
      <MailLayout
        preview={`It works until ${utcMoment(expiresAt)}.`}
        {...{ heading, appUrl, unsubscribeUrl }}
      >
        <MailText>
          {company ? `This token of ${company}` : "This token of yours"} works until {utcMoment(expiresAt)}.
          What uses it stops then. Rotate it to get a new one, or let it end.
        </MailText>
        <MailAction href={`${appUrl}${at}`}>See the token</MailAction>
      </MailLayout>
    ),
  };
}
