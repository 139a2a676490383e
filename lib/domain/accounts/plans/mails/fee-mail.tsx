import { PRODUCT_NAME } from "@/lib/product";
import { utcDay } from "@/lib/utils/dates";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { feeText, plannedFeeText, plans, planTexts } from "../rules";

export interface FeeMailData {
  name: string;
  /** The first day (UTC) on which the new fee applies to the receiver: 2027-03-01. */
  day: string;
  monthlyFee: number;
  appUrl: string;
}

export function feeMail({ name, day, monthlyFee, appUrl }: FeeMailData): MailTemplate {
  const change = plannedFeeText(utcDay(`${day}T00:00:00Z`), monthlyFee);
  return {
    subject: `${PRODUCT_NAME}: The fee of your plan changes`,
    element: (
      <MailLayout preview={change} heading="The fee of your plan changes" appUrl={appUrl}>
        <MailText>
          Hello <bdi>{name}</bdi>. {change} Now it is {feeText(plans.premium.monthlyFee)}.
        </MailText>
        <MailText>{planTexts.fees}</MailText>
        <MailAction href={`${appUrl}/settings/subscription`}>Open your plan</MailAction>
      </MailLayout>
    ),
  };
}
